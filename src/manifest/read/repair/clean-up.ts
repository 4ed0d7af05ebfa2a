// Finds and corrects faults that lines show before parsing: tabs and other blanks used for indentation, and merge conflict marks. `--fix` writes the
// same corrections, except for merge conflicts, where only a person can choose a side.
import { misfitScore, type Row, rowsOf } from './columns.ts'
import { endOfValue } from './open-ends.ts'
import type { SyntaxFault } from './syntax-fault.ts'

const blanks = '\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000'
const otherBlank = new RegExp(`[${blanks}]`)
/** Matches the blanks before a key or text: at the start of the line, behind a dash, and behind a key's colon. */
const separators = new RegExp(
  `^[ ${blanks}]*(?:-[ ${blanks}]+)*|(?<=^[ ${blanks}]*(?:-[ ${blanks}]+)*[A-Za-z/][^\\s"'#]*:)[ ${blanks}]+`,
  'g',
)
const anyBlank = new RegExp(`[${blanks}]`, 'g')
const beginsWithOther = new RegExp(`(?:^|\\n)[ -]*[${blanks}]`)
const tabbed = /^[ -]*\t/
const widths = [2, 4, 1, 8, 6, 10, 12]

/** Whether a line of the text may begin with blanks other than spaces. */
export const hasOtherBlanks = (text: string): boolean => otherBlank.test(text) && beginsWithOther.test(text)

/** Whether the text may contain what `cleanUp` looks for. */
export const mayNeedCleaning = (text: string): boolean =>
  /\t/.test(text) || mergeMark.test(text) || hasOtherBlanks(text)

export function cleanUp(source: readonly string[]) {
  const lines = [...source]
  const merges = mergeMarks(lines)
  if (/^\uFEFF?\s*[{[]/.test(lines[0] ?? '')) return { lines, faults: merges }
  return { lines, faults: [...merges, ...blankRuns(lines), ...tabRuns(lines)] }
}

/** Matches a line in which git marks where a version begins or ends. */
export const mergeMark = /^(?:[<>|]{7}(?: |$)|={7}\s*$)/m

/** Returns the merges that are not finished, and replaces their marks and second versions by comments. A mark may be all that is left of one. */
export function mergeMarks(lines: string[]): SyntaxFault[] {
  const faults: SyntaxFault[] = []
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at] ?? ''
    if (!mergeMark.test(text)) continue
    const [middle = -1, end = -1] = [/^={7}\s*$/, /^>{7}(\s|$)/].map((mark) =>
      lines.findIndex((line, row) => row > at && mark.test(line)),
    )
    const isWhole = text.startsWith('<') && middle > 0 && end > middle
    const facts = isWhole ? { first: at + 1, middle: middle + 1, last: end + 1 } : { mark: text.trim() }
    faults.push({ code: 'merge-conflict', facts, line: at + 1, from: 0, to: text.length, repaired: new Map() })
    // Keeps the first side; the other one is not checked.
    lines[at] = '#'
    if (!isWhole) continue
    const base = lines.findIndex((line, row) => row > at && row < middle && /^\|{7}(\s|$)/.test(line))
    for (let row = base < 0 ? middle : base; row <= end; row++) lines[row] = '#'
    at = end
  }
  return faults
}

/** Groups neighbouring lines, which count as one mistake. */
function runs(lines: readonly string[], isWrong: (line: string, at: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let at = 0; at < lines.length; at++) {
    const end = endOfValue(lines, at) ?? at
    if (isWrong(lines[at] ?? '', at)) {
      const last = found.at(-1)
      if (last && last[1] === at - 1) last[1] = at
      else found.push([at, at])
    }
    // Blanks inside a text or brackets over several lines are allowed.
    if (end > at && !isWrong(lines[at + 1] ?? '', at + 1)) at = end
  }
  return found
}

