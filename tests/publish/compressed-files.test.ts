import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { benchManifest, benchmarkPages } from '../../bench/content.ts'
import { filesUnder } from '../../src/files-under.ts'
import type { Host } from '../../src/publish/hosts/host.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { worthWorkers } from '../../src/publish/page-workers.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import build from '../../tools/build.ts'
import { root } from '../pages/built-site.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const hostsThat = (are: (host: Host) => boolean) => Object.entries(hosts).filter(([, host]) => are(host))

function project(pages: number) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public'))
  const manifest = join(folder, 'site.yaml')
  const out = join(folder, 'dist')
  writeFileSync(manifest, benchManifest(benchmarkPages(pages)))
  return {
    out,
    folder,
    edit: (from: string, to: string) => writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(from, to)),
    take: (pages: number) => writeFileSync(manifest, benchManifest(benchmarkPages(pages))),
    run: (...more: string[]) => build(['--manifest', manifest, '--out', out, ...more], root, engineContext()),
  }
}

/** Names of the compressed files below a folder, sorted. */
const compressedIn = (out: string) =>
  filesUnder(out)
    .filter((name) => /\.(br|gz)$/.test(name))
    .sort()

/** Names of the compressed files whose content differs from the file beside them. */
const stale = (out: string) =>
  compressedIn(out).filter((name) => {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync
    const beside = join(out, name.replace(/\.\w+$/, ''))
    return !existsSync(beside) || !unpack(readFileSync(join(out, name))).equals(readFileSync(beside))
  })

