// Guesses at mistyped lines near a finding: missing space or colon, text that needs quotes, bullets.

import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { lineGuesses } from '../read/repair/line-guesses.ts'
import { bullet } from '../shape/foreign-signs.ts'
import { type Candidate, candidateOf } from './candidate.ts'

const lines = 8

/** Returns what the lines near the findings may have been meant to be. */
export function writingGuesses(text: readonly string[], near: readonly number[]): Candidate[] {
  const rows = linesNear(text, near)
  return [...bulletGuesses(text, rows), ...rows.flatMap((row) => oneLine(text, row))]
}

function oneLine(text: readonly string[], line: number): Candidate[] {
  if ((text[line - 1]?.length ?? 0) > 2000) return []
  return lineGuesses(text[line - 1] ?? '').map(({ corrected, divided, ...guess }): Candidate => {
    const over =
      guess.code === 'colon-in-text' && corrected.endsWith('"') ? quotedOver(text, line, corrected) : undefined
    if (over) return candidateOf({ ...guess, line, corrected: over }, over)
    const fault = { ...guess, line, ...(divided !== undefined && { corrected: new Map([[line, divided]]) }) }
    return candidateOf(fault, new Map([[line, corrected]]))
  })
}

/** Quotes a text that goes on below its line; undefined where it ends on its line. */
function quotedOver(text: readonly string[], line: number, corrected: string): Map<number, string> | undefined {
  const column = /^ *(?:- +)*/.exec(corrected)?.[0].length ?? 0
  let last = line
  while (isFilled(text[last]) && indentOf(text[last] ?? '') > column) last++
  if (last === line || text.slice(line, last).some((below) => /^\s*(?:- |["'{[|>])|#/.test(below))) return undefined
  const escaped = (row: number) => (text[row - 1] ?? '').trimEnd().replace(/["\\]/g, '\\$&')
  const rows = Array.from({ length: last - line }, (_, at) => line + at + 1)
  return new Map([
    [line, corrected.slice(0, -1)],
    ...rows.map((row): [number, string] => [row, row === last ? `${escaped(row)}"` : escaped(row)]),
  ])
}

/** Removes single words that look like a key being typed. */
export function halfTypedKeys(text: readonly string[], near: readonly number[]): Candidate[] {
  return linesNear(text, near).flatMap((line): Candidate[] => {
    const word = text[line - 1] ?? ''
    if (!/^ *[A-Za-z][\w-]* *$/.test(word)) return []
    const column = word.search(/\S/)
    const changed = new Map([[line, `${' '.repeat(column)}#`]])
    const fault = {
      code: 'missing-colon',
      facts: { text: word.trim() },
      line,
      from: column,
      to: word.trimEnd().length,
    }
    return [candidateOf(fault, changed)]
  })
}

function linesNear(text: readonly string[], near: readonly number[]): number[] {
  const rows = new Set<number>()
  for (const line of near.slice(0, 6))
    for (let row = Math.max(1, line - lines); row <= Math.min(text.length, line + lines); row++) rows.add(row)
  return [...rows]
}

/** Replaces the bullets of all neighbouring items in one column. */
function bulletGuesses(text: readonly string[], rows: readonly number[]): Candidate[] {
  const seen = new Set<number>()
  return rows.flatMap((line): Candidate[] => {
    const [, lead = '', sign = ''] = bullet.exec(text[line - 1] ?? '') ?? []
    if (sign === '' || seen.has(line)) return []
    const changed = new Map<number, string>()
    for (let row = line; row <= text.length; row++) {
      const own = text[row - 1] ?? ''
      if (!own.startsWith(`${lead}${sign}`) || !bullet.test(own)) break
      changed.set(row, own.replace(bullet, '$1- '))
      seen.add(row)
    }
    const fault = {
      code: 'not-a-dash',
      facts: { sign, count: changed.size },
      line,
      from: lead.length,
      to: (text[line - 1] ?? '').trimEnd().length,
      title: changed.size > 1 ? `Write dashes on ${changed.size} lines` : 'Write a dash',
      isSafe: true,
    }
    return [candidateOf(fault, changed)]
  })
}
