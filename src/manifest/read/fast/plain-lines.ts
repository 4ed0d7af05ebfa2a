// The fast reader: parses block maps, block lists and one-line values many times faster than `yaml`. It passes any other notation to the full parser
// entry by entry, and gives up in doubt. `plain-lines.test.ts` holds both readers to the same values.
import type { LineRange } from '../fully-parsed.ts'
import { continuesAsItem, readsAsItem } from '../misread-scalars.ts'
import type { KnownPages } from './known-pages.ts'
import { blockText, flowText, isBlockHeader, leadingSpaces } from './plain-multiline.ts'
import { notPlain, scalarOf } from './plain-scalars.ts'

/** Parses the lines of an entry that the fast reader does not accept. Undefined when they cannot be parsed by themselves. */
export type ReadEntry = (lines: string) => { value: unknown } | undefined

const entry = /^([A-Za-z/][\w./~{}*-]*):(?: +(.*))?$/
const maxPlainDepth = 24
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const strange = /[\0-\x08\x0b-\x1f\x7f\t\r\uFEFF\u0085\u2028\u2029]/

/** What the entries of a map are, as far as the reader has to find pages among them. */
type Entries = 'top' | 'readings' | 'reading' | 'pages' | 'other'

interface PlainOptions {
  /** True for an included file, which is a map from path to page. */
  isIncluded?: boolean
  pages?: Pick<KnownPages, 'of'>
  /** Collects the pages that the fast reader rejects, in order of the text. Without it, one such page makes the whole text unreadable here. */
  unsound?: UnsoundPage[]
}

/** A page that the fast reader rejects. */
export interface UnsoundPage extends LineRange {
  /** Placeholder for the page in the value. */
  mark: object
}

