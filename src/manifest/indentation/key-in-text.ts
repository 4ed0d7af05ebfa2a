// Guesses at a key that stands as deep as the lines of a long text above it, and so became the end of that text.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { endOfValue } from '../read/repair/open-ends.ts'
import { beginsWithKey } from '../shape/format-keys.ts'
import { type Candidate, movedTo } from './candidate.ts'

/** Lines below a finding in which the text's key is searched. */
const maxLinesBelow = 60
/** Columns by which the key may stand deeper than the text. Where it stands deeper still, the text has taken in other groups. */
const maxDeeper = 3
const header = /^( *(?:- +)*)[A-Za-z][\w-]*: +(?:&\S+ +)?[|>][-+0-9]*\s*(?:#.*)?$/

/** Moves a line that looks like a key, and the lines of the text below it, to the column of the text's key. */
export function keyInText(lines: readonly string[], line: number): Candidate[] {
  const column = indentOf(lines[line - 1] ?? '')
  const found: Candidate[] = []
  for (let row = line; row <= Math.min(lines.length, line + maxLinesBelow); row++) {
    const text = lines[row - 1] ?? ''
    if (isFilled(text) && indentOf(text) < column) break
    const [, lead] = header.exec(text) ?? []
    if (lead === undefined) continue
    const end = (endOfValue(lines, row - 1) ?? row - 1) + 1
    const deepest = indentOf(lines.slice(row, end).find(isFilled) ?? '') + maxDeeper
    for (let inner = end; inner > row; inner--)
      if (indentOf(lines[inner - 1] ?? '') <= deepest && beginsWithKey(lines[inner - 1] ?? ''))
        found.push(movedTo(lines, inner, end, lead.length))
    row = end
  }
  return found
}
