// Lists what a mistyped line may have been meant to be. Where a text does not parse, `../read-document.ts` takes the first guess with which the
// parser gets past the line; where the schema rejects the value, `../../indentation` takes the guess that leaves the fewest faults.
import { foreignComment } from '../../shape/foreign-signs.ts'
import { knownKeys } from '../../shape/format-keys.ts'
import { blockTypes } from '../../shape/published-schema.ts'
import { columnOfKey, groupEnd, indentOf, isFilled, movedLines } from './indentation.ts'
import { secondItem, secondKey } from './line-corrections.ts'
import {
  colonInText,
  faultAt,
  type LineFault,
  missingColon,
  missingComma,
  spaceAfterColon,
  spaceAfterDash,
} from './line-faults.ts'
import { lineParts } from './line-parts.ts'
import type { SyntaxFault } from './syntax-fault.ts'
import { bracedValues, valueFaults } from './value-faults.ts'

/** Returns the guesses at a line of a text as faults of the text. */
export const faultsOfLine = (lines: readonly string[], line: number): SyntaxFault[] => [
  ...keyInGroup(lines, line),
  ...lineGuesses(lines[line - 1] ?? '')
    .map((fault) => faultAt(fault, line))
    .map((fault) => (fault.code === 'space-after-dash' ? withItem(fault, lines) : fault)),
]

/** `header: links:` above the links: the first key of a group on the line of the group. */
function keyInGroup(lines: readonly string[], line: number): SyntaxFault[] {
  const text = lines[line - 1] ?? ''
  const [, lead = '', group = '', between = '', key = ''] =
    /^( *(?:- +)*)([\w/.{}-]+:)( +)([A-Za-z][\w-]*):(?: |$)/.exec(text) ?? []
  const end = groupEnd(lines, line)
  const below = lines.slice(line, end).filter(isFilled)
  if (key === '' || !below.some((one) => /^\s*(?:- |[\w/.{}-]+:(?: |$))/.test(one))) return []
  // The lines of the second key cannot be parsed where it stands.
  const column = lead.length + 2
  const repaired = new Map([[line, lead + group]])
  for (let row = line + 1; row <= end; row++)
    if (indentOf(lines[row - 1] ?? '') > column) repaired.set(row, `${' '.repeat(column)}#`)
  const from = lead.length + group.length + between.length
  const corrected = new Map([[line, `${lead}${group}\n${' '.repeat(column)}${text.slice(from)}`]])
  const fix = { title: `Put "${key}:" on a line of its own`, isSafe: knownKeys().has(key), repaired, corrected }
  return [{ code: 'two-keys', facts: { key, first: group }, line, from, guessed: [line, end], ...fix }]
}

/** Moves the other lines of an item, which stand in the column of its first key, with that key. */
function withItem(fault: SyntaxFault, lines: readonly string[]): SyntaxFault {
  const { line, repaired } = fault
  const first = lines[line] ?? ''
  if (first.trim() === '' || indentOf(first) !== indentOf(lines[line - 1] ?? '') + 1) return fault
  return { ...fault, repaired: new Map([...repaired, ...movedLines(lines, line + 1, groupEnd(lines, line), 1)]) }
}

