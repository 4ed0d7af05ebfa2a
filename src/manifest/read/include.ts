// Merges the pages of included files into the routes of their reading.
import { isFault } from '../../problems/fault.ts'
import { type Finding, finding, findingBelow, firstTime, type Path } from '../../problems/finding.ts'
import { insideCurlyQuotes } from '../../problems/inside-curly-quotes.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { groupAt, groupsOnly, isGroup } from '../../site/groups.ts'
import type { Realigned } from './fully-parsed.ts'
import type { Memo } from './memo.ts'
import { parse, parsePlain } from './parse.ts'
import type { IncludedFile, Parsed } from './parsed.ts'
import { type IncludedPart, Source } from './source.ts'

/** Returns the files that match a pattern, in alphabetical order. Throws a Fault when there is nothing to read; it becomes a problem. */
export type ReadIncluded = (pattern: string) => IncludedFile[]

/** Returns the manifest with the pages of every file it includes. Does not change `root`. */
export function withIncluded(
  root: Parsed,
  read: ReadIncluded | undefined,
  { memo, realigned }: { memo?: Memo; realigned?: ReadonlyMap<string, Realigned> } = {},
): Source {
  const readings = groupAt(root.value, ['readings'])
  if (!read || !readings) return new Source(root)
  const parsed = new Map<string, Parsed>()
  const parts: IncludedPart[] = []
  const found: Finding[] = []
  const joined: Record<string, unknown> = { ...readings }
  for (const [reading, declared] of Object.entries(readings)) {
    if (!isGroup(declared)) continue
    const parsedOf = (one: IncludedFile) => {
      const own =
        parsed.get(one.file) ?? parse(one.text, one.file, { memo, included: one, realigned: realigned?.get(one.file) })
      parsed.set(one.file, own)
      return own
    }
    const files = patternsOf(declared.include).flatMap((pattern) => {
      const answer = readOrFailure(pattern, read, ['readings', reading, 'include'], parsedOf)
      if ('failure' in answer) found.push(answer.failure)
      return 'failure' in answer ? [] : answer.files
    })
    const routes = { ...groupAt(declared, ['routes']) }
    const homes = new Map<string, Parsed>()
    for (const own of files) {
      parts.push({ parsed: own, reading, routes: merge(own, { reading, routes, homes, root, found }) })
    }
    // Routes that are no group are left to the schema.
    if (files.length > 0 && (isGroup(declared.routes) || (!declared.routes && !hasMisspeltRoutes(declared))))
      joined[reading] = { ...declared, routes }
  }
  found.push(...filesInOtherEnding(readings, read, found))
  if (parts.length === 0) return new Source(root, [], root.value, [...root.findings, ...found])
  const findings = [...new Set(parts.map(({ parsed }) => parsed))].flatMap((own) => {
    const home = ['readings', parts.find((part) => part.parsed === own)?.reading ?? '', 'routes']
    const others = own.findings.filter(({ code }) => code !== 'empty-file')
    return [...others, ...withoutPages(own)].map((one) => findingBelow(home, one, own.file))
  })
  const value = { ...(root.value as Record<string, unknown>), readings: joined }
  return new Source(root, parts, value, [...root.findings, ...findings, ...found])
}

