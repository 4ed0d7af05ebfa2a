// An entry with all that goes along with it when it moves or goes: its own comments and its lines. What stands between two
// entries, blank lines and comments that belong to neither, is the gap, and stays where it is.
import type { Collection, Entry } from './collection.ts'
import type { Reading } from './reading.ts'

export interface Core {
  start: number
  /** Before the line break. */
  end: number
}

export function coresOf(reading: Reading, collection: Collection): Core[] {
  const { entries, flow } = collection
  if (flow) return entries.map(({ start, end }) => ({ start, end }))
  const cores: Core[] = []
  for (const entry of entries) {
    const after = cores.at(-1)?.end ?? -1
    cores.push({
      start: withComments(reading, entry, collection.column, after),
      end: endOf(reading, entry, collection.column),
    })
  }
  return cores
}

const commentLine = /^([ \t]*)#/

/** Up over the comments that stand right above it, in its own column. */
function withComments(reading: Reading, { start }: Entry, column: number, after: number): number {
  const { text } = reading
  let line = reading.lineStart(start)
  if (text.slice(line, start).trim() !== '') return start
  let first = start
  while (line > 0) {
    const above = reading.lineStart(line - 1)
    const indent = commentLine.exec(text.slice(above, line))?.[1]
    if (indent?.length !== column || above <= after) break
    first = above + column
    line = above
  }
  return first
}

/** Down over the rest of its line, and over comments that are indented more than the entry itself. */
function endOf(reading: Reading, { end }: Entry, column: number): number {
  const { text } = reading
  let last = reading.lineEnd(end)
  if (!/^[ \t]*(?:#.*)?$/.test(text.slice(end, last))) return end
  for (let line = reading.nextLine(end); line < text.length; line = reading.nextLine(line)) {
    const words = text.slice(line, reading.lineEnd(line))
    if (words.trim() === '') continue
    if ((commentLine.exec(words)?.[1]?.length ?? 0) <= column) break
    last = reading.lineEnd(line)
  }
  // Trailing spaces stay with the entry.
  return last
}

/** Whether an entry begins behind a dash, so that its line is not its own. */
export const isInline = (reading: Reading, { start }: Core): boolean =>
  reading.text.slice(reading.lineStart(start), start).trim() !== ''

/** The number of blank lines that separate entries here, inferred from the neighbours. */
export function blanksAt(reading: Reading, cores: readonly Core[], index: number): number {
  const gapBefore = (at: number) => {
    const [one, other] = [cores[at - 1], cores[at]]
    if (!one || !other) return undefined
    const gap = reading.text.slice(one.end, other.start)
    return gap.trim() === '' ? gap.split('\n').length - 2 : undefined
  }
  return Math.max(0, gapBefore(index) ?? gapBefore(index - 1) ?? gapBefore(index + 1) ?? 0)
}
