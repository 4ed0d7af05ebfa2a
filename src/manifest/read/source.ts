// Every text of a manifest as one source: its own, and those of the files it includes. Leads from a path in the value to
// the text that wrote it.
import { isAlias, isMap, type Node, type Pair } from 'yaml'
import type { Finding, Path, PathSpot, Spot, TextSpot } from '../../problems/finding.ts'
import type { Placed, Placement } from '../../problems/place.ts'
import type { Suppression } from '../../problems/suppressions.ts'
import type { Parsed } from './parsed.ts'

/** An included file: the pages it adds to a reading. A file that two readings include is parsed once and is two parts. */
export interface Part {
  parsed: Parsed
  reading: string
  routes: ReadonlySet<string>
}

/** From a path in a value with its misspelt keys put right to the same path as it is written. */
export type AsWritten = (path: Path) => Path

export class Source implements Placed {
  /** Each text once: the manifest's own first. */
  private readonly all: readonly Parsed[]

  constructor(
    private readonly root: Parsed,
    readonly parts: readonly Part[] = [],
    /** Undefined when nothing could be read. */
    readonly value: unknown = root.value,
    /** What is wrong with the writing itself, in all texts. */
    readonly findings: readonly Finding[] = root.findings,
    private readonly asWritten: AsWritten = (path) => path,
  ) {
    this.all = [...new Set([root, ...parts.map(({ parsed }) => parsed)])]
  }

  /** The manifest's own text. */
  get text(): string {
    return this.root.text
  }

  get files(): readonly string[] {
    return this.all.map(({ file }) => file)
  }

  /** Text of every included file, by the name problems give it. */
  get texts(): ReadonlyMap<string, string> {
    return new Map(this.all.slice(1).map(({ file, text }) => [file, text]))
  }

  get suppressions(): readonly Suppression[] {
    return this.all.flatMap((one) => one.suppressions)
  }

  /** True when a repair may have lost or moved keys, so that nothing follows from what is missing. */
  get uncertain(): boolean {
    return this.all.some((one) => one.uncertain) || this.findings.some(({ code }) => code.startsWith('include-'))
  }

  /** The same texts, by paths of a value with corrected keys. */
  readAs(asWritten: AsWritten): Source {
    return new Source(this.root, this.parts, this.value, this.findings, asWritten)
  }

  /** Where what a file holds belongs in the whole: an included one once for each reading that includes it. */
  homesOf(file: string): Path[] {
    if (file === this.root.file) return [[]]
    return this.parts.flatMap(({ parsed, reading }) => (parsed.file === file ? [['readings', reading, 'routes']] : []))
  }

  /** Where a spot is; of a path that is not there, where the nearest thing around it is. */
  place(spot: Spot): Placement {
    if ('start' in spot) {
      const text = this.all.find(({ file }) => file === spot.file) ?? this.root
      return { text, start: spot.start, end: spot.end, isInFile: spot.isInFile }
    }
    const { parsed, path } = this.partWith(spot.path)
    return { text: parsed, ...parsed.places.extent({ ...spot, path }) }
  }

  /** The texts in which these stand, each with the lines they stand on, from the top. */
  linesOf(findings: readonly Finding[]): Map<Parsed, number[]> {
    const found = new Map<Parsed, number[]>()
    for (const { at } of findings) {
      const { text, start, isInFile } = this.place(at)
      const parsed = this.all.find((one) => one === text)
      if (!parsed) continue
      const { line } = (isInFile ? parsed.lines : parsed.readLines).pointAt(start)
      found.set(parsed, [...(found.get(parsed) ?? []), line])
    }
    for (const lines of found.values()) lines.sort((a, b) => a - b)
    return found
  }

  /** The same as a stretch of text, which may then be moved or cut. */
  stretch(spot: PathSpot): TextSpot {
    const { text, start, end } = this.place(spot)
    return { start, end, file: text.file, path: spot.path }
  }

  /** The node at a path, aliases followed; undefined where there is none. */
  nodeAt(at: Path): Node | undefined {
    const { parsed, path } = this.partWith(at)
    return parsed.places.target(parsed.places.find(path)?.node ?? null) ?? undefined
  }

  /** Where the keys of a group are written: the file, and their lines from 1. None where there is no group. */
  keysOf(group: Path): { file: string; lines: readonly number[] } {
    const { file, readLines } = this.partWith(group).parsed
    const node = this.nodeAt(group)
    const keys = isMap<Node | null>(node) ? node.items.map(({ key }) => key) : []
    return { file, lines: keys.map((key) => readLines.pointAt(key?.range?.[0] ?? 0).line) }
  }

  isAlias(at: Path): boolean {
    const { parsed, path } = this.partWith(at)
    return isAlias(parsed.places.find(path)?.node)
  }

  /** The stretch of a node that belongs to the path. */
  stretchOf(node: Node | Pair['key'], path: Path): TextSpot {
    const [start = 0, end = 0] = (node as Partial<Node> | null)?.range ?? []
    return { start, end, file: this.partWith(path).parsed.file, path }
  }

  /** The text a path is written in, as the parser read it. */
  readText(path: Path): string {
    return this.partWith(path).parsed.readLines.text
  }

  /** The file that a path is written in, and the path within it. A new page is written in the manifest itself. */
  fileOf(path: Path): { file: string; path: Path } {
    const { parsed, path: inside } = this.partWith(path)
    return { file: parsed.file, path: inside }
  }

  private partWith(meant: Path): { parsed: Parsed; path: Path } {
    const path = this.asWritten(meant)
    const [top, reading, group, route] = path
    if (top === 'readings' && group === 'routes' && route !== undefined)
      for (const part of this.parts)
        if (part.reading === reading && part.routes.has(String(route)))
          return { parsed: part.parsed, path: path.slice(3) }
    return { parsed: this.root, path }
  }
}
