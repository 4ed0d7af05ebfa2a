// Takes down what a whole build knew of its pages, where the next one may rely on it.
import { statSync } from 'node:fs'
import { includedFiles } from '../manifest/included-files.ts'
import type { Loaded } from '../manifest/load.ts'
import { type PageChunk, pageChunks, textWith } from '../manifest/page-chunks.ts'
import type { Site } from '../site/model.ts'
import { bondOf, hashOf, type IncludedNote, type PageMemory, type PageText } from './page-memory.ts'

interface Whole {
  /** The manifest's path. */
  path: string
  loaded: Loaded
  site: Site
  /** Hash of what decides the outcome besides the texts. */
  choices: string
}

export type Unsigned = Omit<PageMemory, 'from'>

/** Undefined where pages cannot be told apart, where one may depend on another's lines, or readings on each other. */
export function remember({ path, loaded, site, choices }: Whole): Unsigned | undefined {
  const { source, texts, manifest, anchors } = loaded
  if (!manifest || !source.plain || manifest.parity) return undefined
  if ([source.text, ...texts.values()].some((text) => text.includes('lectern-ignore'))) return undefined
  const chunks = pageChunks(source.text)
  if (!chunks) return undefined
  const includes = includesOf(manifest.readings)
  const included: IncludedNote[] = []
  for (const [reading, pattern] of includes)
    for (const { file } of includedFiles(path, pattern, () => '')) {
      const text = texts.get(file)
      const pages = text === undefined ? undefined : pageChunks(text, true)
      if (text === undefined || !pages) return undefined
      included.push({ reading, file, ...stampOf(file), pages: textsOf(text, pages) })
    }
  if (new Set(included.map(({ file }) => file)).size < included.length) return undefined
  const { routes, ...shared } = site
  const forms = site.forms.map(({ name }) => name)
  const ofReading = anchors.get(site.reading)
  return {
    around: aroundOf(
      choices,
      textWith(source.text, chunks, () => false),
      included,
    ),
    includes,
    own: byReading(chunks).map(([reading, own]) => [reading, textsOf(source.text, own)]),
    included,
    anchors: [...anchors].map(([reading, pages]) => [reading, [...pages]]),
    site: shared,
    notes: routes.map((route) => {
      const { path: at, title, unlisted } = route
      return [at, title, unlisted ? 1 : 0, bondOf(route, ofReading?.get(at) ?? [], forms)]
    }),
  }
}

export function includesOf(readings: Record<string, { include?: string | string[] }>): [string, string][] {
  return Object.entries(readings).flatMap(([reading, { include = [] }]) =>
    [include].flat().map((pattern): [string, string] => [reading, pattern]),
  )
}

export const aroundOf = (choices: string, rest: string, included: readonly { file: string }[]): string =>
  hashOf(JSON.stringify([choices, rest, included.map(({ file }) => file)]))

export function stampOf(file: string): { size: number; changed: number } {
  const { size, mtimeMs } = statSync(file)
  return { size, changed: mtimeMs }
}

export const textsOf = (text: string, chunks: readonly PageChunk[]): PageText[] =>
  chunks.map(({ path, start, end }) => [path, hashOf(text.slice(start, end))])

export function byReading(chunks: readonly PageChunk[]): [string, PageChunk[]][] {
  const found = new Map<string, PageChunk[]>()
  for (const chunk of chunks) {
    const ofReading = found.get(chunk.reading)
    if (ofReading) ofReading.push(chunk)
    else found.set(chunk.reading, [chunk])
  }
  return [...found]
}
