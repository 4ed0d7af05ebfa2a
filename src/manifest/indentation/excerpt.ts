// Of a large text, what has to be looked at: the pages in which something was found, those beside them, and what stands outside pages.

/** Texts shorter than this are looked at as a whole. */
const short = 20_000

export interface Excerpt {
  lines: readonly string[]
  /** For each of its lines its number in the whole, from 1. */
  numbers: readonly number[]
}

/** `near`: lines where something was found, counted from 1. */
export function excerptOf(lines: readonly string[], near: readonly number[]): Excerpt {
  const away = lengthOf(lines) < short ? undefined : linesAway(lines, near)
  const numbers = lines.flatMap((_, at) => (away?.[at] ? [] : [at + 1]))
  return { lines: numbers.map((line) => lines[line - 1] ?? ''), numbers }
}

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** For each line whether it is part of a page away from these. */
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
    // What holds the pages keeps its first one: it would be at fault without any.
    const isFirst = from !== last
    let to = from + 1
    while (to < lines.length && columnOf(lines[to] ?? '') > column) to++
    last = to
    // The pages beside one that is looked at stay: its lines may have run into theirs.
    const [before = 0, behind = lines.length] = [pages[order - 1], pages[order + 2]]
    if (isFirst || near.some((line) => line - 1 >= before && line - 1 < Math.max(behind, to))) continue
    away.fill(true, from, to)
  }
  return away
}

/** Where a line begins; beyond all columns for one without anything. */
function columnOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at++
  return at < line.length ? at : Number.POSITIVE_INFINITY
}
