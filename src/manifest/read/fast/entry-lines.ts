// The lines of an entry of a text that is plainly written: found by the columns of its keys, without reading what they hold.

export interface EntryLines {
  start: number
  end: number
  /** Segments of the path that lead to the entry. */
  depth: number
}

/** Entries of fewer signs are not divided further: they are read in a moment. */
const smallEntryLength = 4000

/** The least entry on the way to the path that is not small; undefined where the way begins with none. */
export function entryLines(text: string, path: readonly (string | number)[]): EntryLines | undefined {
  let found: EntryLines = { start: 0, end: text.length, depth: 0 }
  for (const segment of path) {
    if (found.depth > 0 && found.end - found.start < smallEntryLength) break
    const inside = found.depth === 0 ? 0 : lineAfter(text, found.start)
    const column = columnOf(text, inside, found.end)
    const entry = column === undefined ? undefined : entryAt(text, String(segment), column, inside, found.end)
    if (!entry) break
    found = { ...entry, depth: found.depth + 1 }
  }
  return found.depth === 0 ? undefined : found
}

const lineAfter = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

const blank = /[ \t\r]*(?:#[^\n]*)?(?:\n|$)/y

function columnOf(text: string, start: number, end: number): number | undefined {
  for (let at = start; at < end; at = lineAfter(text, at)) {
    if (isBlank(text, at)) continue
    let column = 0
    while (text[at + column] === ' ') column++
    return column
  }
  return undefined
}

function isBlank(text: string, at: number): boolean {
  blank.lastIndex = at
  return blank.test(text)
}

/** From the line of the key to the next that stands as far left. */
function entryAt(
  text: string,
  key: string,
  column: number,
  start: number,
  end: number,
): Omit<EntryLines, 'depth'> | undefined {
  let begun: number | undefined
  for (let at = start; at < end; at = lineAfter(text, at)) {
    let indent = 0
    while (indent <= column && text[at + indent] === ' ') indent++
    if (indent > column || isBlank(text, at)) continue
    if (begun !== undefined) return { start: begun, end: at }
    if (indent < column) return undefined
    if (
      text.startsWith(key, at + column) &&
      /^[ ]*:(?:\s|$)/.test(text.slice(at + column + key.length, at + column + key.length + 40))
    )
      begun = at
  }
  return begun === undefined ? undefined : { start: begun, end }
}
