// Pages in files of their own. What they hold is put into the manifest's value as if it stood there; what is found wrong is
// told of the file it is in.

import type { Finding, Path, Spot } from '../problems/finding.ts'
import { finding } from '../problems/finding.ts'
import type { Problem } from '../problems/problem.ts'
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
  reading: string
  routes: Set<string>
  /** Where it begins in the whole text that the parts make together. */
  start: number
}

export interface Included {
  source: Parsed
  /** The same problems, each in its own file. */
  placed(problems: Problem[]): Problem[]
  texts: ReadonlyMap<string, string>
}

/** All files as one source: their texts one after another, so that an offset or a line tells which of them it is in. */
export function withIncluded(root: Parsed, read: ReadIncluded | undefined): Included {
  const parts: Part[] = []
  const findings: Finding[] = [...root.findings]
  let start = root.text.length + 1
  for (const reading of Object.keys(groupAt(root.value, ['readings']) ?? {})) {
    const declared = groupAt(root.value, ['readings', reading])
    for (const pattern of patternsOf(declared?.include)) {
      for (const { file, text } of read?.(pattern) ?? []) {
        const part: Part = { parsed: parse(text, file), reading, routes: new Set(), start }
        start += part.parsed.text.length + 1
        parts.push(part)
        findings.push(...part.parsed.findings.map((one) => moved(one, part)), ...merge(declared ?? {}, part))
      }
    }
  }
  if (parts.length === 0) return { source: root, placed: (problems) => problems, texts: new Map() }
  return {
    source: joined(root, parts, findings),
    placed: (problems) => problems.map((problem) => placedIn(problem, root, parts)),
    texts: new Map(parts.map(({ parsed }) => [parsed.file, parsed.text])),
  }
}

const patternsOf = (include: unknown): string[] =>
  (Array.isArray(include) ? include : [include]).filter((one): one is string => typeof one === 'string')

/** Puts a file's pages into the reading; a path that is there already is reported where it comes again. */
function merge(reading: Record<string, unknown>, part: Part): Finding[] {
  const { value } = part.parsed
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
  const routes = groupAt(reading, ['routes']) ?? {}
  reading.routes = routes
  const again: Finding[] = []
  for (const [path, page] of Object.entries(value)) {
    if (Object.hasOwn(routes, path)) {
      const { start, end } = part.parsed.places.extent({ path: [path], on: 'entry' })
      const at = { start: start + part.start, end: end + part.start, path: [...pathOf(part.reading), path] }
      again.push(finding('duplicate-key', at, { key: path, first: 1 }))
      continue
    }
    Object.defineProperty(routes, path, { value: page, enumerable: true, writable: true, configurable: true })
    part.routes.add(path)
  }
  return again
}

const pathOf = (reading: string) => ['readings', reading, 'routes']

function moved(one: Finding, { start, reading }: Part): Finding {
  const shift = (spot: Spot): Spot => ({
    ...spot,
    ...(spot.path ? { path: [...pathOf(reading), ...spot.path] } : {}),
    ...('start' in spot ? { start: spot.start + start, end: spot.end + start } : {}),
  })
  return { ...one, at: shift(one.at), related: one.related?.map((also) => ({ ...also, at: shift(also.at) })) }
}

/** Lines of the whole are made once somebody asks, which is when something is wrong. */
function joined(root: Parsed, parts: Part[], findings: Finding[]): Parsed {
  let lines: Lines | undefined
  const wholeLines = () => {
    lines ??= new Lines([root.text, ...parts.map(({ parsed }) => parsed.text)].join('\n'))
    return lines
  }
  const all = [root, ...parts.map(({ parsed }) => parsed)]
  return {
    file: root.file,
    // The manifest's own alone: mends are written into it.
    text: root.text,
    get lines() {
      return wholeLines()
    },
    get readLines() {
      return wholeLines()
    },
    value: root.value,
    places: new PlacesOfParts(root, parts),
    findings,
    guessed: root.guessed,
    uncertain: all.some(({ uncertain }) => uncertain),
    whole: all.every(({ whole: sound }) => sound),
  }
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
    return this.whole.places.target(node)
  }

  override extent(spot: Spot): Extent {
    const part = 'path' in spot && spot.path && !('start' in spot) ? this.partWith(spot.path) : undefined
    if (!part || 'start' in spot) return this.whole.places.extent(spot)
    const { start, end } = part.parsed.places.extent({ ...spot, path: spot.path.slice(3) })
    return { start: start + part.start, end: end + part.start }
  }

  private partWith([top, reading, group, route]: Path): Part | undefined {
    if (top !== 'readings' || group !== 'routes' || route === undefined) return undefined
    return this.parts.find((part) => part.reading === reading && part.routes.has(String(route)))
  }
}

function placedIn(problem: Problem, root: Parsed, parts: Part[]): Problem {
  let first = root.lines.count
  if (problem.line <= first) return problem
  for (const { parsed } of parts) {
    const { count } = parsed.lines
    if (problem.line <= first + count) {
      // Mends are written for one text, and places elsewhere could not be told apart.
      const { fix: _, related: __, ...told } = problem
      return { ...told, file: parsed.file, line: problem.line - first, endLine: problem.endLine - first }
    }
    first += count
  }
  return problem
}
