// Caches a result for each top-level entry of a text that changes while it is typed.

/** For one file whose versions come one after another: an unchanged entry is computed once. */
export class EntryMemo<T> {
  /** Results by the text of the entry. */
  private known = new Map<string, T>()

  constructor(private readonly read: (entry: string) => T) {}

  /**
   * Returns a result for each entry, in order of the text. Text before the first entry belongs to the first entry. Offsets in a result count from its
   * `start`.
   */
  of(text: string): { start: number; result: T }[] {
    const before = this.known
    this.known = new Map()
    const starts = entryStarts(text)
    if (starts.length === 0) starts.push(0)
    return starts.map((begin, at) => {
      const start = at === 0 ? 0 : begin
      const entry = text.slice(start, starts[at + 1])
      const result = this.known.get(entry) ?? before.get(entry) ?? this.read(entry)
      this.known.set(entry, result)
      return { start, result }
    })
  }
}

/** Returns the offsets of lines that begin with a key in column 1. */
const entryStarts = (text: string): number[] => [...text.matchAll(/(?<![^\n])[\w/"'$]/g)].map(({ index }) => index)

/** Returns the range from the top-level key at or above the offset to the next top-level key. */
export function entryAround(text: string, offset: number): [from: number, to: number] {
  let from = text.lastIndexOf('\n', offset - 1) + 1
  while (from > 0 && !isEntry(text, from)) from = text.lastIndexOf('\n', from - 2) + 1
  let to = text.indexOf('\n', offset) + 1
  while (to > 0 && !isEntry(text, to)) to = text.indexOf('\n', to) + 1
  return [from, to > 0 ? to : text.length]
}

const isEntry = (text: string, line: number): boolean => /[\w/"'$]/.test(text[line] ?? '')
