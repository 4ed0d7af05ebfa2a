// Builds faults of a single line, each with the corrected line. `line-guesses.ts` lists which of them a line may have.
import { knownKeys } from '../../shape/format-keys.ts'
import { columnOfKey } from './indentation.ts'
import { commaBefore, inQuotes, unquotedSigns, withColon, withSpace } from './line-corrections.ts'
import type { SyntaxFault } from './syntax-fault.ts'

export interface LineFault extends Pick<SyntaxFault, 'code' | 'facts' | 'from' | 'to' | 'title' | 'isSafe'> {
  corrected: string
  /** The correction, where it takes two lines. */
  divided?: string
}

/** Returns the fault of a line as a fault of the text. */
export const faultAt = ({ corrected, divided, ...fault }: LineFault, line: number): SyntaxFault => ({
  ...fault,
  line,
  repaired: new Map([[line, corrected]]),
  ...(divided !== undefined && { corrected: new Map([[line, divided]]) }),
})

/** Returns the line without indentation and dashes, with its offset. */
const words = (line: string) => {
  const from = columnOfKey(line)
  return { from, facts: { text: line.slice(from).trimEnd() } }
}

/** Whether the first word of the line is a key of the format. */
const isKnown = (line: string) => knownKeys().has(/^[\w-]+/.exec(words(line).facts.text)?.[0] ?? '')

/** Returns the correction that quotes the value from offset `from` on. */
export const quotable = (line: string, from: number) => ({
  from,
  title: 'Put quotes round the text',
  isSafe: true,
  corrected: inQuotes(line, from),
})

/** A value with a colon followed by a blank. Behind the scheme of an address (`mailto: ada@…`) only the blank is removed. */
export function colonInText(line: string, from: number): LineFault {
  const text = line.slice(from)
  const quoted = { code: 'colon-in-text', ...quotable(line, from) }
  const [, scheme, rest] = /^(mailto|tel|https?):\s+(\S+)\s*$/.exec(text) ?? []
  if (scheme === undefined) return { ...quoted, facts: { text } }
  const address = `${scheme}:${rest}`
  const corrected = line.slice(0, from) + address
  return { ...quoted, facts: { text, address }, title: 'Take the space away', corrected }
}

export function spaceAfterColon(line: string): LineFault {
  const title = 'Put a space behind the colon'
  return { code: 'space-after-colon', ...words(line), title, isSafe: isKnown(line), corrected: withSpace(line) }
}

export function missingColon(line: string): LineFault {
  const title = 'Put a colon behind the key'
  return { code: 'missing-colon', ...words(line), title, isSafe: isKnown(line), corrected: withColon(line) }
}

export function spaceAfterDash(line: string): LineFault {
  const fix = { title: 'Put a space behind the dash', isSafe: true, corrected: line.replace('-', '- ') }
  return { code: 'space-after-dash', facts: { text: line.trim() }, ...fix }
}

/** A comma missing before a key inside brackets. */
export function missingComma(line: string): LineFault | undefined {
  const found = commaBefore(line)
  if (!found) return undefined
  const { at: from, key } = found
  const sign = [...unquotedSigns(line.slice(0, from))].findLast(({ sign }) => '{,['.includes(sign))
  const before = line.slice((sign?.at ?? -1) + 1, from).trim()
  const corrected = `${line.slice(0, from)},${line.slice(from)}`
  const title = `Put a comma before "${key}"`
  return { code: 'missing-comma', facts: { key, before }, from, to: from + 1, title, isSafe: false, corrected }
}