/** Reports files beside the included ones whose ending is the other one of YAML: `more.yml` for `pages/*.yaml`. */
function filesInOtherEnding(
  readings: Record<string, unknown>,
  read: ReadIncluded,
  found: readonly Finding[],
): Finding[] {
  const all = Object.entries(readings).flatMap(([name, reading]) =>
    isGroup(reading) ? patternsOf(reading.include).map((pattern) => ({ name, pattern })) : [],
  )
  const others = new Map(all.map(({ name, pattern }) => [inOtherEnding(pattern), name]))
  for (const { pattern } of all) others.delete(pattern)
  for (const { suggestion = '' } of found) others.delete(suggestion)
  return [...others].flatMap(([pattern, name]) =>
    !pattern.includes('*')
      ? []
      : filesThere(pattern, read).flatMap(({ file }) => {
          if (!file.endsWith(pattern.slice(pattern.lastIndexOf('.')))) return []
          const facts = { file, why: 'ending' as const, meant: inOtherEnding(file).replace(/^.*\//, '') }
          return [finding('unread-file', { path: ['readings', name, 'include'], on: 'value' }, facts)]
        }),
  )
}

const inOtherEnding = (file: string) => file.replace(/ya?ml$/, (end) => (end === 'yml' ? 'yaml' : 'yml'))

/** Returns the files of a pattern; none where they cannot be read. */
export function filesThere(pattern: string, read: ReadIncluded): IncludedFile[] {
  try {
    return read(pattern)
  } catch (error) {
    if (!isFault(error)) throw error
    return []
  }
}

/** Leaves included pages out until the key is corrected: with them, the schema could not tell which key was meant. */
const hasMisspeltRoutes = (reading: Record<string, unknown>): boolean =>
  Object.keys(reading).some((key) => key !== 'routes' && nearest(insideCurlyQuotes(key) ?? key, ['routes']))

/** Returns the files of a pattern, or a finding at the pattern where they cannot be read. */
function readOrFailure<T>(
  pattern: string,
  read: ReadIncluded,
  path: Path,
  parsedOf: (one: IncludedFile) => T,
): { files: T[] } | { failure: Finding } {
  try {
    return { files: read(pattern).map(parsedOf) }
  } catch (error) {
    if (!isFault(error)) throw error
    const at = { path, on: 'value' as const }
    const { code, message, hint, about } = error
    if (code === 'include-nothing') {
      const near = filesThere(inOtherEnding(pattern), read).length > 0 ? inOtherEnding(pattern) : undefined
      return { failure: finding(code, at, { pattern, folder: about ?? '.', nearest: near }, offer(near, false)) }
    }
    if (code === 'include-outside') return { failure: finding(code, at, { pattern, name: about }) }
    if (code === 'include-itself') return { failure: finding(code, at, { pattern }) }
    return { failure: finding('include-unread', at, { pattern, reason: message, hint }) }
  }
}

/** Reports a file that adds no page, though it parses. */
function withoutPages(parsed: Parsed): Finding[] {
  const { value, findings } = parsed
  if (isGroup(value) || (value === undefined && findings.length > 0)) return []
  const what = value === null || value === undefined ? 'empty' : Array.isArray(value) ? 'list' : 'text'
  const start = Math.max(0, parsed.text.search(/^[^\s#]/m))
  return [finding('include-no-pages', { start, end: start + 1, isInFile: true }, { what })]
}

/** Whether every file can be read without the full parser, which takes a second for some thousand lines. */
export function isReadAtOnce(text: string, file: string, read: ReadIncluded | undefined, memo: Memo): boolean {
  const root = parsePlain(text, file, { memo })
  if (!root) return false
  const patterns = Object.values(groupAt(root.value, ['readings']) ?? {}).flatMap((reading) =>
    isGroup(reading) ? patternsOf(reading.include) : [],
  )
  return patterns.every((pattern) => {
    const parsedOf = (included: IncludedFile) => parsePlain(included.text, included.file, { memo, included })
    const answer = readOrFailure(pattern, read ?? (() => []), [], parsedOf)
    return 'files' in answer && answer.files.every((one) => one !== undefined)
  })
}

const patternsOf = (include: unknown): string[] =>
  (Array.isArray(include) ? include : [include]).filter((one): one is string => typeof one === 'string')

interface Merging {
  reading: string
  /** Pages merged so far. */
  routes: Record<string, unknown>
  /** The included file that each page is from; pages of the manifest itself are missing. */
  homes: Map<string, Parsed>
  root: Parsed
  found: Finding[]
}

/** Adds the file's pages to `routes` and returns their paths. Reports a path that is there already, at its second occurrence. */
function merge(own: Parsed, { reading, routes, homes, root, found }: Merging): Set<string> {
  const { value, file, places } = own
  const paths = new Set<string>()
  for (const [path, page] of Object.entries(groupsOnly(value))) {
    const whole = ['readings', reading, 'routes', path]
    // Computed only for a page with a finding, since locating every page of a large site takes time.
    const at = () => ({ ...places.extent({ path: [path], on: 'entry' }), file, path: whole })
    if (path === 'include' && (typeof page === 'string' || Array.isArray(page))) {
      found.push(finding('include-within', at(), { file }))
      continue
    }
    if (path === 'routes' && isGroup(page)) {
      found.push(finding('include-no-pages', at(), { what: 'routes' }))
      continue
    }
    if (Object.hasOwn(routes, path)) {
      const home = homes.get(path) ?? root
      const there = home.places.extent({ path: homes.has(path) ? [path] : whole, on: 'entry' })
      const first = home.readLines.pointAt(there.start).line
      const related = [firstTime(path, { ...there, file: home.file, path: whole })]
      found.push(finding('duplicate-key', at(), { key: path, first, file: home.file }, { related }))
      continue
    }
    // An assignment would set the prototype of a page named __proto__.
    if (path === '__proto__')
      Object.defineProperty(routes, path, { value: page, enumerable: true, writable: true, configurable: true })
    else routes[path] = page
    homes.set(path, own)
    paths.add(path)
  }
  return paths
}