describe('a build', () => {
  it('writes a changed page again in every encoding, and leaves the other files alone', async () => {
    const { out, edit, run } = project(5)
    await run()
    const before = new Map(compressedIn(out).map((name) => [name, statSync(join(out, name)).mtimeMs]))
    expect(before.size).toBeGreaterThan(10)
    edit('Page 3 tells in sentence 3', 'Page 3 says in sentence 3')
    await run()
    const written = compressedIn(out).filter((name) => statSync(join(out, name)).mtimeMs !== before.get(name))
    expect(written).toEqual(
      ['lectern-build.json', 'pages/page-3/index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
    )
    expect(stale(out)).toEqual([])
    expect(String(brotliDecompressSync(readFileSync(join(out, 'pages/page-3/index.html.br'))))).toContain('Page 3 says')
  })

  it('compresses pages, and the page for unknown addresses, with Brotli at its best level', async () => {
    const { out, run } = project(3)
    await run()
    for (const name of ['index.html', '404.html']) {
      const page = readFileSync(join(out, name))
      const best = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
      expect(readFileSync(join(out, `${name}.br`)).length, name).toBeLessThanOrEqual(best.length + 8)
    }
  })

  it('removes the compressed files of a page with the page', async () => {
    const { out, take, run } = project(5)
    await run()
    take(4)
    await run()
    expect(compressedIn(out).filter((name) => name.includes('page-4'))).toEqual([])
    expect(existsSync(join(out, 'pages/page-4'))).toBe(false)
    expect(stale(out)).toEqual([])
  })

  it('restores deleted compressed files with the next change', async () => {
    const { out, edit, run } = project(4)
    await run()
    const before = compressedIn(out)
    for (const name of before) rmSync(join(out, name))
    edit('The same pages for every builder.', 'Other words.')
    await run()
    expect(compressedIn(out)).toEqual(before)
    expect(stale(out)).toEqual([])
  })

  it.each(hostsThat((host) => !host.sendsCompressed))(
    'for %s, which compresses by itself, has no compressed files, also after a build that had them',
    async (host) => {
      const { out, run } = project(3)
      await run()
      expect(compressedIn(out)).toContain('index.html.br')
      await run('--host', host)
      expect(compressedIn(out)).toEqual([])
      await run()
      expect(compressedIn(out)).toContain('index.html.gz')
      expect(stale(out)).toEqual([])
    },
  )

  it.each(hostsThat((host) => host.sendsCompressed))(
    'for %s, which sends compressed files, has them for all files but the configuration of the host',
    async (name, host) => {
      const { out, run } = project(3)
      await run('--host', name)
      expect(compressedIn(out)).toContain('index.html.br')
      expect(compressedIn(out).filter((file) => host.files.includes(file.replace(/\.(br|gz)$/, '')))).toEqual([])
    },
  )

  describe('of a large site, whose pages are written by workers,', () => {
    const pages = worthWorkers + 2

    slow('compresses every page to the same bytes as in a small site', async () => {
      const [large, small] = [project(pages), project(5)]
      await large.run()
      await small.run()
      const ofPages = compressedIn(large.out).filter((name) => name.includes('.html'))
      // The screen for unknown addresses is one page more.
      expect(ofPages).toHaveLength(2 * (pages + 1))
      expect(stale(large.out)).toEqual([])
      for (const name of ['pages/page-3/index.html.br', 'pages/page-3/index.html.gz'])
        expect(readFileSync(join(large.out, name)).equals(readFileSync(join(small.out, name))), name).toBe(true)
    })

    slow('writes only changed pages, in every encoding, and leaves no temporary files behind', async () => {
      const { out, edit, run, take } = project(pages)
      await run()
      const before = new Map(compressedIn(out).map((name) => [name, statSync(join(out, name)).mtimeMs]))
      edit('Page 3 tells in sentence 3', 'Page 3 says in sentence 3')
      await run()
      const written = compressedIn(out).filter((name) => statSync(join(out, name)).mtimeMs !== before.get(name))
      expect(written).toEqual(
        ['lectern-build.json', 'pages/page-3/index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
      )
      edit('The same pages for every builder.', 'Other words on every page.')
      await run()
      expect(stale(out)).toEqual([])
      expect(filesUnder(out).filter((name) => name.endsWith('.new'))).toEqual([])
      take(4)
      await run()
      expect(compressedIn(out).filter((name) => name.includes('.html'))).toHaveLength(2 * 5)
    })

    slow.each(hostsThat((host) => !host.sendsCompressed).slice(0, 1))(
      'has no compressed files for a host that compresses by itself, such as %s, also after a build that had them',
      async (host) => {
        const { out, run } = project(pages)
        await run()
        await run('--host', host)
        expect(compressedIn(out)).toEqual([])
      },
    )
  })
})

describe('a compressed file', () => {
  const words = 'The same words. '.repeat(200)

  it('in the public folder of the site takes precedence over a generated one', async () => {
    const { folder, out } = project(1)
    writeFileSync(join(folder, 'public', 'words.txt'), words)
    writeFileSync(join(folder, 'public', 'words.txt.gz'), 'mine')
    for (const _ of ['at first', 'again']) {
      await writeSite(out, new Map(), join(folder, 'public'))
      expect(readFileSync(join(out, 'words.txt.gz'), 'utf8')).toBe('mine')
    }
    rmSync(join(folder, 'public', 'words.txt.gz'))
    await writeSite(out, new Map(), join(folder, 'public'))
    expect(stale(out)).toEqual([])
  })

  it('of a page in the public folder takes precedence over one that a worker generates', async () => {
    const { folder, out } = project(1)
    const pages = Array.from({ length: worthWorkers + 1 }, (_, at) => [`p${at}/index.html`, words + at] as const)
    mkdirSync(join(folder, 'public', 'p1'))
    writeFileSync(join(folder, 'public', 'p1', 'index.html.gz'), 'mine')
    for (const _ of ['at first', 'again']) {
      await writeSite(out, new Map(pages), join(folder, 'public'), root)
      expect(readFileSync(join(out, 'p1/index.html.gz'), 'utf8')).toBe('mine')
      expect(compressedIn(out)).toHaveLength(2 * pages.length)
    }
  })

  it('is written for every text, however small it is', async () => {
    const { out } = project(1)
    await writeSite(out, new Map([['words.txt', 'few words']]), '')
    expect(compressedIn(out)).toEqual(['words.txt.br', 'words.txt.gz'])
    expect(stale(out)).toEqual([])
  })

  it('contains neither the time nor the operating system of the build', async () => {
    const { out } = project(1)
    await writeSite(out, new Map([['words.txt', words]]), '')
    const [, , , , ...time] = readFileSync(join(out, 'words.txt.gz')).subarray(0, 8)
    expect([time, readFileSync(join(out, 'words.txt.gz'))[9]]).toEqual([[0, 0, 0, 0], 255])
  })

  it('is not counted among the files of the site', async () => {
    const { out } = project(1)
    const once = await writeSite(out, new Map([['words.txt', words]]), '')
    const twice = await writeSite(out, new Map([['words.txt', words]]), '')
    expect([once, twice]).toEqual([
      { written: 1, unchanged: 0, removed: 0 },
      { written: 0, unchanged: 1, removed: 0 },
    ])
  })
})
