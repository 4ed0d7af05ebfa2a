// Finds the range of an entry that moves or is removed with it: its comments and its lines. The gap between two entries, with blank lines
// and comments that belong to neither, stays in place.
import type { YamlCollection, YamlEntry } from './collection.ts'
import type { YamlSource } from './yaml-source.ts'

export interface Core {
  start: number
  /** Offset before the line break. */
  end: number
}

export function coresOf(source: YamlSource, collection: YamlCollection): Core[] {
  const { entries, flow } = collection
  if (flow) return entries.map(({ start, end }) => ({ start, end }))
  const cores: Core[] = []
  for (const entry of entries) {
    const after = cores.at(-1)?.end ?? -1
    cores.push({
      start: withComments(source, entry, collection.column, after),
      end: endOf(source, entry, collection.column),
    })
  }
  return cores
}

const commentLine = /^([ \t]*)#/

/** Extends the range up over comments directly above the entry, in its own column. */
function withComments(source: YamlSource, { start }: YamlEntry, column: number, after: number): number {
  const { text } = source
  let line = source.lineStart(start)
  if (text.slice(line, start).trim() !== '') return start
  let first = start
  while (line > 0) {
    const above = source.lineStart(line - 1)
    const indent = commentLine.exec(text.slice(above, line))?.[1]
    if (indent?.length !== column || above <= after) break
    first = above + column
    line = above
  }
  return first
}

/** Extends the range down over the rest of its line, and over comments that are indented more than the entry. */
function endOf(source: YamlSource, { end }: YamlEntry, column: number): number {
  const { text } = source
  let last = source.lineEnd(end)
  if (!/^[ \t]*(?:#.*)?$/.test(text.slice(end, last))) return end
  for (let line = source.nextLine(end); line < text.length; line = source.nextLine(line)) {
    const words = text.slice(line, source.lineEnd(line))
    if (words.trim() === '') continue
    if ((commentLine.exec(words)?.[1]?.length ?? 0) <= column) break
    last = source.lineEnd(line)
  }
  // Trailing spaces stay with the entry.
  return last
}

/** True when an entry begins behind a dash and shares that line. */
export const isInline = (source: YamlSource, { start }: Core): boolean =>
  source.text.slice(source.lineStart(start), start).trim() !== ''

/** Returns the number of blank lines between entries here, judged by the neighbours. */
export function blanksAt(source: YamlSource, cores: readonly Core[], index: number): number {
  const gapBefore = (at: number) => {
    const [one, other] = [cores[at - 1], cores[at]]
    if (!one || !other) return undefined
    const gap = source.text.slice(one.end, other.start)
    return gap.trim() === '' ? gap.split('\n').length - 2 : undefined
  }
  return Math.max(0, gapBefore(index) ?? gapBefore(index - 1) ?? gapBefore(index + 1) ?? 0)
}
