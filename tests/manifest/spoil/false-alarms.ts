// Checks that sound manifests have no problem: the fixtures, and sites drawn by seed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../../../src/manifest/load.ts'
import { problemsOf } from './judge.ts'
import { type Files, soundSite } from './sound.ts'

/** Returns the problems found, each with its manifest; an empty list if all is well. */
export function falseAlarms(root: string, drawn: number): string[] {
  const read = (folder: string, names: readonly string[]): Files =>
    new Map(names.map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]))
  const practice = 'tests/fixtures/practice'
  const pages = readdirSync(join(root, practice, 'pages')).map((name) => `pages/${name}`)
  const bakery = readFileSync(join(root, 'tests/fixtures/bakery.yaml'), 'utf8')
  const shipped: [string, Files][] = [
    ['the ferry company', read('tests/fixtures/two-readings', ['site.yaml'])],
    ['the bakery', new Map([['site.yaml', bakery]])],
    ['the practice', read(practice, ['site.yaml', ...pages])],
  ]
  const found = shipped.flatMap(([name, files]) =>
    problemsOf(files, root).map(({ file, line, code }) => `${name}: ${file}:${line} ${code}`),
  )
  for (let seed = 1; seed <= drawn; seed++) {
    const files = soundSite(seed * 13, 3)
    const included = [...files].flatMap(([file, text]) => (file === 'site.yaml' ? [] : [{ file, text }]))
    const { problems } = load(files.get('site.yaml') ?? '', 'site.yaml', { readIncluded: () => included })
    found.push(
      ...problems.map(({ file, line, code, message }) => `seed ${seed * 13}: ${file}:${line} ${code} ${message}`),
    )
  }
  return found
}
