// Cuts a large text down to pages with findings, their neighbours, and everything outside pages.

/** Shorter texts, in characters, are examined whole. */
const short = 20_000

/** `near`: lines with findings, from 1. `numbers`: the line number in the whole text, from 1, of each line. */
export function excerptOf(lines: readonly string[], near: readonly number[]) {
  const away = lengthOf(lines) < short ? undefined : linesAway(lines, near)
  const numbers = lines.flatMap((_, at) => (away?.[at] ? [] : [at + 1]))
  return { lines: numbers.map((line) => lines[line - 1] ?? ''), numbers }
}

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** Returns for each line whether it belongs to a page that can be left out. */
function linesAway(lines: readonly string[], near: readonly number[]): boolean[] {
  const starts: number[] = []
  let column = Number.POSITIVE_INFINITY
  for (const [at, line] of lines.entries()) {
    const own = columnOf(line)
    if (own > column || !'/"\''.includes(line.charAt(own)) || !/^ *["']?\/[^\s"']*["']?:\s*$/.test(line)) continue
    starts.push(at)
    column = own
  }
  const pages = starts.filter((at) => columnOf(lines[at] ?? '') === column)
  const away = lines.map(() => false)
  let last = 0
  for (const [order, from] of pages.entries()) {
    // The first page stays, so that the key above it has a value.
    const isFirst = from !== last
    let to = from + 1
    while (to < lines.length && columnOf(lines[to] ?? '') > column) to++
    last = to
    // Neighbouring pages stay, since lines may have moved into them.
    const [before = 0, behind = lines.length] = [pages[order - 1], pages[order + 2]]
    if (isFirst || near.some((line) => line - 1 >= before && line - 1 < Math.max(behind, to))) continue
    away.fill(true, from, to)
  }
  return away
}

/** Returns the column of the first character; Infinity for a blank line. */
function columnOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at++
  return at < line.length ? at : Number.POSITIVE_INFINITY
}
