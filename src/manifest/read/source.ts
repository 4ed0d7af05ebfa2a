// Every text of a manifest as one source: its own, and those of the files it includes. Leads from a path in the value to
// the text that wrote it.
import { isAlias, isMap, type Node, type Pair } from 'yaml'
import type { Finding, Path, PathSpot, Spot, TextSpot } from '../../problems/finding.ts'
import type { Placed, Placement } from '../../problems/place.ts'
import type { Suppression } from '../../problems/suppressions.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import type { EntryRow } from './entry-row.ts'
import type { Cause, InEntry, WordsAt } from './in-entries.ts'
import type { Parsed } from './parsed.ts'

/** An included file: the pages it adds to a reading. A file that two readings include is parsed once and is two parts. */
export interface Part {
  parsed: Parsed
  reading: string
  routes: ReadonlySet<string>
}

/** A file of translations; its places follow `languages.de.texts` in a path. */
export interface TextsPart {
  parsed: Parsed
  tag: string
}

/** What a value with collections was expanded from; src/content supplies it. */
export interface Expansion extends Pick<Translated, 'trace'> {
  /** Files of entries: the whole text, and what of it was parsed. */
  files: readonly { file: string; text: string; parsed: Parsed }[]
  /** What is to be known of the entries of Markdown files to make the page of one; undefined where that is more than a row holds. */
  rows(): Readonly<Record<string, readonly EntryRow[]>> | undefined
  /** Moments to come at which the value is another one, in milliseconds since 1970. */
  changes: readonly number[]
  /** What comes or goes at one of them. */
  causesOf(change: number): readonly Cause[]
  /** How many entries are not shown yet. */
  held: number
  zone?: string
  /** Every path of the value that shows what is written somewhere. */
  shown: {
    ofTemplate(path: Path): readonly Path[]
    /** `path` is one within the file. */
    ofEntry(file: string, path: Path): readonly Path[]
  }
  /** The same texts as they are at another moment. */
  at(moment: number): Source
  /** Translations of entries whose words have changed since; `hash` is that of the words now. */
  outdatedIn(tag: string): { at: TextSpot; hash: string; title: string }[]
  /** What the manifest has at a path of the value, also where that says it no more: when a page or a block is shown. */
  writtenAt(path: Path): unknown
  /** Of a list that a collection fills: where the files of that are, and how many entries there are, shown or not. */
  filledBy(path: Path): { collection: string; from: string; entries: number } | undefined
  /** Of the text at a path in the value; undefined for one that is computed, such as a day in words. */
  wordsAt(path: Path): WordsAt | undefined
  /**
   * The value with the entries of another language. `translationOf` returns a text of the manifest in it, and undefined for one without a
   * translation; it is asked of texts that take something from an entry.
   */
  inLanguage(
    tag: string,
    translationOf: (text: string, kind: Kind | undefined, path: Path) => string | undefined,
  ): Translated
}

/** A value with collections in one language. */
export interface Translated {
  value: unknown
  /** From a path in the expanded value to the same as it is written, and to the entry that says it. `part` is looked for there. */
  trace(path: Path, part?: string): Traced
}

export interface Traced {
  template: Path
  inEntry?: InEntry
}

/** From a path in a value with its misspelt keys put right to the same path as it is written. */
export type AsWritten = (path: Path) => Path

export class Source implements Placed {
  /** Each text once: the manifest's own first. */
  private readonly all: readonly Parsed[]
  private textsByFile: ReadonlyMap<string, string> | undefined

  constructor(
    private readonly root: Parsed,
    readonly parts: readonly Part[] = [],
    /** Undefined when nothing could be read. */
    readonly value: unknown = root.value,
    /** What is wrong with the writing itself, in all texts. */
    readonly findings: readonly Finding[] = root.findings,
    private readonly asWritten: AsWritten = (path) => path,
    /** Files of translations, in the order of the languages. */
    readonly translations: readonly TextsPart[] = [],
    readonly expansion?: Expansion,
  ) {
    this.all = [...new Set([root, ...[...parts, ...translations].map(({ parsed }) => parsed)])]
  }

  /** The manifest's own text. */
  get text(): string {
    return this.root.text
  }

  get files(): readonly string[] {
    return [...this.all, ...(this.expansion?.files ?? [])].map(({ file }) => file)
  }

  /** Text of every file, the manifest's own first, by the name problems give it. */
  get allTexts(): ReadonlyMap<string, string> {
    this.textsByFile ??= new Map(
      [...this.all, ...(this.expansion?.files ?? [])].map(({ file, text }) => [file, text] as const),
    )
    return this.textsByFile
  }

  /** Text of every included file. */
  get texts(): ReadonlyMap<string, string> {
    return new Map([...this.allTexts].slice(1))
  }

  get suppressions(): readonly Suppression[] {
    return [...this.all, ...this.parsedEntries()].flatMap((one) => one.suppressions)
  }

  /** True when a repair may have lost or moved keys, so that nothing follows from what is missing. */
  get uncertain(): boolean {
    return (
      [...this.all, ...this.parsedEntries()].some((one) => one.uncertain) ||
      this.findings.some(({ code }) => code.startsWith('include-'))
    )
  }