/** Returns the value of a text whose top is a map; undefined when the full parser has to read it. */
export function plainLines(
  text: string,
  readEntry: ReadEntry,
  { isIncluded = false, pages, unsound }: PlainOptions = {},
): { value: Record<string, unknown> } | undefined {
  const reader = new Reader(text, readEntry, pages, unsound)
  try {
    const value = reader.map(0, 0, isIncluded ? 'pages' : 'top')
    return reader.ended && reader.isPlainOutsidePages() && Object.keys(value).length > 0 ? { value } : undefined
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}

class Reader {
  private at = 0
  private readonly lines: string[]
  /** The line ending, the same for all lines of the text. */
  private readonly lineEnd: string
  /** Offset of each line. */
  private readonly starts: number[] = []
  /** Stretches outside pages. Pages are checked for strange characters one by one, when their lines are new. */
  private readonly outside: [number, number][] = []
  private outsideFrom = 0

  constructor(
    private readonly text: string,
    private readonly readEntry: ReadEntry,
    private readonly pages: Pick<KnownPages, 'of'> | undefined,
    private readonly unsound: UnsoundPage[] | undefined,
  ) {
    this.lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    this.lines = text.split(this.lineEnd)
    let offset = 0
    for (const { length } of this.lines) {
      this.starts.push(offset)
      offset += length + this.lineEnd.length
    }
    this.skip()
  }

  isPlainOutsidePages(): boolean {
    const parts = [...this.outside, [this.outsideFrom, this.text.length] as const]
    return parts.every(([start, end]) => !this.isStrange(this.text.slice(start, end)))
  }

  private isStrange(part: string): boolean {
    if (this.lineEnd === '\n') return strange.test(part)
    const lines = part.split(this.lineEnd)
    return lines.some((line) => line.includes('\n') || strange.test(line))
  }

  get ended(): boolean {
    return this.at >= this.lines.length
  }

  private get here(): string {
    return this.lines[this.at] ?? ''
  }

  /** Reads the map whose keys stand at column `indent`, from the current line on. */
  map(indent: number, depth: number, entries: Entries = 'other'): Record<string, unknown> {
    if (depth > maxPlainDepth) throw notPlain
    const value: Record<string, unknown> = {}
    while (!this.ended && leadingSpaces(this.here) >= indent) {
      if (leadingSpaces(this.here) > indent) throw notPlain
      const [, key, rest] = entry.exec(this.here.slice(indent).trimEnd()) ?? []
      if (key === undefined || Object.hasOwn(value, key)) throw notPlain
      const behind = () => this.behindKey(indent, rest, depth, within(entries, key))
      value[key] = entries === 'pages' && this.pages ? this.page(indent, this.pages, behind) : behind()
    }
    return value
  }

  /** Reads a page through the cache, which its lines are the key of. */
  private page(indent: number, pages: Pick<KnownPages, 'of'>, read: () => unknown): unknown {
    const from = this.at
    for (this.next(); !this.ended && belongs(this.here, indent); this.next());
    const to = this.at
    const [start = 0, end = this.text.length] = [this.starts[from], this.starts[to]]
    this.outside.push([this.outsideFrom, start])
    this.outsideFrom = end
    const lines = this.text.slice(start, end)
    try {
      return pages.of(lines, () => {
        if (this.isStrange(lines)) throw notPlain
        this.at = from
        return read()
      })
    } catch (error) {
      if (error !== notPlain || !this.unsound) throw error
      const page = { from, to, start, end, starts: this.starts, mark: {} }
      this.unsound.push(page)
      this.at = to
      return page.mark
    }
  }

  /** Reads the value behind a key; passes it to the full parser where it is not plain. */
  private behindKey(indent: number, rest: string | undefined, depth: number, entries: Entries): unknown {
    const from = this.at
    try {
      return this.value(indent, rest, depth, entries)
    } catch (error) {
      // An entry that holds pages is nearly the whole text, so parsing it alone would save nothing.
      if (error !== notPlain || entries !== 'other') throw error
      this.at = from
      return this.fullyParsed(depth, (line) => belongs(line, indent))
    }
  }

  /** Parses this line and those after it that belong to it with the full parser, below the line `head`. */
  private fullyParsed(depth: number, isOfIt: (line: string) => boolean, head = ''): unknown {
    const from = this.at
    for (this.next(); !this.ended && isOfIt(this.here); this.next());
    const read = this.readEntry(`${head}${this.lines.slice(from, this.at).join('\n')}\n`)
    if (!read || depthOf(read.value) + depth > maxPlainDepth) throw notPlain
    return read.value
  }

  private value(indent: number, rest: string | undefined, depth: number, entries: Entries = 'other'): unknown {
    const from = this.at
    if (rest !== undefined && isBlockHeader(rest)) return this.scalar(blockText(this.lines, from, indent, rest))
    this.next()
    const inner = this.ended ? -1 : leadingSpaces(this.here)
    if (rest !== undefined && rest !== '' && rest[0] !== '#')
      return inner > indent || isOpen(rest) ? this.scalar(flowText(this.lines, from, indent, rest)) : scalarOf(rest)
    if (inner > indent && !isItem(this.here, inner) && !entry.test(this.here.slice(inner).trimEnd()))
      return this.scalar(flowText(this.lines, this.at, indent, this.here.slice(inner)))
    if (inner >= indent && isItem(this.here, inner)) return this.list(inner, depth + 1)
    return inner > indent ? this.map(inner, depth + 1, entries) : null
  }

  private scalar({ value, end }: { value: unknown; end: number }): unknown {
    this.at = end
    this.skip()
    return value
  }

  private list(indent: number, depth: number): unknown[] {
    if (depth > maxPlainDepth) throw notPlain
    const items: unknown[] = []
    while (!this.ended && leadingSpaces(this.here) >= indent) {
      if (leadingSpaces(this.here) > indent) throw notPlain
      if (!isItem(this.here, indent)) break
      items.push(this.item(indent, depth))
    }
    return items
  }

  private item(indent: number, depth: number): unknown {
    const line = this.here
    let column = indent + 1
    while (line.charCodeAt(column) === space) column++
    const rest = line.slice(column)
    if (rest === '' || rest[0] === '#' || rest[0] === '-') throw notPlain
    if (!entry.test(rest.trimEnd())) {
      const begin = this.at
      const value = this.value(indent, rest, depth)
      // An item that may have lost its dash is left to the full parser, which knows its neighbours.
      for (let row = begin + 1; row < this.at; row++) {
        const [above = '', text = ''] = [this.lines[row - 1], this.lines[row]]
        if (row === begin + 1 ? readsAsItem(above, text) : continuesAsItem(above, text)) throw notPlain
      }
      return value
    }
    // A map that begins behind the dash reads as if the dash were a blank.
    const from = this.at
    this.lines[from] = ' '.repeat(column) + rest
    try {
      return this.map(column, depth + 1)
    } catch (error) {
      if (error !== notPlain) throw error
    } finally {
      this.lines[from] = line
    }
    this.at = from
    // The full parser reads the item as the only one of a list.
    const list = this.fullyParsed(depth, (line) => leadingSpaces(line) > indent, `${' '.repeat(indent)}x:\n`)
    if (!Array.isArray(list) || list.length !== 1) throw notPlain
    return list[0]
  }

  private next(): void {
    this.at++
    this.skip()
  }

  private skip(): void {
    while (this.at < this.lines.length && isEmpty(this.here)) this.at++
  }
}

function within(entries: Entries, key: string): Entries {
  if (entries === 'top') return key === 'readings' ? 'readings' : 'other'
  if (entries === 'readings') return 'reading'
  return entries === 'reading' && key === 'routes' ? 'pages' : 'other'
}

const space = 32
const dash = 45
const hash = 35

/** Whether the line is blank or a comment. */
function isEmpty(line: string): boolean {
  const at = leadingSpaces(line)
  return at === line.length || line.charCodeAt(at) === hash
}

/** Whether a text begins with a quote that does not close on its line: the text may go on below, even behind empty lines. */
const isOpen = (text: string) => /^(["'])(?!.*\1\s*(?:#.*)?$)/.test(text) || text === '"' || text === "'"

const isItem = (line: string, at: number) =>
  line.charCodeAt(at) === dash && (line.length === at + 1 || line.charCodeAt(at + 1) === space)

/** Whether the line is part of the entry whose key stands at column `indent`. */
function belongs(line: string, indent: number): boolean {
  const at = leadingSpaces(line)
  return at > indent || (at === indent && isItem(line, at))
}

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  let depth = 0
  for (const inner of Object.values(value)) depth = Math.max(depth, depthOf(inner))
  return depth + 1
}
