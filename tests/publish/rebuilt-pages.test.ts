// An incremental build of a site of included files equals a clean build.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { benchFiles, benchmarkPages } from '../../bench/content.ts'
import { putFiles } from '../../bench/put-files.ts'
import build from '../../tools/build.ts'
import { builtFiles } from '../built-files.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const texts = new Map(benchFiles(benchmarkPages(12), 4))
let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
  putFiles(folder, texts)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const cache = () => join(folder, 'node_modules', '.cache', 'lectern')
const run = (out: string) =>
  build(['--manifest', join(folder, 'site.yaml'), '--out', join(folder, out)], folder, engineContext())

const contentOf = (out: string) => [...builtFiles(join(folder, out))].map((file) => file.join(' '))

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

/** Runs a build without cache; returns its files. */
async function cleanly(): Promise<string[]> {
  rmSync(cache(), { recursive: true, force: true })
  await run('clean')
  return contentOf('clean')
}

describe('pages rebuilt after a change', () => {
  it('show the changed value of a fact', async () => {
    change('site.yaml', 'readings:\n', 'facts:\n  word: Page\nreadings:\n')
    change('pages/part-002.yaml', 'title: "Page 6', 'title: "{facts.word} 6')
    change('pages/part-003.yaml', 'Page 9 tells in sentence 4', 'Page {facts.word} in sentence 4')
    await run('dist')
    change('site.yaml', 'word: Page', 'word: Side')
    await run('dist')
    expect(contentOf('dist').filter((file) => file.includes('Side')).length).toBeGreaterThan(1)
    expect(contentOf('dist')).toEqual(await cleanly())
  })

  it('move to their new path', async () => {
    await run('dist')
    change('pages/part-003.yaml', '/pages/page-11:\n', '/pages/moved:\n')
    change('pages/part-003.yaml', 'to: /pages/page-11\n', 'to: /pages/moved\n')
    await run('dist')
    expect(existsSync(join(folder, 'dist', 'pages', 'page-11', 'index.html'))).toBe(false)
    expect(contentOf('dist')).toEqual(await cleanly())
  })

  it('exclude those of a removed file', async () => {
    await run('dist')
    rmSync(join(folder, 'pages', 'part-003.yaml'))
    for (const file of readdirSync(join(folder, 'pages')))
      writeFileSync(
        join(folder, 'pages', file),
        readFileSync(join(folder, 'pages', file), 'utf8').replace(/to: \/pages\/page-(?:8|9|10|11)\n/g, 'to: /\n'),
      )
    await run('dist')
    expect(contentOf('dist')).toEqual(await cleanly())
  })

  slow('are the same from two builds that run at once', async () => {
    await Promise.all([run('one'), run('two')])
    expect(contentOf('one')).toEqual(contentOf('two'))
    expect(contentOf('one')).toEqual(await cleanly())
  })

  it('keep the last valid output while each build reports the same mistake', async () => {
    await run('dist')
    change('pages/part-002.yaml', 'descri', 'descry')
    const errorOfBuild = async () => run('dist').catch((error: unknown) => String(error).replace(/in \d+ ms/, ''))
    const first = await errorOfBuild()
    expect(first).toContain('pages/part-002.yaml')
    expect(await errorOfBuild()).toBe(first)
    expect(existsSync(join(folder, 'dist', 'index.html'))).toBe(true)
  })
})
