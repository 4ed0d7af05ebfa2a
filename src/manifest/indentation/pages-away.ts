// In a large text, the pages that have nothing to do with what was found: they are left out of every trial.

/** Texts shorter than this are tried as a whole. */
const short = 150_000

/** For each line whether it is part of a page away from these lines; undefined where all are looked at. */
export function linesAway(lines: readonly string[], near: readonly number[]): boolean[] | undefined {
  if (lines.reduce((sum, line) => sum + line.length + 1, 0) < short) return undefined
  const starts = lines.flatMap((line, at) => (/^ *["']?\/[^\s"']*["']?:\s*$/.test(line) ? [at] : []))
  const column = Math.min(...starts.map((at) => lines[at]?.search(/\S/) ?? 0))
  const isPage = (at: number) => lines[at]?.search(/\S/) === column
  const away = lines.map(() => false)
  for (const [order, from] of starts.entries()) {
    if (!isPage(from)) continue
    let to = from + 1
    while (to < lines.length && (lines[to]?.trim() === '' || (lines[to]?.search(/\S/) ?? 0) > column)) to++
    // The pages beside one that is looked at stay: its lines may have run into theirs.
    const [before = 0, behind = lines.length] = [starts[order - 1], starts[order + 2]]
    if (near.some((line) => line - 1 >= before && line - 1 < Math.max(behind, to))) continue
    for (let at = from; at < to; at++) away[at] = true
  }
  return away
}