  /** The same texts, by paths of a value with corrected keys. */
  readAs(asWritten: AsWritten): Source {
    return new Source(this.root, this.parts, this.value, this.findings, asWritten, this.translations, this.expansion)
  }

  /** The same with files of translations, and what is wrong with their writing. */
  withTranslations(translations: readonly TextsPart[], findings: readonly Finding[]): Source {
    const all = [...this.findings, ...findings]
    return new Source(this.root, this.parts, this.value, all, this.asWritten, translations, this.expansion)
  }

  /** The same texts with the value that their collections make of it, and what was found in doing so. */
  withExpansion(value: unknown, found: readonly Finding[], expansion: Expansion): Source {
    const all = [...this.findings, ...found]
    return new Source(this.root, this.parts, value, all, this.asWritten, this.translations, expansion)
  }

  private parsedEntries(): Parsed[] {
    return (this.expansion?.files ?? []).map(({ parsed }) => parsed)
  }

  /** Where the manifest takes the text at a path from an entry, and the line that does. */
  templateOf(spot: PathSpot): TextSpot | undefined {
    const { template, inEntry } = this.traced(spot)
    return template && inEntry ? this.stretchAsWritten(template) : undefined
  }

  /** Where an entry says the text at a path: its file, the path within it, and the place of the manifest that takes it from there. */
  entryOf(path: Path): { file: string; path: Path; template: Path; isWords: boolean } | undefined {
    const { template, inEntry } = this.expansion?.trace(this.asWritten(path)) ?? {}
    if (!template || !inEntry) return undefined
    const { file, pathOf } = inEntry.place
    return { file, path: pathOf(inEntry.path), template, isWords: inEntry.isWords }
  }

  private stretchAsWritten(path: Path): TextSpot {
    const { parsed, path: inside } = this.partOfWritten(path)
    return { ...parsed.places.extent({ path: inside, on: 'value' }), file: parsed.file, path }
  }

  /** Where what a file holds belongs in the whole: an included one once for each reading that includes it. */
  homesOf(file: string): Path[] {
    if (file === this.root.file) return [[]]
    const language = this.translations.find(({ parsed }) => parsed.file === file)
    if (language) return [['languages', language.tag, 'texts']]
    return this.parts.flatMap(({ parsed, reading }) => (parsed.file === file ? [['readings', reading, 'routes']] : []))
  }

  /** Where a spot is; of a path that is not there, where the nearest thing around it is. */
  place(spot: Spot): Placement {
    if ('start' in spot) {
      const text = [...this.all, ...this.parsedEntries()].find(({ file }) => file === spot.file) ?? this.root
      return { text, start: spot.start, end: spot.end, isInFile: spot.isInFile }
    }
    const { template, inEntry } = this.traced(spot)
    if (inEntry) return inEntry.place.place({ ...spot, path: inEntry.path })
    const { parsed, path } = this.partOfWritten(template ?? this.asWritten(spot.path))
    return { text: parsed, ...parsed.places.extent({ ...spot, path }) }
  }

  /** The key of a value that an entry gives is written by the manifest, unless the entry has it by itself. */
  private traced({ path, on, part }: PathSpot): Partial<Traced> {
    const at = this.asWritten(path)
    const found = this.expansion?.trace(at, part)
    if (!found?.inEntry || on !== 'key') return found ?? {}
    const isOwn = found.template.at(-1) !== at.at(-1) || this.expansion?.trace(at.slice(0, -1)).inEntry
    return isOwn ? found : { template: found.template }
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

  /**
   * Every path of the whole whose value is the same characters: through aliases, merges, a file that two readings include, and the
   * pages and lists that are made of a template or an entry.
   */
  pathsOfSame(at: Path): readonly Path[] {
    const { parsed, path } = this.partWith(at)
    const homes = this.homesOf(parsed.file)
    const { shown } = this.expansion ?? {}
    return parsed.places.pathsOfSame(path).flatMap((inside): readonly Path[] => {
      const written = homes.map((home) => [...home, ...inside])
      return shown
        ? [...written.flatMap((one) => shown.ofTemplate(one)), ...shown.ofEntry(parsed.file, inside)]
        : written
    })
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
    const { template, inEntry } = this.expansion?.trace(path) ?? {}
    if (inEntry) return { parsed: inEntry.place.parsed, path: inEntry.place.pathOf(inEntry.path) }
    return this.partOfWritten(template ?? path)
  }

  private partOfWritten(path: Path): { parsed: Parsed; path: Path } {
    const [top, reading, group, route] = path
    if (top === 'readings' && group === 'routes' && route !== undefined)
      for (const part of this.parts)
        if (part.reading === reading && part.routes.has(String(route)))
          return { parsed: part.parsed, path: path.slice(3) }
    const language = isOfTexts(path) && this.translations.find(({ tag }) => tag === reading)
    return language ? { parsed: language.parsed, path: path.slice(3) } : { parsed: this.root, path }
  }
}

/** Whether the path leads into a file of translations. */
const isOfTexts = (path: Path) => path.length > 3 && path[0] === 'languages' && path[2] === 'texts'