function blankRuns(lines: string[]): SyntaxFault[] {
  const clean = (line: string) =>
    line.replace(separators, (found) => found.replaceAll('\u200b', '').replace(anyBlank, ' '))
  return runs(lines, (line) => otherBlank.test(line) && clean(line) !== line).map(([first, last]) => {
    const before = lines[first] ?? ''
    const from = before.search(otherBlank)
    return run(lines, first, last, clean, { code: 'no-break-space', from, to: from + 1 })
  })
}

function tabRuns(lines: string[]): SyntaxFault[] {
  return runs(lines, (line) => tabbed.test(line) && line.trim() !== '').map(([first, last]) => {
    const text = lines[first] ?? ''
    const wide = (width: number) => (line: string) =>
      line.replace(/^[ \t]*(?:-[ \t]+)*/, (lead) => lead.replace(/-\t+/g, '- ').replaceAll('\t', ' '.repeat(width)))
    const width =
      [...widths].sort((a, b) => misfitOf(lines, first, last, wide(a)) - misfitOf(lines, first, last, wide(b)))[0] ?? 2
    const tab = text.indexOf('\t')
    return run(lines, first, last, wide(width), {
      code: 'tab-indent',
      from: tab,
      to: text.length - text.trimStart().length,
    })
  })
}

function misfitOf(lines: readonly string[], first: number, last: number, change: (line: string) => string): number {
  const from = Math.max(0, first - 200)
  const next = lines.slice(from, last + 100)
  for (let at = first; at <= last; at++) next[at - from] = change(lines[at] ?? '')
  const rows = rowsOf(next.map((line, at) => (at + from > last ? line.replaceAll('\t', '  ') : line)))
  const at = rows.findIndex(({ line }) => line - 1 + from >= first)
  const [row, before] = [rows[at], rows[at - 1]]
  // Whether the first line of the run became part of the text above it.
  const isLost = row?.line !== first + 1 - from && /^\s*(?:- |[\w/-]+:(?:\s|$))/.test(lines[first] ?? '')
  // Prefers the width that continues in the column of the line above.
  const away = row && before ? Math.abs(row.column - before.content - (before.opens ? 2 : 0)) : 0
  const near = rows.slice(Math.max(0, at - 1))
  // A long text that takes lines in hides their faults, so lost entries count against a width.
  const seen = rows.filter(({ isItem, key }) => isItem || key !== undefined).length
  return (
    misfitScore(rows) * 100 -
    seen * 50 +
    emptyKeys(near, last + 1 - from) * 40 +
    duplicateKeys(rows) * 30 +
    away +
    (isLost ? 1000 : 0)
  )
}

/** Counts keys that occur twice in their group. */
function duplicateKeys(rows: readonly Row[]): number {
  let count = 0
  let groups: { column: number; keys: Set<string> }[] = []
  for (const { column, content, isItem, key } of rows) {
    groups = groups.filter((group) => (isItem ? group.column < content : group.column <= column))
    if (key === undefined) continue
    const top = groups.at(-1)
    if (top?.column !== content) groups.push({ column: content, keys: new Set([key]) })
    else if (top.keys.has(key)) count++
    else top.keys.add(key)
  }
  return count
}

/** Counts keys up to line `last` without a value on their line or below. */
const emptyKeys = (rows: readonly Row[], last: number): number =>
  rows.filter(({ line, opens, key, column, content }, at) => {
    const next = rows[at + 1]
    const own = key === undefined ? column : content
    return line <= last && opens && next && next.column <= own && !(next.isItem && next.column === own)
  }).length

function run(
  lines: string[],
  first: number,
  last: number,
  change: (line: string) => string,
  { code, from, to }: { code: string; from: number; to: number },
): SyntaxFault {
  const repaired = new Map<number, string>()
  for (let at = first; at <= last; at++) {
    lines[at] = change(lines[at] ?? '')
    repaired.set(at + 1, lines[at] ?? '')
  }
  const count = last - first + 1
  return {
    code,
    facts: { count },
    line: first + 1,
    from,
    to: Math.max(to, from + 1),
    repaired,
    isSafe: true,
    title: count === 1 ? 'Write spaces' : `Write spaces on ${count} lines`,
  }
}
