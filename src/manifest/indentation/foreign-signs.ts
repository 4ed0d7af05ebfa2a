// Guesses at list items that begin with a bullet of a word processor.

import { bullet } from '../shape/foreign-signs.ts'
import { type Candidate, candidateOf } from './candidate.ts'

/** Replaces the bullets of all neighbouring items in one column. */
export function bulletGuesses(text: readonly string[], rows: readonly number[]): Candidate[] {
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
