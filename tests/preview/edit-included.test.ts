// Edits of a manifest that includes pages, in the preview's server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { twoReadingsText as original } from '../fixtures/two-readings-text.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

let folder: string
let manifest: string
let live: LiveManifest
beforeEach(() => {
  folder = temporaryFolder()
  manifest = join(folder, 'site.yaml')
  mkdirSync(join(folder, 'pages'))
  writeFileSync(manifest, original.replace(/^ {2}A:\n/m, '  A:\n    include: pages/*.yaml\n'))
})
afterEach(() => live.close())

const open = () => {
  live = liveSite(manifest)
}
const apply = (path: (string | number)[], expected: string, value: string) =>
  sessionOn(live).apply({ operations: [{ do: 'set', path, value, expect: expected }], base: 0, label: 'A change' })
    .outcome

it('an edit of an included page changes the included file, and not the manifest', () => {
  const page =
    '/more: # added later\n  title: More\n  description: More of it.\n  blocks:\n  - type: prose\n    text: Words.\n'
  writeFileSync(join(folder, 'pages', 'more.yaml'), page)
  open()
  const before = readFileSync(manifest, 'utf8')
  expect(apply(['readings', 'A', 'routes', '/more', 'blocks', 0, 'text'], 'Words.', 'Other words.')).toBe('done')
  expect(readFileSync(join(folder, 'pages', 'more.yaml'), 'utf8')).toBe(page.replace('Words.', 'Other words.'))
  expect(readFileSync(manifest, 'utf8')).toBe(before)
})

it('an edit beside a new included page with a mistake shows on the page at once', () => {
  const write = (name: string, more = '') =>
    writeFileSync(
      join(folder, 'pages', `${name}.yaml`),
      `/${name}:\n  title: ${name}\n  description: More of ${name}.\n  blocks: [{ type: prose, title: Words, text: Words.${more} }]\n`,
    )
  write('one')
  open()
  write('two', ', words: None.')
  expect(
    apply(
      ['readings', 'A', 'routes', '/', 'blocks', 0, 'title'],
      'Cross the estuary in your own time',
      'Another title',
    ),
  ).toBe('done')
  const home = live.shown({ reading: 'A', path: '/' })?.site.routes.find(({ path }) => path === '/')
  expect(home?.blocks[0]?.props.title).toBe('Another title')
})
