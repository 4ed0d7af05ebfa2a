// Pages of a large site that other threads read for a build count as if it had read them itself.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { benchFiles, benchPages } from '../../bench/content.ts'
import { putFiles } from '../../bench/put-files.ts'
import { manifestFiles, randomSite } from '../../bench/random/random-site.ts'
import { loadFile } from '../../src/files/load-file.ts'
import { PageCache } from '../../src/files/page-cache.ts'
import type { Loaded } from '../../src/manifest/load.ts'
import { Memo } from '../../src/manifest/read/memo.ts'
import { PageReaders } from '../../src/publish/readers/page-readers.ts'
import { compileTools } from '../../tools/setup/compile.mjs'
import { isWhole } from '../how-much.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))
const texts = new Map(benchFiles(benchPages(24), 4))
const included = [...texts.keys()].filter((name) => name.startsWith('pages/')).sort()
let code = { folder: '', sourceHash: '' }
let folder = ''

beforeAll(async () => {
  code = await compileTools(engine)
}, 60_000)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-readers-'))
  putFiles(folder, texts)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const cache = () => join(folder, 'node_modules', '.cache', 'lectern')
const manifest = () => join(folder, 'site.yaml')

/** All files are for threads, few as they are. */
const readersOf = (compiled = code.folder) =>
  new PageReaders({
    engine,
    code: { ...code, folder: compiled, cache: cache() },
    task: { manifest: manifest(), cache: cache(), sourceHash: code.sourceHash },
    large: 0,
    here: 0,
  })

/** What a load finds; `from` names the files whose pages came from a thread. */
async function loadedWith(readers?: PageReaders) {
  const from: string[] = []
  const others = readers && {
    pages: (file: string) => {
      const pages = readers.pages(file)
      if (pages) from.push(file)
      return pages
    },
  }
  const pageCache = new PageCache(cache(), code.sourceHash, manifest(), others)
  const loaded = loadFile(manifest(), {
    root: folder,
    memo: new Memo(pageCache),
    included: (files) => readers?.included(files, (file) => pageCache.holds(file)),
  })
  const answer = answerOf(loaded)
  await readers?.ended()
  return { ...answer, from: from.map((file) => file.slice(file.indexOf('pages/'))).sort() }
}

/** With every page read, and where every problem stands. */
const answerOf = ({ problems, site }: Loaded) => ({ problems, site: JSON.stringify(site) })

const change = (file: string, work: (text: string) => string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = work(text)
  expect(changed).not.toBe(text)
  writeFileSync(join(folder, file), changed)
}

const [first = '', second = '', third = ''] = included

/** What may stand in the files, and which of them are left to the build then. */
const states: Record<string, { left?: readonly string[]; put?: () => void }> = {
  'a site without a mistake': {},
  'a misspelt key': { left: [second], put: () => change(second, (text) => text.replace('title:', 'titel:')) },
  'a torn line': { left: [second], put: () => change(second, (text) => text.replace('title: ', 'title: "')) },
  'a link to no page': { put: () => change(second, (text) => text.replace(/to: \S+/, 'to: /nowhere')) },
  'a page that is there twice': {
    put: () => change(third, (text) => text + readFileSync(join(folder, first), 'utf8')),
  },
  'a problem that is set aside': {
    left: [second],
    put: () => change(second, (text) => `# lectern-ignore dead-link until 2030-01-01: soon\n${text}`),
  },
  'a manifest that takes the full parser': {
    left: included,
    put: () =>
      change('site.yaml', (text) =>
        text.replace('name: Bench', 'name: &name Bench').replace('copyright: Bench', 'copyright: *name'),
      ),
  },
}

describe('pages that threads have read', () => {
  it.each(Object.entries(states))('give what one thread finds: %s', async (_, { left = [], put = () => {} }) => {
    put()
    const { from: none, ...alone } = await loadedWith()
    expect(none).toEqual([])
    rmSync(cache(), { recursive: true, force: true })
    const { from, ...together } = await loadedWith(readersOf())
    expect(together).toEqual(alone)
    expect(from).toEqual(included.filter((file) => !left.includes(file)))
  })

  it('are on the disk for the next build', async () => {
    await loadedWith(readersOf())
    const next = new PageCache(cache(), code.sourceHash, manifest())
    const asked = await loadedWith(readersOf())
    expect(readdirSync(cache()).some((name) => name.startsWith('pages-'))).toBe(true)
    expect(asked.from).toEqual([])
    expect(asked.problems).toEqual([])
    expect(included.every((file) => next.holds(join(folder, file)))).toBe(true)
  })

  it('are read by the build where no thread can begin', async () => {
    const { from, ...together } = await loadedWith(readersOf(join(folder, 'nowhere')))
    rmSync(cache(), { recursive: true, force: true })
    const { from: none, ...alone } = await loadedWith()
    expect(together).toEqual(alone)
    expect([from, none]).toEqual([[], []])
  })
})

describe.runIf(isWhole)('a site of 4,600 pages, drawn at random', () => {
  const home = mkdtempSync(join(tmpdir(), 'lectern-many-'))
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  it('is built the same by several threads and by one', { timeout: 120_000 }, () => {
    putFiles(home, manifestFiles(randomSite(23, 4600)))
    const build = (out: string, ...options: string[]) => {
      const args = ['build', '--manifest', 'site.yaml', '--out', out, '--host', 'netlify', ...options]
      const profiles = join(home, `profiles-${out}`)
      const { status, stderr } = spawnSync(
        process.execPath,
        [
          '--cpu-prof',
          `--cpu-prof-dir=${profiles}`,
          '--cpu-prof-interval=20000',
          join(engine, 'tools/run.mjs'),
          ...args,
        ],
        { cwd: home },
      )
      expect(status, String(stderr)).toBe(0)
      // Each thread leaves a profile of what has run in it.
      const ran = readdirSync(profiles).map((name) => readFileSync(join(profiles, name), 'utf8'))
      return ran.filter((profile) => profile.includes('page-reader.cjs')).length
    }
    expect(build('together')).toBeGreaterThan(0)
    // One stage after another, and each in one thread.
    expect(build('alone', '--timings')).toBe(0)
    expect(filesOf(join(home, 'together'))).toEqual(filesOf(join(home, 'alone')))
  })
})

const filesOf = (out: string) =>
  new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.startsWith('.') || !statSync(join(out, name)).isFile()
        ? []
        : [[name, readFileSync(join(out, name), 'latin1')]],
    ),
  )
