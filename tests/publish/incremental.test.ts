import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benchManifest, benchmarkPages } from '../../bench/content.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { buildMarkFile } from '../../src/site/addresses.ts'
import build from '../../tools/build.ts'
import { builtFiles } from '../built-files.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

function project(text: string) {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'public'))
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, text)
  return { folder, manifest, out: join(folder, 'dist') }
}

const run = (manifest: string, out: string, ...more: string[]) =>
  build(['--manifest', manifest, '--out', out, ...more], root, engineContext())

/** Content and modification time of each file below a folder, by name. */
const filesOf = (out: string) =>
  new Map([...builtFiles(out)].map(([name, text]) => [name, { text, at: statSync(join(out, name)).mtimeMs }]))

/** The first line of a record: what an unchanged build reads. */
const headOf = (record: string) => JSON.parse(record.split('\n', 1)[0] ?? '') as { names: string[] }

describe('a second build', () => {
  it('writes only the page whose words changed, and equals a clean build', async () => {
    const text = benchManifest(benchmarkPages(12))
    const { manifest, out, folder } = project(text)
    await run(manifest, out)
    const before = filesOf(out)
    writeFileSync(manifest, text.replace('Page 7 tells in sentence 3', 'Page 7 says in sentence 3'))
    await run(manifest, out)
    const after = filesOf(out)
    const changed = [...after].filter(
      ([name, { text, at }]) => before.get(name)?.text !== text || before.get(name)?.at !== at,
    )
    expect(changed.map(([name]) => name)).toEqual([
      ...[buildMarkFile, join('pages', 'page-7', 'index.html')].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
    ])
    const clean = join(folder, 'clean')
    await run(manifest, clean)
    expect([...filesOf(clean)].map(([name, { text }]) => [name, text])).toEqual(
      [...after].map(([name, { text }]) => [name, text]),
    )
  })

  it('changes every page when a text that all pages share changes', async () => {
    const text = benchManifest(benchmarkPages(4))
    const { manifest, out } = project(text)
    await run(manifest, out)
    writeFileSync(manifest, text.replace('The same pages for every builder.', 'Other words.'))
    await run(manifest, out)
    for (const [name, { text }] of filesOf(out)) if (name.endsWith('.html')) expect(text).toContain('Other words.')
  })

  it('restores deleted pages, and removes pages that are no longer part of the site', async () => {
    const { manifest, out } = project(benchManifest(benchmarkPages(4)))
    await run(manifest, out)
    rmSync(join(out, 'pages'), { recursive: true })
    writeFileSync(manifest, benchManifest(benchmarkPages(3)))
    await run(manifest, out)
    expect([...filesOf(out).keys()].filter((name) => /^pages.*\.html$/.test(name))).toEqual(
      [1, 2].map((page) => join('pages', `page-${page}`, 'index.html')),
    )
  })

  it.each(Object.entries(hosts).slice(0, 1))(
    'writes the files of another host, such as %s, and a new file of the public folder',
    async (name, host) => {
      const { manifest, out, folder } = project(benchManifest(benchmarkPages(3)))
      await run(manifest, out)
      writeFileSync(join(folder, 'public', 'note.txt'), 'new')
      await run(manifest, out, '--host', name)
      const written = [...filesOf(out).keys()]
      expect(written).toContain('note.txt')
      expect(written.filter((file) => host.files.includes(file))).not.toEqual([])
    },
  )

  it.each([
    ['of an older format', (text: string) => JSON.stringify({ ...headOf(text), format: undefined })],
    ['of a newer format', (text: string) => JSON.stringify({ ...headOf(text), format: 1000, names: ['index.html'] })],
    ['that is incomplete', (text: string) => text.slice(0, 400)],
    ['that ends after its first line', (text: string) => `${text.split('\n', 1)}\n`],
    ['that ends within its second line', (text: string) => text.slice(0, -3)],
    ['that contains something else', () => '[null]'],
  ])('writes every file again after a record %s', async (_, write) => {
    const { manifest, out, folder } = project(benchManifest(benchmarkPages(3)))
    await run(manifest, out)
    const record = join(out, '.lectern-files.json')
    writeFileSync(record, write(readFileSync(record, 'utf8')))
    // Stands for a page of an older version, which the build must replace.
    writeFileSync(join(out, 'index.html'), 'older')
    await run(manifest, out)
    const clean = join(folder, 'clean')
    await run(manifest, clean)
    const texts = (site: string) => [...filesOf(site)].map(([name, { text }]) => [name, text])
    expect(texts(out)).toEqual(texts(clean))
    const files = filesOf(out)
    await run(manifest, out)
    expect(filesOf(out)).toEqual(files)
  })

  it('notes that a static host answers no forms, unless the manifest names a backend', async () => {
    const notesIt = async (text: string, ...more: string[]) => {
      const { manifest, out } = project(text)
      const printed = await printedBy(() => run(manifest, out, ...more))
      return printed.out.includes('Forms are sent to /functions/ of the site itself')
    }
    const backend = 'backend: { url: https://bakery.supabase.co, publishableKey: sb_publishable_1 }'
    expect(await notesIt(bakeryWith('top', ''), '--host', 'netlify')).toBe(true)
    expect(await notesIt(bakeryWith('top', backend), '--host', 'netlify')).toBe(false)
    expect(await notesIt(bakeryWith('top', ''))).toBe(false)
  })

  it('counts the size of each page once for a host that needs it in two files', async () => {
    const { manifest, folder } = project(benchManifest(benchmarkPages(3)))
    const kilobytesFor = async (...more: string[]) => {
      const { out } = await printedBy(() => run(manifest, join(folder, more.join('')), ...more))
      return Number(/, (\d+) KB:/.exec(out)?.[1])
    }
    // The hosts differ only in their small files for redirects and headers.
    expect(
      Math.abs((await kilobytesFor('--host', 'netlify')) - (await kilobytesFor('--host', 'vercel'))),
    ).toBeLessThanOrEqual(2)
  })

  it('removes files that only a build with an older record format wrote', async () => {
    const { manifest, out } = project(benchManifest(benchmarkPages(3)))
    await run(manifest, out)
    const record = join(out, '.lectern-files.json')
    const older = headOf(readFileSync(record, 'utf8'))
    mkdirSync(join(out, 'assets'), { recursive: true })
    writeFileSync(join(out, 'assets/older.js'), 'older')
    writeFileSync(record, JSON.stringify({ names: [...older.names, 'assets/older.js'] }))
    await run(manifest, out)
    expect([...filesOf(out).keys()].filter((name) => name.includes('older'))).toEqual([])
  })
})
