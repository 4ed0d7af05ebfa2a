// Guesses at mistyped lines near a finding: missing space or colon, text that needs quotes, bullets.
import { columnOfKey, indentOf, isFilled } from '../read/repair/indentation.ts'
import { faultsOfLine } from '../read/repair/line-guesses.ts'
import { bullet } from '../shape/foreign-signs.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { quotedText } from './fallen-text.ts'

/** Returns what the line may have been meant to be. */
export function writingGuesses(text: readonly string[], line: number): Candidate[] {
  if ((text[line - 1]?.length ?? 0) > 2000) return []
  return faultsOfLine(text, line).map((fault): Candidate => {
    const over = fault.code === 'colon-in-text' ? quotedOver(text, line, fault.repaired.get(line) ?? '') : undefined
    return candidateOf(over ? { ...fault, repaired: over, corrected: over } : fault)
  })
}

/** Quotes a text that goes on below its line; undefined where it ends on its line. */
function quotedOver(text: readonly string[], line: number, corrected: string): Map<number, string> | undefined {
  if (!corrected.endsWith('"')) return undefined
  const column = columnOfKey(corrected)
  let last = line
  while (isFilled(text[last]) && indentOf(text[last] ?? '') > column) last++
  if (last === line || text.slice(line, last).some((below) => /^\s*(?:- |["'{[|>])|#/.test(below))) return undefined
  return quotedText(text, line, new Map(text.slice(line, last).map((below, at) => [line + at + 1, below])))
}

/** Replaces the bullets of the item on the line and of the items below it in the same column. */
export function bulletGuesses(text: readonly string[], line: number): Candidate[] {
  const [, lead = '', sign = ''] = bullet.exec(text[line - 1] ?? '') ?? []
  const isOne = (row: string) => row.startsWith(`${lead}${sign}`) && bullet.test(row)
  if (sign === '' || isOne(text[line - 2] ?? '')) return []
  const repaired = new Map<number, string>()
  for (let row = line; isOne(text[row - 1] ?? ''); row++)
    repaired.set(row, (text[row - 1] ?? '').replace(bullet, '$1- '))
  const fault = {
    code: 'not-a-dash',
    facts: { sign, count: repaired.size },
    line,
    repaired,
    title: repaired.size > 1 ? `Write dashes on ${repaired.size} lines` : 'Write a dash',
    isSafe: true,
  }
  return [candidateOf(fault)]
}
