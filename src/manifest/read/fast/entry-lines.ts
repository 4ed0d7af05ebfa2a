// The lines of an entry of a text that is plainly written: found by the columns of its keys, without reading what they hold.

export interface EntryLines {
  start: number
  end: number
  /** Segments of the path that lead to the entry. */
  depth: number
}

/** Entries of fewer signs are not divided further, and neighbours are taken together up to as many: they are read in a moment. */
const smallEntryLength = 4000

interface Child {
  start: number
  end: number
  /** The neighbours it is read with. */
  among: { start: number; end: number }
}

export class EntryIndex {
  private readonly children = new Map<number, Map<string, Child>>()

  constructor(private readonly text: string) {}

  /** The least entry on the way to the path that is not small, with its neighbours; undefined where the way begins with none. */
  lines(path: readonly (string | number)[]): EntryLines | undefined {
    let found: EntryLines = { start: 0, end: this.text.length, depth: 0 }
    let among: Child['among'] | undefined
    for (const segment of path) {
      if (among && found.end - found.start < smallEntryLength) break
      const child = this.childrenOf(found.start, found.end, found.depth).get(String(segment))
      if (!child) break
      found = { start: child.start, end: child.end, depth: found.depth + 1 }
      among = child.among
    }
    return among && { ...found, ...among }
  }

  /** The deepest entry on the way to the path, by itself; undefined where the way begins with none. */
  innermost(path: readonly (string | number)[]): EntryLines | undefined {
    let found: EntryLines = { start: 0, end: this.text.length, depth: 0 }
    for (const segment of path) {
      const child = typeof segment === 'string' && this.childrenOf(found.start, found.end, found.depth).get(segment)
      if (!child) break
      found = { start: child.start, end: child.end, depth: found.depth + 1 }
    }
    return found.depth > 0 ? found : undefined
  }

  /** The entries below a key that stands at the start, or those of the whole. Each stretch is gone through once. */
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
