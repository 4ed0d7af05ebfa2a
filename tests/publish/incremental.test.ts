import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { benchManifest, benchPages } from '../../bench/content.ts'
import { hosts } from '../../src/publish/hosts/hosts.ts'
import { buildMarkFile } from '../../src/site/addresses.ts'
import build from '../../tools/build.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { root } from '../pages/built-site.ts'
import { engineContext } from '../repository/engine-context.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function project(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-build-'))
  folders.push(folder)
  mkdirSync(join(folder, 'public'))
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, text)
  return { folder, manifest, out: join(folder, 'dist') }
}

const run = (manifest: string, out: string, ...more: string[]) =>
  build(['--manifest', manifest, '--out', out, ...more], root, engineContext())

/** File below a folder → its content and when it was written. */
function filesOf(out: string) {
  const files = new Map<string, { text: string; at: number }>()
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(out, name)
    if (statSync(path).isFile() && !name.startsWith('.'))
      files.set(name, { text: readFileSync(path, 'latin1'), at: statSync(path).mtimeMs })
  }
  return files
}

describe('a second build', () => {
  it('writes the one page whose words changed, and gives the same as a first build would', async () => {
    const text = benchManifest(benchPages(12))
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
      buildMarkFile,
      ...['index.html', 'index.html.br', 'index.html.gz'].map((name) => join('pages', 'page-7', name)),
    ])
    const clean = join(folder, 'clean')
    await run(manifest, clean)
    expect([...filesOf(clean)].map(([name, { text }]) => [name, text])).toEqual(
      [...after].map(([name, { text }]) => [name, text]),
    )
  })

  it('changes every page when what they share changes', async () => {
    const text = benchManifest(benchPages(4))
    const { manifest, out } = project(text)
    await run(manifest, out)
    writeFileSync(manifest, text.replace('The same pages for every builder.', 'Other words.'))
    await run(manifest, out)
    for (const [name, { text }] of filesOf(out)) if (name.endsWith('.html')) expect(text).toContain('Other words.')
  })

  it('makes again what somebody took away, and takes away what is no longer part of the site', async () => {
    const { manifest, out } = project(benchManifest(benchPages(4)))
    await run(manifest, out)
    rmSync(join(out, 'pages'), { recursive: true })
    writeFileSync(manifest, benchManifest(benchPages(3)))
    await run(manifest, out)
    expect([...filesOf(out).keys()].filter((name) => /^pages.*\.html$/.test(name))).toEqual(
      [1, 2].map((page) => join('pages', `page-${page}`, 'index.html')),
    )
  })

  it.each(Object.entries(hosts).slice(0, 1))(
    'notices another host, such as %s, and another file under public',
    async (name, host) => {
      const { manifest, out, folder } = project(benchManifest(benchPages(3)))
      await run(manifest, out)
      writeFileSync(join(folder, 'public', 'note.txt'), 'new')
      await run(manifest, out, '--host', name)
      const written = [...filesOf(out).keys()]
      expect(written).toContain('note.txt')
      expect(written.filter((file) => host.files.includes(file))).not.toEqual([])
    },
  )

  it.each([
    ['of an older form', (ledger: object) => JSON.stringify({ ...ledger, format: undefined })],
    [
      'of a form that is yet to come',
      (ledger: object) => JSON.stringify({ ...ledger, format: 1000, names: ['index.html'] }),
    ],
    ['that is torn', (ledger: object) => JSON.stringify(ledger).slice(0, 400)],
    ['that holds something else', () => '[null]'],
  ])('makes everything again after a record %s', async (_, write) => {
    const { manifest, out, folder } = project(benchManifest(benchPages(3)))
    await run(manifest, out)
    const record = join(out, '.lectern-files.json')
    writeFileSync(record, write(JSON.parse(readFileSync(record, 'utf8')) as object))
    // What a page was made of by another build is not what this one makes of it.
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

  it('says that a host of files answers no form, until the manifest names who does', async () => {
    const saysSo = async (text: string, ...more: string[]) => {
      const { manifest, out } = project(text)
      const said: string[] = []
      const print = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
      await run(manifest, out, ...more)
      print.mockRestore()
      return said.join('').includes('Forms are sent to /functions/ of the site itself')
    }
    const backend = 'backend: { url: https://bakery.supabase.co, publishableKey: sb_publishable_1 }'
    expect(await saysSo(bakeryWith('top', ''), '--host', 'netlify')).toBe(true)
    expect(await saysSo(bakeryWith('top', backend), '--host', 'netlify')).toBe(false)
    expect(await saysSo(bakeryWith('top', ''))).toBe(false)
  })

  it('says of a host that wants each page in two files how large the pages are once', async () => {
    const { manifest, folder } = project(benchManifest(benchPages(3)))
    const saidFor = async (...more: string[]) => {
      const said: string[] = []
      const print = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
      await run(manifest, join(folder, more.join('')), ...more)
      print.mockRestore()
      return Number(/, (\d+) KB:/.exec(said.join(''))?.[1])
    }
    // Other hosts have no files for redirects and headers of that size.
    expect(Math.abs((await saidFor('--host', 'netlify')) - (await saidFor('--host', 'vercel')))).toBeLessThanOrEqual(2)
  })

  it('takes away what a build with another form of record wrote and this one does not', async () => {
    const { manifest, out } = project(benchManifest(benchPages(3)))
    await run(manifest, out)
    const record = join(out, '.lectern-files.json')
    const older = JSON.parse(readFileSync(record, 'utf8')) as { names: string[] }
    mkdirSync(join(out, 'assets'), { recursive: true })
    writeFileSync(join(out, 'assets/older.js'), 'older')
    writeFileSync(record, JSON.stringify({ names: [...older.names, 'assets/older.js'] }))
    await run(manifest, out)
    expect([...filesOf(out).keys()].filter((name) => name.includes('older'))).toEqual([])
  })
})
