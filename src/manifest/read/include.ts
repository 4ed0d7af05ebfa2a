// Pages in files of their own: what they hold counts as if it stood in the manifest.
import { type Finding, finding, type Path, type Spot } from '../../problems/finding.ts'
import { groupAt, isGroup } from '../groups.ts'
import type { Memo } from './memo.ts'
import { parse, parsePlain, type Realigned } from './parse.ts'
import type { Parsed } from './parsed.ts'
import { type Part, Source } from './source.ts'

export interface IncludedFile {
  /** As problems name it. */
  file: string
  text: string
}

/** The files a pattern means, in alphabetical order. Throws a Fault for one that leads out of the manifest's folder. */
export type ReadIncluded = (pattern: string) => IncludedFile[]

/** The manifest with the pages of every file it includes. `root` is left as it is. */
export function withIncluded(
  root: Parsed,
  read: ReadIncluded | undefined,
  { memo, realigned }: { memo?: Memo; realigned?: ReadonlyMap<string, Realigned> } = {},
): Source {
  const readings = groupAt(root.value, ['readings'])
  if (!read || !readings) return new Source(root)
  const parsed = new Map<string, Parsed>()
  const parts: Part[] = []
  const again: Finding[] = []
  const joined: Record<string, unknown> = { ...readings }
  for (const [reading, declared] of Object.entries(readings)) {
    if (!isGroup(declared)) continue
    const files = patternsOf(declared.include).flatMap(read)
    const routes = { ...groupAt(declared, ['routes']) }
    for (const { file, text } of files) {
      const own = parsed.get(file) ?? parse(text, file, { memo, isIncluded: true, realigned: realigned?.get(file) })
      parsed.set(file, own)
      parts.push({ parsed: own, reading, routes: merge(own, reading, routes, again) })
    }
    // Routes of another shape are told by the schema.
    if (files.length > 0 && (isGroup(declared.routes) || !declared.routes)) joined[reading] = { ...declared, routes }
  }
  if (parts.length === 0) return new Source(root)
  const findings = [...parsed.values()].flatMap((own) => {
    const reading = parts.find((part) => part.parsed === own)?.reading ?? ''
    return own.findings.map((one) => inFile(one, own.file, ['readings', reading, 'routes']))
  })
  const value = { ...(root.value as Record<string, unknown>), readings: joined }
  return new Source(root, parts, value, [...root.findings, ...findings, ...again])
}

/** Whether the full parser has nothing to read: it takes a second for some thousand lines. */
export function isReadAtOnce(text: string, file: string, read: ReadIncluded | undefined, memo: Memo): boolean {
  const root = parsePlain(text, file, { memo })
  if (!root) return false
  const patterns = Object.values(groupAt(root.value, ['readings']) ?? {}).flatMap((reading) =>
    isGroup(reading) ? patternsOf(reading.include) : [],
  )
  return patterns.every((pattern) =>
    (read?.(pattern) ?? []).every((one) => parsePlain(one.text, one.file, { memo, isIncluded: true })),
  )
}

const patternsOf = (include: unknown): string[] =>
  (Array.isArray(include) ? include : [include]).filter((one): one is string => typeof one === 'string')

/** Adds a file's pages to the routes and gives their paths; one that is there already is reported where it comes again. */
function merge(
  { value, file, places }: Parsed,
  reading: string,
  routes: Record<string, unknown>,
  again: Finding[],
): Set<string> {
  const own = new Set<string>()
  for (const [path, page] of Object.entries(isGroup(value) ? value : {})) {
    if (Object.hasOwn(routes, path)) {
      const at = { ...places.extent({ path: [path], on: 'entry' }), file, path: ['readings', reading, 'routes', path] }
      again.push(finding('duplicate-key', at, { key: path, first: 1 }))
      continue
    }
    // Defined, not assigned: a page named __proto__ is a page like any other.
    if (path === '__proto__')
      Object.defineProperty(routes, path, { value: page, enumerable: true, writable: true, configurable: true })
    else routes[path] = page
    own.add(path)
  }
  return own
}

/** A finding of an included file as one of the whole. */
function inFile(one: Finding, file: string, home: Path): Finding {
  const there = (spot: Spot): Spot =>
    'start' in spot
      ? { ...spot, file, ...(spot.path ? { path: [...home, ...spot.path] } : {}) }
      : { ...spot, path: [...home, ...spot.path] }
  return { ...one, at: there(one.at), related: one.related?.map((also) => ({ ...also, at: there(also.at) })) }
}
