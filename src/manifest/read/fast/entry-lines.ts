// Finds the lines of an entry by the columns of keys, without parsing values. The text must be one that the fast reader accepted.

export interface EntryLines {
  start: number
  end: number
  /** Number of path segments that lead to the entry. */
  depth: number
}

/** Characters. Smaller entries are not split, and small neighbours are parsed together. */
const smallEntryLength = 4000

interface Child {
  start: number
  end: number
  /** The stretch of neighbours it is parsed with. */
  among: { start: number; end: number }
}

export class EntryIndex {
  private readonly children = new Map<number, Map<string, Child>>()

  constructor(private readonly text: string) {}

  /**
   * Returns the smallest entry on the path that is worth parsing by itself, with its small neighbours; undefined where the first segment is not
   * found.
   */
  lines(path: readonly (string | number)[]): EntryLines | undefined {
    let found: (Child & EntryLines) | undefined
    for (const entry of this.entriesOn(path)) {
      found = entry
      if (entry.end - entry.start < smallEntryLength) break
    }
    return found && { depth: found.depth, ...found.among }
  }

  /** Returns the deepest entry on the path; undefined where the first segment is not found. */
  innermost(path: readonly (string | number)[]): EntryLines | undefined {
    return [...this.entriesOn(path)].at(-1)
  }

  private *entriesOn(path: readonly (string | number)[]): Generator<Child & EntryLines> {
    let found: EntryLines = { start: 0, end: this.text.length, depth: 0 }
    for (const segment of path) {
      const child = this.childrenOf(found.start, found.end, found.depth).get(String(segment))
      if (!child) return
      const entry = { ...child, depth: found.depth + 1 }
      yield entry
      found = entry
    }
  }

  /** Returns the entries below the key at `start`, or the top-level entries for depth 0. Cached by `start`. */
  private childrenOf(start: number, end: number, depth: number): Map<string, Child> {
    const known = this.children.get(depth === 0 ? -1 : start)
    if (known) return known
    const found = childrenIn(this.text, depth === 0 ? 0 : lineAfter(this.text, start), end)
    this.children.set(depth === 0 ? -1 : start, found)
    return found
  }
}

const lineAfter = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

const blank = /[ \t\r]*(?:#[^\n]*)?(?:\n|$)/y
const keyOfLine = /([^\n]*?) *:(?=\s|$)/y

function childrenIn(text: string, start: number, end: number): Map<string, Child> {
  const children = new Map<string, Child>()
  let column: number | undefined
  let last: Child | undefined
  let among: Child['among'] | undefined
  const finish = (at: number) => {
    if (last) last.end = at
    if (among) among.end = at
    if (among && at - among.start >= smallEntryLength) among = undefined
    last = undefined
  }
  for (let at = start; at < end; at = lineAfter(text, at)) {
    blank.lastIndex = at
    if (blank.test(text)) continue
    let indent = 0
    while (text[at + indent] === ' ') indent++
    column ??= indent
    if (indent > column) continue
    finish(at)
    if (indent < column) return children
    keyOfLine.lastIndex = at + column
    const key = keyOfLine.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
    if (key === undefined) continue
    among ??= { start: at, end }
    last = { start: at, end, among }
    if (!children.has(key)) children.set(key, last)
  }
  finish(end)
  return children
}
