// Guesses at a line that was written in haste: a space or a colon left out, a text that needs quotes. Each is what `--fix` would write;
// it counts only where it leaves less wrong.

import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { commaBefore, inQuotes, isCode, secondKey, withColon, withSpace } from '../read/repair/line-corrections.ts'
import { knownKeys } from '../shape/format-keys.ts'
import { blockTypes } from '../shape/published-schema.ts'
import { bracedValues } from './braced-values.ts'
import type { Candidate } from './candidate.ts'
import { bulletGuesses, foreignSigns } from './foreign-signs.ts'
import type { WrittenGuess } from './written-guess.ts'

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
function blockAsKey(line: string): WrittenGuess[] {
  const [, lead = '', name = ''] = /^( *- +)([a-z-]+): *$/.exec(line) ?? []
  if (!blockTypes.includes(name)) return []
  const meant = `type: ${name}`
  const at = { from: lead.length, to: line.trimEnd().length }
  const corrected = `${lead}${meant}`
  return [
    {
      code: 'missing-type',
      facts: { meant, known: [...blockTypes] },
      ...at,
      title: `Write "${meant}"`,
      isSafe: true,
      corrected,
    },
  ]
}

/** Other signs before an alias than the two that merge it. */
function otherMerge(line: string): WrittenGuess[] {
  const [, lead = '', sign = '', alias] = /^( *(?:- +)*)((?:<{1,4}|\u00ab)\s*[:=]?\s*)(\*[\w-]+) *$/.exec(line) ?? []
  if (alias === undefined || /^<<(?:: +| +)$/.test(sign)) return []
  const text = line.trim()
  const at = { from: lead.length, to: lead.length + text.length }
  const corrected = `${lead}<<: ${alias}`
  return [
    { code: 'not-a-merge', facts: { text, alias }, ...at, title: `Write "<<: ${alias}"`, isSafe: true, corrected },
  ]
}

/** `<< *day` for `<<: *day`, and an arrow for the colon of a redirect. */
function lostColon(line: string): WrittenGuess[] {
  const [, lead = '', from, , to = ''] =
    /^( *)(<<(?= +\*)|\/[\w/.-]*)( +|\s*(?:->|=>|\u2192)\s*)(\*[\w-]+|(?:\/|https?:)\S*) *$/.exec(line) ?? []
  if (from === undefined) return []
  const text = line.trim()
  const at = { from: lead.length, to: lead.length + text.length }
  const corrected = `${lead}${from}: ${to}`
  return [{ code: 'missing-colon', facts: { text }, ...at, title: `Write "${from}: ${to}"`, isSafe: true, corrected }]
}

/** Whether a bracket stands before a key of the format: then it is no text. */
const beginsKey = (value: string): boolean => knownKeys().has(/^\(\s*([A-Za-z][\w-]*):/.exec(value)?.[1] ?? '')

function guessesAt(line: string): WrittenGuess[] {
  const [, lead = '', word = '', colon = '', rest = ''] = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:?)(.*)$/.exec(line) ?? []
  const from = line.search(/\S|$/)
  const to = line.trimEnd().length
  const text = line.trim()
  const found: WrittenGuess[] = []
  if (knownKeys().has(word)) {
    const isSafe = true
    if (colon && /^\S/.test(rest)) {
      const title = 'Put a space behind the colon'
      found.push({
        code: 'space-after-colon',
        facts: { text: line.slice(lead.length).trim() },
        from: lead.length,
        to,
        title,
        isSafe,
        corrected: withSpace(line),
      })
    }
    if (!colon && (/^\s*[=;\uff1a]\s*\S|^\s+\S/.test(rest) || (rest.trim() === '' && lead !== ''))) {
      const title = 'Put a colon behind the key'
      found.push({
        code: 'missing-colon',
        facts: { text: line.slice(lead.length).trim() },
        from: lead.length,
        to,
        title,
        isSafe,
        corrected: withColon(line),
      })
    }
  }
  if (/^ *(["']?)\/[\w/.-]*\1 *$/.test(line))
    found.push({
      code: 'missing-colon',
      facts: { text },
      from,
      to,
      title: 'Put a colon behind the path',
      isSafe: true,
      corrected: withColon(line),
    })
  found.push(...foreignSigns(line), ...blockAsKey(line), ...lostColon(line), ...otherMerge(line))
  if (/^\s*-[^\s-]/.test(line)) {
    const title = 'Put a space behind the dash'
    found.push({
      code: 'space-after-dash',
      facts: { text },
      from,
      to,
      title,
      isSafe: true,
      corrected: line.replace('-', '- '),
    })
  }
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w-]*: +)?)([^\s"'[{|>&*#].*)$/.exec(line) ?? []
  const quoted = {
    from: before.length,
    to,
    title: 'Put quotes round the text',
    isSafe: true,
    corrected: inQuotes(line, before.length),
  }
  const second = secondKey(line)
  if (second) {
    const { end, at, key, isSure: isSafe } = second
    const own = ' '.repeat(/^ *(?:- +)*/.exec(line)?.[0].length ?? 0)
    const facts = {
      key,
      first: line
        .slice(0, end)
        .trim()
        .replace(/^(?:- +)+/, ''),
    }
    const title = `Put "${key}:" on a line of its own`
    const divided = `${line.slice(0, end)}\n${own}${line.slice(at)}`
    found.push({ code: 'two-keys', facts, from: at, to, title, isSafe, corrected: line.slice(0, end), divided })
  } else if (/^[^\s:]+.*:(\s|$)/.test(value) && before.trim() !== '' && !beginsKey(value)) {
    const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S+)\s*$/.exec(value) ?? []
    const address = scheme && `${scheme}:${rest}`
    if (address)
      found.push({
        code: 'colon-in-text',
        facts: { text: value, address },
        ...quoted,
        title: 'Take the space away',
        corrected: `${before}${address}`,
      })
    else found.push({ code: 'colon-in-text', facts: { text: value }, ...quoted })
  }
  if (/^[%@`]/.test(value))
    found.push({ code: 'needs-quotes', facts: { start: value.charAt(0) }, ...quoted, isSafe: !isCode(value) })
  found.push(...bracedValues(line))
  const comma = commaBefore(line)
  if (comma) {
    const { at, key } = comma
    const facts = { key, before: line.slice(0, at).split(/[{,[]/).at(-1)?.trim() ?? '' }
    const corrected = `${line.slice(0, at)},${line.slice(at)}`
    found.push({
      code: 'missing-comma',
      facts,
      from: at,
      to: at + 1,
      title: `Put a comma before "${key}"`,
      isSafe: false,
      corrected,
    })
  }
  return found
}
