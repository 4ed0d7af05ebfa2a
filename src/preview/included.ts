// Pages in files of their own, read quickly: of the files that a manifest includes, only the pages that differ are parsed.
import type { IncludedFile } from '../manifest/include.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import { nameOf } from './chunks.ts'
import type { Surroundings } from './snapshot.ts'

/** A file and who asked for it, in the order in which they are put together. */
export interface Part extends IncludedFile {
  reading: string
  pattern: string
}

/** Every file that the readings include, as they are now. Throws a Fault as `readIncluded` does. */
export function partsOf(manifest: Manifest, read: Surroundings['readIncluded']): Part[] {
  return Object.entries(manifest.readings).flatMap(([reading, { include }]) =>
    [include ?? []].flat().flatMap((pattern) => (read?.(pattern) ?? []).map((part) => ({ ...part, reading, pattern }))),
  )
}

export interface ChangedPage {
  reading: string
  path: string
  text: string
  textBefore: string
}

/** Pages that differ; undefined where more than words within pages may have changed. */
export function changedPages(now: Part[], before: Part[]): ChangedPage[] | undefined {
  if (now.length !== before.length) return undefined
  const changed: ChangedPage[] = []
  for (const [at, part] of now.entries()) {
    const old = before[at]
    if (!old || old.file !== part.file || old.reading !== part.reading) return undefined
    if (old.text === part.text) continue
    const [pages, pagesBefore] = [pagesIn(part.text), pagesIn(old.text)]
    if (!pages || !pagesBefore || [...pages.keys()].join('\n') !== [...pagesBefore.keys()].join('\n')) return undefined
    for (const [path, text] of pages) {
      const textBefore = pagesBefore.get(path) ?? ''
      if (text !== textBefore) changed.push({ reading: part.reading, path, text, textBefore })
    }
  }
  return changed
}

const key = /^(["']?)(\/[A-Za-z0-9._~/-]*)\1: *(?:#.*)?\r?$/

/** Each page by its path, as it is written; undefined where the lines alone do not tell. */
function pagesIn(text: string): Map<string, string> | undefined {
  if (text.startsWith('\uFEFF') || /^(?:---|\.\.\.|%)|^\s*\t/m.test(text)) return undefined
  const pages = new Map<string, string>()
  // Every line that is not indented, blank or a comment begins a page.
  const starts = [...text.matchAll(/^[^\s#].*$/gm)]
  for (const [at, { 0: line, index }] of starts.entries()) {
    const path = key.exec(line)?.[2]
    if (path === undefined || pages.has(path)) return undefined
    pages.set(path, text.slice(index, starts[at + 1]?.index))
  }
  // What stands above the first page may be anything that is said to the checks.
  return text.slice(0, starts[0]?.index).includes('lectern-') ? undefined : pages
}

/** The manifest with other values in the place of some of its pages, by their names. */
export function withValues(manifest: Manifest, values: ReadonlyMap<string, unknown>): unknown {
  const readings = Object.entries(manifest.readings).map(([reading, source]) => {
    const fresh = Object.keys(source.routes).filter((path) => values.has(nameOf(reading, path)))
    if (fresh.length === 0) return [reading, source]
    const routes = {
      ...source.routes,
      ...Object.fromEntries(fresh.map((path) => [path, values.get(nameOf(reading, path))])),
    }
    return [reading, { ...source, routes }]
  })
  return { ...manifest, readings: Object.fromEntries(readings) }
}
