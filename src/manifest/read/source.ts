// Joins the texts of a manifest (its own, included files, translations, entries) and maps a path in the value to the text that wrote it.
import { isAlias, type Node } from 'yaml'
import type { Finding, Path, PathSpot, Spot, TextSpot } from '../../problems/finding.ts'
import type { Lines } from '../../problems/lines.ts'
import type { PlaceLookup, Placement } from '../../problems/place.ts'
import type { Suppression } from '../../problems/suppressions.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import { addTo } from '../../site/grouped.ts'
import type { EntryRow } from './entry-row.ts'
import type { Cause, TracedPath, WordsAt } from './in-entries.ts'
import type { Parsed } from './parsed.ts'

/** Pages that an included file adds to a reading. A file that two readings include is parsed once and makes two parts. */
export interface IncludedPart {
  parsed: Parsed
  reading: string
  routes: ReadonlySet<string>
}

/** A translation file; its paths follow `languages.de.texts`. */
export interface TextsPart {
  parsed: Parsed
  tag: string
}

/** What a value with collections was expanded from; src/content supplies it. */
export interface Expansion extends Pick<TranslatedValue, 'trace'> {
  /** Files of entries: the whole text, and the parsed part of it. */
  files: readonly { file: string; text: string; parsed: Parsed }[]
  /** Returns what pages of Markdown entries need apart from their texts, by collection; undefined where an entry needs more than a row holds. */
  rows(): Readonly<Record<string, readonly EntryRow[]>> | undefined
  /** Future moments at which the value changes, in milliseconds since 1970. */
  changes: readonly number[]
  /** Returns what appears or disappears at one of these moments. */
  causesOf(change: number): readonly Cause[]
  /** Number of entries that are not shown yet. */
  held: number
  zone?: string
  /** Returns every path of the value that shows a written text. */
  shown: {
    ofTemplate(path: Path): readonly Path[]
    /** `path` is relative to the file. */
    ofEntry(file: string, path: Path): readonly Path[]
  }
  /** Returns the same texts expanded for another moment. */
  at(moment: number): Source
  /** Returns the same texts expanded as if no entry were a draft; undefined where none is. */
  withDrafts: (() => Source) | undefined
  /** Returns translations of entries whose words have changed since; `hash` is that of the current words. */
  outdatedIn(tag: string): { at: TextSpot; hash: string; title: string }[]
  /** Returns what the manifest writes at a path of the value, even while the page or block is not shown. */
  writtenAt(path: Path): unknown
  /** For a list filled by a collection: the folder of its files, and the number of entries, shown or not. */
  filledBy(path: Path): { collection: string; from: string; entries: number } | undefined
  /** Returns where the words at a path are written; undefined for a computed text such as a date in words. */
  wordsAt(path: Path): WordsAt | undefined
  /**
   * Returns the value with the entries of another language. `translationOf` returns the translation of a manifest text, or undefined; it is called
   * for texts that contain a value of an entry.
   */
  inLanguage(
    tag: string,
    translationOf: (text: string, kind: Kind | undefined, path: Path) => string | undefined,
  ): TranslatedValue
}

/** A value expanded from collections, in one language. */
export interface TranslatedValue {
  value: unknown
  /** Mistakes in translations of texts that contain a value of an entry: the text, and the part of its translation. */
  mistakes: readonly { text: string; part: string; found: Finding }[]
  /** Maps a path of the expanded value to the path as written, and to the entry that has it. `part` is a piece of the text to look for. */
  trace(path: Path, part?: string): TracedPath
}

/** Maps a path of a value whose misspelt keys were corrected to the path as written. */
export type AsWritten = (path: Path) => Path

/** A value as its file writes it, repairs included. */
export interface WrittenValue {
  /** Aliases followed. */
  node: Node
  isAlias: boolean
  text: string
  start: number
  end: number
  file: string
  /** All lines of the file. */
  lines: Lines
}

export class Source implements PlaceLookup {
  /** Each parsed text once, the manifest itself first. */
  private readonly all: readonly Parsed[]
  private textsByFile: ReadonlyMap<string, string> | undefined

  constructor(
    private readonly root: Parsed,
    readonly parts: readonly IncludedPart[] = [],
    /** Undefined when nothing could be parsed. */
    readonly value: unknown = root.value,
    /** Findings about the notation, of all texts. */
    readonly findings: readonly Finding[] = root.findings,
    private readonly asWritten: AsWritten = (path) => path,
    /** Translation files, in order of the languages. */
    readonly translations: readonly TextsPart[] = [],
    readonly expansion?: Expansion,
  ) {
    this.all = [...new Set([root, ...[...parts, ...translations].map(({ parsed }) => parsed)])]
  }

  /** Text of the manifest itself. */
  get text(): string {
    return this.root.text
  }

  get files(): readonly string[] {
    return [...this.all, ...(this.expansion?.files ?? [])].map(({ file }) => file)
  }

