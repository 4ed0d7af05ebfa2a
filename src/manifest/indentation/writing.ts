// Guesses at a line that was written in haste: a space or a colon left out, a text that needs quotes. Each is what `--fix` would write;
// it counts only where it leaves less wrong.

import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { isCode, secondKey } from '../read/repair/line-corrections.ts'
import {
  colonInText,
  type LineFault,
  missingColon,
  missingComma,
  quotable,
  spaceAfterColon,
  spaceAfterDash,
} from '../read/repair/line-faults.ts'
import { knownKeys } from '../shape/format-keys.ts'
import { blockTypes } from '../shape/published-schema.ts'
import { bracedValues } from './braced-values.ts'
import type { Candidate } from './candidate.ts'
import { bulletGuesses, foreignSigns } from './foreign-signs.ts'

const lines = 8

/** What each line near a fault may have lost. */
export function writingGuesses(text: readonly string[], near: readonly number[]): Candidate[] {
  const rows = linesNear(text, near)
  return [...bulletGuesses(text, rows), ...rows.flatMap((row) => oneLine(text, row))]
}

function oneLine(text: readonly string[], line: number): Candidate[] {
  const written = text[line - 1] ?? ''
  if (written.length > 2000) return []
  return guessesAt(written).map(({ corrected, divided, ...guess }): Candidate => {
    const over =
      guess.code === 'colon-in-text' && corrected.endsWith('"') ? quotedOver(text, line, corrected) : undefined
    if (over) {
      const fault = { ...guess, line, corrected: over }
      return {
        what: 'written',
        line,
        count: over.size,
        changed: over,
        column: guess.from,
        amiss: -1,
        isTidier: true,
        fault,
      }
    }
    const changed = new Map([[line, corrected]])
    const column = written.search(/\S|$/)
    const fault = { ...guess, line, ...(divided !== undefined && { corrected: new Map([[line, divided]]) }) }
    return { what: 'written', line, count: 1, changed, column, amiss: -1, isTidier: true, fault }
  })
}

/** The line in quotes with those below that the text goes on with; undefined where it ends on its line. */
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

/** Words that stand by themselves near a fault, as if a key were being typed: without them all would be well. */
export function halfTypedKeys(text: readonly string[], near: readonly number[]): Candidate[] {
  return linesNear(text, near).flatMap((line): Candidate[] => {
    const written = text[line - 1] ?? ''
    if (!/^ *[A-Za-z][\w-]* *$/.test(written)) return []
    const column = written.search(/\S/)
    const changed = new Map([[line, `${' '.repeat(column)}#`]])
    const fault = {
      code: 'missing-colon',
      facts: { text: written.trim() },
      line,
      from: column,
      to: written.trimEnd().length,
    }
    return [{ what: 'written', line, count: 1, changed, column, amiss: 0, isTidier: true, fault }]
  })
}

function linesNear(text: readonly string[], near: readonly number[]): number[] {
  const rows = new Set<number>()
  for (const line of near.slice(0, 6))
    for (let row = Math.max(1, line - lines); row <= Math.min(text.length, line + lines); row++) rows.add(row)
  return [...rows]
}

/** `- hero:` for `- type: hero`. */
function blockAsKey(line: string): LineFault[] {
  const [, lead = '', name = ''] = /^( *- +)([a-z-]+): *$/.exec(line) ?? []
  if (!blockTypes.includes(name)) return []
  const meant = `type: ${name}`
  return [rewritten(line, lead, meant, { code: 'missing-type', facts: { meant, known: [...blockTypes] } })]
}

/** All that stands behind `lead` as it is meant. */
const rewritten = (line: string, lead: string, meant: string, fault: Pick<LineFault, 'code' | 'facts'>): LineFault => ({
  ...fault,
  from: lead.length,
  to: line.trimEnd().length,
  title: `Write "${meant}"`,
  isSafe: true,
  corrected: lead + meant,
})

/** Other signs before an alias than the two that merge it. */
function otherMerge(line: string): LineFault[] {
  const [, lead = '', sign = '', alias] = /^( *(?:- +)*)((?:<{1,4}|\u00ab)\s*[:=]?\s*)(\*[\w-]+) *$/.exec(line) ?? []
  if (alias === undefined || /^<<(?:: +| +)$/.test(sign)) return []
  return [rewritten(line, lead, `<<: ${alias}`, { code: 'not-a-merge', facts: { text: line.trim(), alias } })]
}

/** `<< *day` for `<<: *day`, and an arrow for the colon of a redirect. */
function lostColon(line: string): LineFault[] {
  const [, lead = '', from, , to = ''] =
    /^( *)(<<(?= +\*)|\/[\w/.-]*)( +|\s*(?:->|=>|\u2192)\s*)(\*[\w-]+|(?:\/|https?:)\S*) *$/.exec(line) ?? []
  if (from === undefined) return []
  return [rewritten(line, lead, `${from}: ${to}`, { code: 'missing-colon', facts: { text: line.trim() } })]
}

/** Whether a bracket stands before a key of the format: then it is no text. */
const beginsKey = (value: string): boolean => knownKeys().has(/^\(\s*([A-Za-z][\w-]*):/.exec(value)?.[1] ?? '')

function guessesAt(line: string): LineFault[] {
  const [, lead = '', word = '', colon = '', rest = ''] = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:?)(.*)$/.exec(line) ?? []
  const found: LineFault[] = []
  if (knownKeys().has(word)) {
    if (colon && /^\S/.test(rest)) found.push(spaceAfterColon(line))
    if (!colon && (/^\s*[=;\uff1a]\s*\S|^\s+\S/.test(rest) || (rest.trim() === '' && lead !== '')))
      found.push(missingColon(line))
  }
  if (/^ *(["']?)\/[\w/.-]*\1 *$/.test(line))
    found.push({ ...missingColon(line), title: 'Put a colon behind the path', isSafe: true })
  found.push(...foreignSigns(line), ...blockAsKey(line), ...lostColon(line), ...otherMerge(line))
  if (/^\s*-[^\s-]/.test(line)) found.push(spaceAfterDash(line))
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*: +)?)([^\s"'[{|>&*#].*)$/.exec(line) ?? []
  const second = secondKey(line)
  if (second) {
    const { end, at, key, isSure: isSafe } = second
    const own = ' '.repeat(/^ *(?:- +)*/.exec(line)?.[0].length ?? 0)
    const first = line.slice(0, end).trim()
    const place = { from: at, to: line.trimEnd().length, title: `Put "${key}:" on a line of its own`, isSafe }
    const divided = `${line.slice(0, end)}\n${own}${line.slice(at)}`
    const facts = { key, first: first.replace(/^(?:- +)+/, '') }
    found.push({ code: 'two-keys', facts, ...place, corrected: line.slice(0, end), divided })
  } else if (/^[^\s:]+.*:(\s|$)/.test(value) && before.trim() !== '' && !beginsKey(value))
    found.push(colonInText(line, before.length))
  if (/^[%@`]/.test(value))
    found.push({
      code: 'needs-quotes',
      facts: { start: value.charAt(0) },
      ...quotable(line, before.length),
      isSafe: !isCode(value),
    })
  const comma = missingComma(line)
  return [...found, ...bracedValues(line), ...(comma ? [comma] : [])]
}
