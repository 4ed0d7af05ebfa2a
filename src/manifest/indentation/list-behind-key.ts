// Guesses at lists that begin on the line of their key: `blocks: - type: hero`.
import { indentOf, isFilled, nextFilled } from '../read/repair/indentation.ts'
import { listKeys } from '../shape/format-keys.ts'
import { type Candidate, candidateOf, valueOfLines } from './candidate.ts'

/** Replaces the first item and its lines by JSON on one line, since a candidate keeps the number of lines. */
export function listBehindKey(lines: readonly string[], line: number): Candidate[] {
  const text = lines[line - 1] ?? ''
  const [, own = '', key = '', behind = '', item = ''] =
    /^(( *(?:- +)*)([A-Za-z][\w-]*):)( +)(- +\S.*)$/.exec(text)?.toSpliced(2, 1) ?? []
  if (!listKeys().has(key)) return []
  const column = own.length - key.length - 1
  const next = nextFilled(lines, line) ?? lines.length + 1
  const below = lines[next - 1] ?? ''
  const isOwn = indentOf(below) > column && !/^ *- /.test(below)
  let end = isOwn ? next + 1 : line + 1
  while (
    end <= lines.length &&
    !(isFilled(lines[end - 1]) && (!isOwn || indentOf(lines[end - 1] ?? '') < indentOf(below)))
  )
    end++
  const following = lines[end - 1] ?? ''
  const hasOthers = /^ *- /.test(following) && indentOf(following) >= column
  const dash = hasOthers ? indentOf(following) : isOwn ? Math.max(column, indentOf(below) - 2) : column + 2
  const first = isOwn ? indentOf(below) - 2 : 0
  const value = first < 0 ? undefined : valueOfLines([`${' '.repeat(first)}${item}`, ...lines.slice(line, end - 1)])
  if (!Array.isArray(value) || value.length !== 1) return []
  const changed = new Map<number, string>()
  for (let row = next; row < end; row++) changed.set(row, '#')
  changed.set(line, hasOthers ? own : `${own} ${JSON.stringify(value)}`)
  if (hasOthers && isOwn) changed.set(next, `${' '.repeat(dash)}- ${JSON.stringify(value[0])}`)
  const from = own.length + behind.length
  const fault = {
    code: 'list-behind-key',
    facts: { key, text: item.trimEnd() },
    line,
    from,
    to: text.trimEnd().length,
    title: 'Put it on the line below',
    isSafe: true,
    repaired: changed,
    corrected: new Map([[line, `${own}\n${' '.repeat(dash)}${item}`]]),
  }
  return [candidateOf(fault)]
}
