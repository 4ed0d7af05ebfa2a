import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { ManifestWatch } from '../../src/project/manifest-watch.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const refresh = vi.fn<(changed?: ReadonlySet<string>) => void>()
let watch: ManifestWatch
let manifest: string
let page: string

beforeEach(() => {
  refresh.mockClear()
  const folder = temporaryFolder()
  putFiles(folder, { 'site.yaml': 'a\n', 'pages/own.yaml': 'b\n' })
  manifest = join(folder, 'site.yaml')
  page = join(folder, 'pages', 'own.yaml')
  watch = new ManifestWatch(manifest, refresh)
  watch.include([page])
})
afterEach(() => watch.close())

const called = (changed?: ReadonlySet<string>) =>
  vi.waitFor(() => expect(refresh).toHaveBeenCalledWith(changed), { interval: 5 })

it('a file that is written is named', async () => {
  appendFileSync(page, '# more\n')
  await called(new Set([page]))
})

it('the manifest is named beside a file that is written with it', async () => {
  appendFileSync(page, '# more\n')
  appendFileSync(manifest, '# more\n')
  await called(new Set([page, manifest]))
})

it('a file that another takes the place of is named', async () => {
  writeFileSync(`${page}.tmp`, 'c\n')
  renameSync(`${page}.tmp`, page)
  await called(new Set([page]))
})

it('a file that is moved away before it is written is named, and not found missing', async () => {
  renameSync(page, `${page}~`)
  await new Promise((resolve) => setImmediate(resolve))
  writeFileSync(page, 'c\n')
  await called(new Set([page]))
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('with a file that is added, any may have changed', async () => {
  putFiles(join(page, '..'), { 'other.yaml': 'c\n' })
  await called(undefined)
})

it('a file of another kind is left out', async () => {
  putFiles(join(page, '..'), { 'notes.txt': 'c\n' })
  appendFileSync(page, '# more\n')
  await called(new Set([page]))
})
