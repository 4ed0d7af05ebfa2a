// A site made by the first release, with the present engine.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { migrateManifest as migrated } from '../../src/manifest/migrate/migrate.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { pageFile } from '../../src/site/addresses.ts'
import build from '../../tools/build.ts'
import init from '../../tools/init.ts'
import migrate from '../../tools/migrate.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { engine } = engineContext()
const fixture = join(engine, 'tests/fixtures/first-release')
const site = temporaryFolder()
const manifest = join(site, 'site.yaml')
const original = readFileSync(join(fixture, 'site.yaml'), 'utf8')

async function quietly(work: () => Promise<number>): Promise<[number, string]> {
  const { code, out } = await printedBy(work)
  return [code, out]
}

beforeAll(() => {
  cpSync(fixture, site, { recursive: true })
  mkdirSync(join(site, 'public'))
})

it('a site made by the first release migrates to the present format with every comment, and is valid', async () => {
  const [code] = await quietly(() => migrate([manifest], site, engineContext()))
  expect(code).toBe(0)
  const text = readFileSync(manifest, 'utf8')
  const comments = (of: string) => of.match(/(?<=^|\s)#(?![0-9a-f]{6}\b).*$/gm)
  expect(comments(text)).toEqual(comments(original))
  expect(comments(text)?.length).toBeGreaterThan(1)
  expect(loadFile(manifest, { root: site }).problems).toEqual([])
  expect((await quietly(() => migrate([manifest, '--check'], site, engineContext())))[0]).toBe(0)
})

it('a site made by the first release still answers at every address it had', async () => {
  const out = join(site, 'dist')
  expect((await quietly(() => build(['--manifest', manifest, '--out', out], site, engineContext())))[0]).toBe(0)
  const released = readFileSync(join(site, 'site.released.yaml'), 'utf8')
  const paths = [...(/^weekday:\n((?: {2}- .*\n)*)/m.exec(released)?.[1] ?? '').matchAll(/- (\S+)/g)]
  expect(paths.length).toBeGreaterThan(3)
  for (const [, path = ''] of paths) expect(existsSync(join(out, pageFile(path))), path).toBe(true)
})

it('a site made by the first release lists the files that have to be changed by hand', async () => {
  mkdirSync(join(site, 'supabase'), { recursive: true })
  const [, output] = await quietly(() => migrate([manifest], site, engineContext()))
  rmSync(join(site, 'supabase'), { recursive: true })
  expect(output).toContain('npm run supabase')
  expect(output).not.toContain('npm run schema')
})

it('a site made by the first release keeps its database: the migrations of a release never change', () => {
  const hashes: Record<string, string> = {
    '20261121090000_requests.sql': 'cf1f720a7fd39d1d28d40daeb6bfb5beef20667cc82db3942e068bdeb384ed25',
    '20261121090200_timer.sql': 'd338b28fe705b611f7473137ddab3af7163a6f137ab1baa9ef3e4142f38b8699',
    '20261121090300_tests.sql': '6055bdb4dbfbfd40020fb96ac53d8cf30bc1c2ff9cecad2e672879d7891a393d',
  }
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(engine, 'supabase/migrations', name)))
      .digest('hex')
  expect(Object.fromEntries(Object.keys(hashes).map((name) => [name, hashOf(name)]))).toEqual(hashes)
})

it('a manifest that is newer than the engine is refused with the version to install', () => {
  const newer = original.replace('lectern: 1', 'lectern: 99')
  const file = join(site, 'newer.yaml')
  writeFileSync(file, newer)
  expect(loadFile(file, { root: site }).problems).toMatchObject([
    {
      code: 'unknown-version',
      line: original.slice(0, original.indexOf('lectern: 1')).split('\n').length,
      hint: expect.stringContaining('"A newer Lectern" in docs/owner.md'),
    },
  ])
  expect(() => migrated(newer, 'site.yaml')).toThrow(
    expect.objectContaining({
      code: 'bad-manifest',
      hint: expect.stringContaining('"A newer Lectern" in docs/owner.md'),
    }),
  )
})

it('an upgrade refuses the options that apply to new sites only, and changes nothing', async () => {
  const before = readdirSync(site, { recursive: true }).length
  for (const [words, named] of [
    [['--news'], '--news'],
    [['--template', 'blank', '--language', 'de'], '--template, no --language'],
  ] as const)
    await expect(init([site, '--upgrade', '--no-install', ...words], site, engineContext())).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining(named),
    })
  expect(readdirSync(site, { recursive: true })).toHaveLength(before)
})
