// Pages in files of their own. What they hold is put into the manifest's value as if it stood there; what is found wrong is
// told of the file it is in.

import type { Finding, Path, Spot } from '../problems/finding.ts'
import { finding } from '../problems/finding.ts'
import type { Problem, Span } from '../problems/problem.ts'
import { groupAt } from './groups.ts'
import { Lines } from './lines.ts'
import { type Parsed, parse } from './parse.ts'
import { type Extent, Places } from './places.ts'

export interface IncludedFile {
  /** As problems name it. */
  file: string
  text: string
}

/** The files a pattern means, in alphabetical order. Throws a Fault for one that leads out of the manifest's folder. */
export type ReadIncluded = (pattern: string) => IncludedFile[]

interface Part {
  parsed: Parsed
  /** The paths of its pages that a reading has taken over, by reading. */
  routes: Map<string, Set<string>>
  /** Groups of routes its pages stand in: readings that share one by an alias or a merge get them once. */
  given: WeakSet<object>
  /** Where it begins in the text that the parts make together: as they were read, and as they are in the files. */
  start: number
  written: number
}

export interface Included {
  source: Parsed
  /** The same problems, each in its own file. */
  placed(problems: Problem[]): Problem[]
  texts: ReadonlyMap<string, string>
}

/** All files as one source: their texts one after another, so that an offset or a line tells which of them it is in. */
export function withIncluded(root: Parsed, read: ReadIncluded | undefined): Included {
  const parts = new Map<string, Part>()
  const findings: Finding[] = [...root.findings]
  let start = readLength(root) + 1
  let written = root.text.length + 1
  for (const reading of Object.keys(groupAt(root.value, ['readings']) ?? {})) {
    const declared = groupAt(root.value, ['readings', reading])
    for (const pattern of patternsOf(declared?.include)) {
      for (const { file, text } of read?.(pattern) ?? []) {
        let part = parts.get(file)
        if (!part) {
          part = { parsed: parse(text, file), routes: new Map(), given: new WeakSet(), start, written }
          start += readLength(part.parsed) + 1
          written += part.parsed.text.length + 1
          parts.set(file, part)
          findings.push(...placedFindings(part, reading))
        }
        findings.push(...merge(declared ?? {}, part, reading))
      }
    }
  }
  const all = [...parts.values()]
  if (all.length === 0) return { source: root, placed: (problems) => problems, texts: new Map() }
  return {
    source: joined(root, all, findings),
    placed: (problems) => problems.map((problem) => placedIn(problem, root, all)),
    texts: new Map(all.map(({ parsed }) => [parsed.file, parsed.text])),
  }
}

/** Without going through the lines of a text that needed no repair. */
const readLength = (one: Parsed) => (one.plain ? one.text.length : one.readLines.text.length)

const patternsOf = (include: unknown): string[] =>
  (Array.isArray(include) ? include : [include]).filter((one): one is string => typeof one === 'string')

/** Puts a file's pages into a reading; a path that is there already is reported where it comes again. */
function merge(declared: Record<string, unknown>, part: Part, reading: string): Finding[] {
  const { value } = part.parsed
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
  const routes = groupAt(declared, ['routes']) ?? {}
  declared.routes = routes
  const taken = part.routes.get(reading) ?? new Set()
  part.routes.set(reading, taken)
  const again: Finding[] = []
  const isShared = part.given.has(routes)
  part.given.add(routes)
  for (const [path, page] of Object.entries(value)) {
    if (isShared && routes[path] === page) {
      taken.add(path)
      continue
    }
    if (Object.hasOwn(routes, path)) {
      const { start, end } = part.parsed.places.extent({ path: [path], on: 'entry' })
      const at = { start: start + part.start, end: end + part.start, path: [...pathOf(reading), path] }
      again.push(finding('duplicate-key', at, { key: path, first: 1 }))
      continue
    }
    Object.defineProperty(routes, path, { value: page, enumerable: true, writable: true, configurable: true })
    taken.add(path)
  }
  return again
}

const pathOf = (reading: string) => ['readings', reading, 'routes']