/** Returns the guesses, likeliest first. Each carries the correction that `--fix` would write. */
function lineGuesses(line: string): LineFault[] {
  const [, lead = '', word = '', colon = '', rest = ''] = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:?)(.*)$/.exec(line) ?? []
  const found: LineFault[] = secondItemOf(line)
  if (knownKeys().has(word)) {
    if (colon && /^\S/.test(rest)) found.push(spaceAfterColon(line))
    if (!colon && (/^\s*[=;\uff1a]\s*\S|^\s+\S/.test(rest) || (rest.trim() === '' && lead !== '')))
      found.push(missingColon(line))
  }
  if (/^ *(["']?)\/[\w/.-]*\1 *$/.test(line))
    found.push({ ...missingColon(line), title: 'Put a colon behind the path', isSafe: true })
  found.push(...foreignSigns(line), ...blockAsKey(line), ...lostColon(line), ...otherMerge(line))
  if (/^\s*-[^\s-]/.test(line)) found.push(spaceAfterDash(line))
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:\p{L}[\p{L}\w-]*: +)?)([^\s"'[{|>&*#].*)$/u.exec(line) ?? []
  const second = secondKey(line)
  if (second) {
    const { end, at, key, isSure: isSafe } = second
    const own = ' '.repeat(columnOfKey(line))
    const first = line.slice(0, end).trim()
    const place = { from: at, title: `Put "${key}:" on a line of its own`, isSafe }
    const divided = `${line.slice(0, end)}\n${own}${line.slice(at)}`
    const facts = { key, first: first.replace(/^(?:- +)+/, '') }
    found.push({ code: 'two-keys', facts, ...place, corrected: line.slice(0, end), divided })
  } else if (/^[^\s:]+.*:(\s|$)/.test(value) && before.trim() !== '' && !beginsKey(value))
    found.push(colonInText(line, before.length))
  const comma = missingComma(line)
  found.push(...bracedValues(line), ...(comma ? [comma] : []), ...valueFaults(line))
  // The key of a translation is a text.
  const { lead: dashes, key, value: text } = lineParts(line)
  return found.length === 0 && /\S\s+\S/.test(key) && /:\s/.test(text)
    ? [colonInText(line, dashes.length + key.length)]
    : found
}

/** An item behind the brackets of the one before: `- { type: divider } - { type: search }`. */
function secondItemOf(line: string): LineFault[] {
  const second = secondItem(line)
  if (!second) return []
  const { end, at } = second
  const key = line.slice(at)
  const first = line.slice(0, end).trim()
  const column = /^ *- /.test(line) ? indentOf(line) : Math.max(0, indentOf(line) - 2)
  const divided = `${line.slice(0, end)}\n${' '.repeat(column)}${key}`
  const fix = { title: 'Put it on a line of its own', isSafe: true, corrected: line.slice(0, end), divided }
  return [{ code: 'two-keys', facts: { key, first, isItem: true }, from: at, ...fix }]
}

/** `- hero:` for `- type: hero`. */
function blockAsKey(line: string): LineFault[] {
  const [, lead = '', name = ''] = /^( *- +)([a-z-]+): *$/.exec(line) ?? []
  if (!blockTypes.includes(name)) return []
  const meant = `type: ${name}`
  return [rewritten(lead, meant, { code: 'missing-type', facts: { meant, known: [...blockTypes] } })]
}

/** Replaces everything behind `lead`. */
const rewritten = (lead: string, meant: string, fault: Pick<LineFault, 'code' | 'facts'>): LineFault => ({
  ...fault,
  from: lead.length,
  title: `Write "${meant}"`,
  isSafe: true,
  corrected: lead + meant,
})

/** A mistyped merge sign before an alias, such as `<: *day` or `<<= *day`. */
function otherMerge(line: string): LineFault[] {
  const [, lead = '', sign = '', alias] = /^( *(?:- +)*)((?:<{1,4}|\u00ab)\s*[:=]?\s*)(\*[\w-]+) *$/.exec(line) ?? []
  if (alias === undefined || /^<<(?:: +| +)$/.test(sign)) return []
  return [rewritten(lead, `<<: ${alias}`, { code: 'not-a-merge', facts: { text: line.trim(), alias } })]
}

/** `<< *day` for `<<: *day`, and an arrow for the colon of a redirect. */
function lostColon(line: string): LineFault[] {
  const [, lead = '', from, , to = ''] =
    /^( *)(<<(?= +\*)|\/[\w/.-]*)( +|\s*(?:->|=>|\u2192)\s*)(\*[\w-]+|(?:\/|https?:)\S*) *$/.exec(line) ?? []
  if (from === undefined) return []
  return [rewritten(lead, `${from}: ${to}`, { code: 'missing-colon', facts: { text: line.trim() } })]
}

/** Whether a bracket stands before a key of the format, so that the value is no text. */
const beginsKey = (value: string): boolean => knownKeys().has(/^\(\s*([A-Za-z][\w-]*):/.exec(value)?.[1] ?? '')

/** Several dashes for one, and comment signs of other languages. */
function foreignSigns(line: string): LineFault[] {
  const [dashes = '', before = ''] = /^( *)-(?: ?-)+ *(?=[A-Za-z"'{])/.exec(line) ?? []
  if (dashes) {
    const facts = { sign: dashes.trim(), count: 1 }
    const corrected = `${before}- ${line.slice(dashes.length)}`
    return [{ code: 'not-a-dash', facts, title: 'Write one dash', isSafe: true, corrected }]
  }
  const [, lead = '', sign = '', words = ''] = foreignComment.exec(line) ?? []
  // Words behind // and a value. A line that is nothing but such a text may be meant.
  const [, value = '', text = ''] = sign ? [] : (/^(.*\S)\s+\/\/\s+(\S.*?)\s*$/.exec(line) ?? [])
  if (!sign && !value) return []
  const from = sign ? undefined : line.indexOf('//', value.length)
  const corrected = sign ? `${lead}# ${words}` : `${value} # ${text}`
  const facts = { sign: sign || '//' }
  return [{ code: 'not-a-comment', facts, from, title: 'Write # instead', isSafe: true, corrected }]
}
