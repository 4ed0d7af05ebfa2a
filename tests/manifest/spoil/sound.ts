// Sound manifests to spoil: the shipped site, the fixtures, and sites drawn by seed.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { manifestFiles, randomSite } from '../../../bench/random/random-site.ts'
import type { RandomWords } from '../../../bench/random/random-words.ts'
import { type Entry, outlineOf } from './outline.ts'

/** Texts by file, relative to the manifest's folder; the manifest is `site.yaml`. */
export type Files = ReadonlyMap<string, string>

export interface Sound {
  files: Files
  /** File to spoil. */
  file: string
  text: string
  lines: readonly string[]
  outline: readonly Entry[]
  /** Value of the manifest itself. */
  value: Manifest
}

interface Manifest {
  facts?: Record<string, string>
  forms?: Record<string, { fields: Record<string, unknown>[] }>
  fragments?: Record<string, unknown>
  readings: Record<string, { routes: Record<string, unknown>; redirects?: Record<string, string> }>
}

const known = new Map<string, Files>()

function filesOf(name: string, make: () => Files): Files {
  const files = known.get(name) ?? make()
  known.set(name, files)
  return files
}

/** Returns the first site from this seed on that uses all of its facts, since an unused one is a warning. */
export function soundSite(seed: number, pages = 4): Files {
  for (let at = seed; ; at++) {
    const files = manifestFiles(randomSite(at, pages))
    if ([...files.values()].some((text) => text.includes('{facts.office}'))) return files
  }
}

const fixture = (root: string, folder: string, names: readonly string[]): Files =>
  new Map(names.map((name) => [name, readFileSync(`${root}/${folder}/${name}`, 'utf8')]))

const values = new Map<string, Manifest>()
const soundTexts = new Map<string, Pick<Sound, 'lines' | 'outline'>>()

interface Drawing {
  /** Spoils the manifest itself, not an included file. */
  isManifest?: boolean
  /** Only manifests that load quickly. */
  isSmall?: boolean
}

/** Draws one of the manifests. */
export function drawSound(
  root: string,
  words: RandomWords,
  { isManifest = false, isSmall = false }: Drawing = {},
): Sound {
  const large = isSmall ? [] : ['site', 'site', 'random', 'random']
  const which = words.of([...large, 'random', 'bakery', 'practice'])
  const seed = words.between(1, 12)
  const pages = isSmall ? 2 : 4
  const files = filesOf(which === 'random' ? `random ${seed} of ${pages}` : which, () => {
    if (which === 'site') return fixture(root, '.', ['site.yaml'])
    if (which === 'bakery') return new Map([['site.yaml', readFileSync(`${root}/tests/fixtures/bakery.yaml`, 'utf8')]])
    if (which === 'practice')
      return fixture(root, 'tests/fixtures/practice', ['site.yaml', 'pages/care.yaml', 'pages/news.yaml'])
    return soundSite(seed, pages)
  })
  const file = isManifest ? 'site.yaml' : words.of([...files.keys()])
  const text = files.get(file) ?? ''
  const read = soundTexts.get(text) ?? { lines: text.split('\n'), outline: outlineOf(text) }
  soundTexts.set(text, read)
  const manifest = files.get('site.yaml') ?? ''
  const value = values.get(manifest) ?? (parse(manifest, { merge: true }) as Manifest)
  values.set(manifest, value)
  return { files, file, text, ...read, value }
}