/** What is wrong with how a file is written, told of the first reading that includes it. */
function placedFindings({ parsed, start }: Part, reading: string): Finding[] {
  const shift = (spot: Spot): Spot => ({
    ...spot,
    ...(spot.path ? { path: [...pathOf(reading), ...spot.path] } : {}),
    ...('start' in spot ? { start: spot.start + start, end: spot.end + start } : {}),
  })
  return parsed.findings.map((one) => ({
    ...one,
    at: shift(one.at),
    related: one.related?.map((also) => ({ ...also, at: shift(also.at) })),
  }))
}

/** Lines of the whole are made once somebody asks, which is when something is wrong. */
function joined(root: Parsed, parts: Part[], findings: Finding[]): Parsed {
  const all = [root, ...parts.map(({ parsed }) => parsed)]
  let lines: Lines | undefined
  let readLines: Lines | undefined
  return {
    file: root.file,
    // The manifest's own alone; the texts of the others go by their names.
    text: root.text,
    get lines() {
      lines ??= new Lines(all.map(({ text }) => text).join('\n'))
      return lines
    },
    get readLines() {
      readLines ??= new Lines(all.map((one) => one.readLines.text).join('\n'))
      return readLines
    },
    value: root.value,
    places: new PlacesOfParts(root, parts),
    findings,
    guessed: guessedIn(all),
    uncertain: all.some(({ uncertain }) => uncertain),
    whole: all.every(({ whole: sound }) => sound),
    plain: all.every(({ plain }) => plain),
  }
}

/** Repairs neither add nor remove a line, so that a line has one number in both texts. */
function guessedIn(all: Parsed[]): Set<number> {
  const guessed = new Set<number>()
  if (all.every((one) => one.guessed.size === 0)) return guessed
  let before = 0
  for (const { guessed: own, lines } of all) {
    for (const line of own) guessed.add(before + line)
    before += lines.count
  }
  return guessed
}

class PlacesOfParts extends Places {
  constructor(
    private readonly whole: Parsed,
    private readonly parts: Part[],
  ) {
    super(null, new Map(), '')
  }

  override find(path: Path) {
    const part = this.partWith(path)
    return part ? part.parsed.places.find(path.slice(3)) : this.whole.places.find(path)
  }

  override target(node: Parameters<Places['target']>[0]) {
    for (const { places } of [this.whole, ...this.parts.map(({ parsed }) => parsed)]) {
      const target = places.target(node)
      if (target) return target
    }
    return null
  }

  override base(path: Path): number {
    return this.partWith(path)?.start ?? 0
  }

  override rename(path: Path, meant: string, written: string): void {
    const part = this.partWith(path)
    if (part) part.parsed.places.rename(path.slice(3), meant, written)
    else this.whole.places.rename(path, meant, written)
  }

  override extent(spot: Spot): Extent {
    const part = 'path' in spot && spot.path && !('start' in spot) ? this.partWith(spot.path) : undefined
    if (!part || 'start' in spot) return this.whole.places.extent(spot)
    const { start, end } = part.parsed.places.extent({ ...spot, path: spot.path.slice(3) })
    return { start: start + part.start, end: end + part.start }
  }

  private partWith([top, reading, group, route]: Path): Part | undefined {
    if (top !== 'readings' || group !== 'routes' || route === undefined) return undefined
    return this.parts.find((part) => part.routes.get(String(reading))?.has(String(route)))
  }
}

/** A problem of the whole as one of the file it is in; a mend or a place that is not all in that file is left out. */
function placedIn(problem: Problem, root: Parsed, parts: Part[]): Problem {
  let before = 0
  for (const { parsed, written } of [{ parsed: root, written: 0 }, ...parts]) {
    const { count } = parsed.lines
    const first = before
    before += count
    if (problem.line > first + count) continue
    const { fix, related, ...told } = problem
    const edits = fix?.edits.map((edit) => ({ ...edit, start: edit.start - written, end: edit.end - written })) ?? []
    const mendsHere = edits.every(({ start, end }) => start >= 0 && end <= parsed.text.length)
    const beside = related?.filter(({ line }) => line > first && line <= first + count)
    return {
      ...told,
      file: parsed.file,
      ...onLines(problem, first),
      ...(beside?.length ? { related: beside.map((one) => ({ ...one, ...onLines(one, first) })) } : {}),
      ...(fix && mendsHere ? { fix: { ...fix, edits } } : {}),
    }
  }
  return problem
}

const onLines = ({ line, endLine }: Span, first: number) => ({ line: line - first, endLine: endLine - first })