  /** Text of every file by its name in problems, the manifest first. */
  get allTexts(): ReadonlyMap<string, string> {
    this.textsByFile ??= new Map(
      [...this.all, ...(this.expansion?.files ?? [])].map(({ file, text }) => [file, text] as const),
    )
    return this.textsByFile
  }

  /** Text of every included file, by its name. */
  get texts(): ReadonlyMap<string, string> {
    return new Map([...this.allTexts].slice(1))
  }

  get suppressions(): readonly Suppression[] {
    return [...this.all, ...this.parsedEntries()].flatMap((one) => one.suppressions)
  }

  /** True when a repair may have lost or moved keys, so that a missing key proves nothing. */
  get uncertain(): boolean {
    return (
      [...this.all, ...this.parsedEntries()].some((one) => one.uncertain) ||
      this.findings.some(({ code }) => code.startsWith('include-'))
    )
  }

  /** Returns a source with the same texts that takes paths of a value with corrected keys. */
  readAs(asWritten: AsWritten): Source {
    return new Source(this.root, this.parts, this.value, this.findings, asWritten, this.translations, this.expansion)
  }

  /** Returns a source with translation files and their notation findings added. */
  withTranslations(translations: readonly TextsPart[], findings: readonly Finding[]): Source {
    const all = [...this.findings, ...findings]
    return new Source(this.root, this.parts, this.value, all, this.asWritten, translations, this.expansion)
  }

  /** Returns a source with the value expanded from collections, and the findings of the expansion added. */
  withExpansion(value: unknown, found: readonly Finding[], expansion: Expansion): Source {
    const all = [...this.findings, ...found]
    return new Source(this.root, this.parts, value, all, this.asWritten, this.translations, expansion)
  }

  private parsedEntries(): Parsed[] {
    return (this.expansion?.files ?? []).map(({ parsed }) => parsed)
  }

  /** Returns the place in the manifest that takes the text at a path from an entry; undefined where no entry has it. */
  templateOf(spot: PathSpot): TextSpot | undefined {
    const { template, inEntry } = this.traced(spot)
    return template && inEntry ? this.stretchAsWritten(template) : undefined
  }

  /**
   * Returns where an entry has the text at a path: file, path within it, and the path in the manifest that takes it. Undefined where no entry has it.
   */
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

  /** Returns the paths at which the file's value stands in the whole: an included file has one for each reading that includes it. */
  homesOf(file: string): Path[] {
    if (file === this.root.file) return [[]]
    const language = this.translations.find(({ parsed }) => parsed.file === file)
    if (language) return [['languages', language.tag, 'texts']]
    return this.parts.flatMap(({ parsed, reading }) => (parsed.file === file ? [['readings', reading, 'routes']] : []))
  }

  /** Returns the place of a spot; for a path that does not exist, the place of its nearest ancestor that does. */
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

  /** The key of an entry's value is written in the manifest, unless the entry writes that key itself. */
  private traced({ path, on, part }: PathSpot): Partial<TracedPath> {
    const at = this.asWritten(path)
    const found = this.expansion?.trace(at, part)
    if (!found?.inEntry || on !== 'key') return found ?? {}
    const isOwn = found.template.at(-1) !== at.at(-1) || this.expansion?.trace(at.slice(0, -1)).inEntry
    return isOwn ? found : { template: found.template }
  }

  /** Groups the lines of the findings by the text they stand in, sorted. */
  linesOf(findings: readonly Finding[]): Map<Parsed, number[]> {
    const found = new Map<Parsed, number[]>()
    for (const { at } of findings) {
      const { text, start, isInFile } = this.place(at)
      const parsed = this.all.find((one) => one === text)
      if (parsed) addTo(found, parsed, (isInFile ? parsed.lines : parsed.readLines).pointAt(start).line)
    }
    for (const lines of found.values()) lines.sort((a, b) => a - b)
    return found
  }

  /** Returns the place of a spot as offsets in its file. */
  stretch(spot: PathSpot): TextSpot {
    const { text, start, end } = this.place(spot)
    return { start, end, file: text.file, path: spot.path }
  }

  /** Returns the value at a path as it is written; undefined where there is none. */
  written(at: Path): WrittenValue | undefined {
    const { parsed, path } = this.partWith(at)
    const found = parsed.places.find(path)?.node ?? null
    const node = parsed.places.target(found)
    const [start, end] = node?.range ?? [0, 0]
    const { file, readLines: lines } = parsed
    return node
      ? { node, isAlias: isAlias(found), text: lines.text.slice(start, end), start, end, file, lines }
      : undefined
  }

  /** Returns the node at a path, aliases followed; undefined where there is none. */
  nodeAt(at: Path): Node | undefined {
    return this.written(at)?.node
  }

  /**
   * Returns every path whose value is written by the same characters: through aliases, merges, a file included twice, and pages or lists made of a
   * template or an entry.
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
    return this.written(at)?.isAlias ?? false
  }

  /** Returns the file that a path is written in, and the path within it. A page that does not exist yet belongs to the manifest itself. */
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

/** Whether the path leads into a translation file. */
const isOfTexts = (path: Path) => path.length > 3 && path[0] === 'languages' && path[2] === 'texts'
