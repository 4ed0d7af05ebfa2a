// Guesses at keys whose line was deleted, so that their value stands in the group above, or in none.
import { isGroup } from '../../site/groups.ts'
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { groupsHaving } from '../shape/format-keys.ts'
import { type Candidate, candidateOf, valueOfLines } from './candidate.ts'

/** Lines at which the value may begin, and its maximal length. */
const maxStarts = 6
const maxLostLines = 40

/** Returns a candidate for each key of the format that accepts all keys of the lines from a finding on. */
export function lostKey(lines: readonly string[], near: readonly number[]): Candidate[] {
  const starts = new Set(near.slice(0, maxStarts).flatMap((line) => [line, behindText(lines, line)]))
  return [...starts].flatMap((line) => {
    const column = indentOf(lines[line - 1] ?? '')
    if (column < 2 || !isKey.test(lines[line - 1] ?? '')) return []
    const end = lines.findIndex((text, at) => at >= line && isFilled(text) && indentOf(text) < column)
    const held = lines.slice(line - 1, end < 0 ? undefined : end)
    while (!isFilled(held.at(-1))) held.pop()
    const value = held.length > maxLostLines ? undefined : valueOfLines(held)
    if (!isGroup(value) || Object.keys(value).length < 2) return []
    return groupsHaving(Object.keys(value)).map((key) => withKey(key, { line, column, held, value }))
  })
}

const isKey = /^ *[A-Za-z][\w-]*:(?:\s|$)/

/** Returns the line of the key that follows a text over several lines; the parser reports the fault at the text. */
function behindText(lines: readonly string[], line: number): number {
  const column = indentOf(lines[line - 1] ?? '')
  let below = line + 1
  while (isFilled(lines[below - 1]) && indentOf(lines[below - 1] ?? '') > column && !isKey.test(lines[below - 1] ?? ''))
    below++
  return below
}

interface LinesWithoutKey {
  line: number
  column: number
  held: readonly string[]
  value: Record<string, unknown>
}

/** Replaces the lines by the key and its value as JSON on one line, since a candidate keeps the number of lines. */
function withKey(key: string, { line, column, held, value }: LinesWithoutKey): Candidate {
  const right = column - 2
  const changed = new Map(held.map((text, at) => [line + at, text.trim() === '' ? text : '#']))
  changed.set(line, `${' '.repeat(right)}${key}: ${JSON.stringify(value)}`)
  const text = held[0] ?? ''
  const count = held.filter(isFilled).length
  const fault = {
    code: 'missing-parent',
    facts: { key, count, column: right + 1 },
    line,
    title: `Write "${key}:" above`,
    repaired: changed,
    corrected: new Map([[line, `${' '.repeat(right)}${key}:\n${text}`]]),
  }
  return candidateOf(fault)
}
