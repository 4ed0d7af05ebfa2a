// What yaml's error means to the person who wrote the line, and the change that lets the reading go on.
import type { YAMLError } from 'yaml'
import type { GeneralKinds } from '../../../problems/catalogue.ts'
import type { FactsOf } from '../../../problems/kind.ts'
import { type CutText, textCutNear } from './cut-texts.ts'
import { groupEnd, indentOf, isFilled, movedLines, nearestColumn, nextFilled } from './indentation.ts'
import {
  entryGap,
  linkedAddress,
  textWithName,
  textWithQuotes,
  withInnerQuotes,
  withoutBlockSign,
} from './line-corrections.ts'
import {
  colonInText,
  type LineFault,
  missingColon,
  missingComma,
  quotable,
  spaceAfterColon,
  spaceAfterDash,
} from './line-faults.ts'
import { firstOpenEnd } from './open-ends.ts'
import { blank, closeAt, divide, moveTo, partsOf, quoteValue } from './repair.ts'

export interface SyntaxFault {
  code: string
  facts: unknown
  /** The line, counted from 1, and the stretch of it that is meant. */
  line: number
  from: number
  to: number
  /** Lines by their number, as they have to be for the reading to go on. */
  repaired: ReadonlyMap<number, string>
  /** First and last line whose structure is now a guess. */
  guessed?: [number, number]
  /** What the repair does, where it is one that may be written to the file; safe where it cannot be another. */
  title?: string
  isSafe?: boolean
  /** The correction to write to the file, where that is not the repair. */
  corrected?: ReadonlyMap<number, string>
}

type Word = Pick<SyntaxFault, 'repaired'> & Partial<SyntaxFault>

/** The earliest fault. `at` is the place of the error: its line from 1, its offset in the line from 0. */
export function syntaxFault(
  lines: readonly string[],
  error: YAMLError,
  at: { line: number; offset: number },
): SyntaxFault {
  const cut = textCutNear(lines, at.line)
  if (cut) return cutText(lines, cut)
  const open = firstOpenEnd(lines, at.line)
  if (open) return openEnd(lines, open)
  // Nothing is wrong with an empty line: the next one does not go with what is above it.
  const line = isFilled(lines[at.line - 1]) ? at.line : (nextFilled(lines, at.line) ?? at.line)
  const text = lines[line - 1] ?? ''
  const faultOf = <Code extends keyof GeneralKinds>(
    code: Code,
    facts: FactsOf<GeneralKinds, Code>,
    { repaired, ...rest }: Word,
  ): SyntaxFault => ({
    code,
    facts,
    line,
    from: indentOf(text),
    to: Math.max(text.trimEnd().length, indentOf(text) + 1),
    repaired,
    ...rest,
  })
  const only = (repair: string) => new Map([[line, repair]])
  const { lead, key, value } = partsOf(text)
  const valueFrom = lead.length + key.length
  const whole = {
    from: valueFrom,
    to: Math.max(valueFrom + 1, text.trimEnd().length),
    repaired: only(quoteValue(text)),
  }
  const quoted = { ...whole, ...quotable(text, valueFrom), corrected: only(quotable(text, valueFrom).corrected) }
  /** `repair`: the line as the reading goes on with it, where that is not the line as it has to be. */
  const ofLine = ({ corrected, ...fault }: LineFault, repair = corrected): SyntaxFault => ({
    ...fault,
    line,
    repaired: only(repair),
    ...(repair !== corrected && { corrected: only(corrected) }),
  })
  const first = value.charAt(0)

  if (error.code === 'MULTIPLE_DOCS') return faultOf('several-documents', {}, { repaired: only('#') })
  if (error.code === 'BAD_DIRECTIVE')
    return faultOf('yaml-feature', { feature: 'A directive' }, { repaired: only(blank(text)) })
  if (error.code === 'TAG_RESOLVE_FAILED')
    return faultOf('yaml-feature', { feature: `A tag (${value.split(/\s/)[0]})` }, whole)
  if (error.code === 'MULTIPLE_ANCHORS' && first === '&') {
    const [name = '', ...behind] = value.slice(1).trim().split(' ')
    return faultOf('anchor-takes-word', { name, text: behind.join(' ') }, { ...quoted, isSafe: false })
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const written = text.slice(at.offset, at.offset + 2)
    const doubled = `${text.slice(0, at.offset)}\\${text.slice(at.offset)}`
    return faultOf('bad-escape', { written }, { from: at.offset, to: at.offset + 2, repaired: only(doubled) })
  }

  const bare = withoutBlockSign(text, valueFrom)
  if (bare !== undefined && key) {
    // A text may well begin with "more than"; with a bar hardly one does.
    const mend = { title: `Take the ${first} away`, isSafe: first === '|', repaired: only(bare) }
    return faultOf('needs-quotes', { start: first, isBlockSign: true }, { ...whole, ...mend })
  }
  const gap = entryGap(text)
  if (gap && /^[[{]/.test(value)) {
    const divided = `${text.slice(0, gap.at)},${text.slice(gap.at)}`
    const facts = { key: gap.after, before: gap.before, isEntry: true as const }
    const mend = { title: `Put a comma before ${gap.after}`, isSafe: true }
    return faultOf('missing-comma', facts, { from: gap.at - 1, to: gap.at, repaired: only(divided), ...mend })
  }
  const address = linkedAddress(value)
  if (address) {
    const corrected = only(`${text.slice(0, valueFrom)}${address}`)
    const facts = { start: first, meant: address }
    return faultOf('needs-quotes', facts, { ...whole, repaired: corrected, title: `Write ${address}`, isSafe: false })
  }
  const named = first === '{' ? textWithName(text, valueFrom) : undefined
  if (named) {
    const { from, to, corrected } = named
    const mend = { from, to, repaired: only(corrected), title: 'Put it in quotes', isSafe: false }
    return faultOf('brace-starts-group', { text: text.slice(from, to) }, mend)
  }
  const dashLine = [line, line - 1].find((row) => /^\s*-[A-Za-z"'{[]/.test(lines[row - 1] ?? ''))
  if (dashLine !== undefined) return dash(lines, dashLine)
  if (error.code === 'BAD_SCALAR_START' || error.code === 'BAD_ALIAS')
    return faultOf('needs-quotes', { start: first }, { ...quoted, isSafe: isQuotable(value) })

  const comma = missingComma(text)
  if (comma) return ofLine(comma)
  const stray = /^Unexpected (flow-(?:seq|map)-end|comma)/.exec(error.message)
  if (stray) {
    const bracket = text.charAt(at.offset)
    const without = `${text.slice(0, at.offset)}${text.slice(at.offset).replace(/^[\]},]+/, '')}`
    return faultOf('stray-bracket', { bracket }, { from: at.offset, to: at.offset + 1, repaired: only(without) })
  }
  if (error.code === 'UNEXPECTED_TOKEN') {
    if (first === '"' || first === "'") {
      const end = Math.max(valueFrom, text.lastIndexOf(first, at.offset - 1))
      if (text.slice(end + 1).trim() === ',') {
        const without = `${text.slice(0, end + 1)}${text.slice(end + 1).replace(',', '')}`
        const comma = {
          from: end + 1,
          to: end + 2,
          repaired: only(without),
          title: 'Take the comma away',
          isSafe: true,
        }
        return faultOf('stray-bracket', { bracket: ',' }, comma)
      }
      const { corrected, isOuter } = withInnerQuotes(text, valueFrom)
      const title = isOuter
        ? `Write ${first === '"' ? '\\"' : "''"} for the quotes inside`
        : 'Put quotes round the whole text'
      const mend = key ? { repaired: only(corrected), title, isSafe: isOuter } : {}
      return faultOf('quote-in-text', { quote: first }, { ...whole, ...mend, from: end, to: end + 1 })
    }
    const inner = first === '{' ? textWithQuotes(text) : undefined
    if (inner) {
      const { from, to, corrected, quote } = inner
      const title = 'Write \\" for the quotes inside'
      return faultOf('quote-in-text', { quote }, { from, to, repaired: only(corrected), title, isSafe: true })
    }
    if (first === '{') return faultOf('brace-starts-group', { text: value }, whole)
    if ('[|>*&!-?%@`'.includes(first) && first)
      return faultOf('needs-quotes', { start: first }, { ...quoted, isSafe: isQuotable(value) })
  }

  if (/^\s*(?:- +)*[[{].*[\]}]\s*:/.test(text)) return faultOf('not-a-key', {}, { repaired: only(blank(text)) })
  const next = nextFilled(lines, line)
  const column = indentOf(text) + (lead.length - indentOf(text))
  if (next && !/:\s/.test(`${value} `) && value && indentOf(lines[next - 1] ?? '') > column && key)
    return shifted(lines, next, column)
  if (/:(\s|$)/.test(value) && key && /^[^"'[{|>&*!]/.test(value))
    return ofLine(colonInText(text, valueFrom), quoteValue(text))
  const nearby = nearestColumn(lines, line)
  const isShifted = error.code === 'BAD_INDENT' || error.message.startsWith('Sequence item without')
  if (isShifted && nearby !== indentOf(text)) return shifted(lines, line, nearby)
  if (/^\s*(?:- +)*[\w/-]+:[^\s/]/.test(text)) return ofLine(spaceAfterColon(text), divide(text))
  if (/IMPLICIT_KEY|MISSING_CHAR/.test(error.code) && !key) return ofLine(missingColon(text), divide(text))
  if (first === '?' || first === '-') return faultOf('needs-quotes', { start: first }, whole)
  return faultOf(
    'cannot-read',
    { detail: 'Compare it with the lines around it, or put quotes round the text.' },
    { repaired: only(blank(text)) },
  )
}

/** Quotes keep a text as it is; they would hide what begins as a block text, a list or a group, and show signs of Markdown. */
const isQuotable = (value: string) => !/^[|>[{*]|^`.*`$/.test(value.trim())

function cutText(lines: readonly string[], { comment, above }: CutText): SyntaxFault {
  const text = lines[comment - 1] ?? ''
  const where = { line: comment, from: indentOf(text), to: text.trimEnd().length }
  const first = lines.slice(above.line, comment - 1).find((one) => one.trim() !== '')
  const isMarked = /[|>][-+0-9]*\s*$/.test(above.text)
  const facts = isMarked && first !== undefined ? { ...above, column: indentOf(first) + 1 } : above
  return { code: 'comment-in-text', facts, ...where, repaired: new Map([[comment, '']]) }
}

function openEnd(
  lines: readonly string[],
  { line, at, open, close }: ReturnType<typeof firstOpenEnd> & object,
): SyntaxFault {
  const text = lines[line - 1] ?? ''
  const where = { line, from: at, to: at + 1, repaired: new Map([[line, closeAt(text, at, open)]]) }
  return open === close
    ? { code: 'unclosed-quote', facts: { quote: open }, ...where }
    : { code: 'unclosed-bracket', facts: { open, close }, ...where }
}

/** `-item`: the dash gets its space, and the lines that belong to it move along. */
function dash(lines: readonly string[], line: number): SyntaxFault {
  const text = lines[line - 1] ?? ''
  const from = indentOf(text)
  const end = groupEnd(lines, line)
  const repaired = new Map([[line, text.replace(/^(\s*)-/, '$1- ')]])
  for (let row = line + 1; row <= end; row++) {
    const inner = lines[row - 1] ?? ''
    const misplaced = indentOf(inner) < from + 2
    if (inner.trim()) repaired.set(row, misplaced ? moveTo(inner, from + 2) : inner)
  }
  const { corrected: _, ...fault } = spaceAfterDash(text)
  return { ...fault, line, repaired, guessed: [line, end] }
}

/** The line and what is below it, in another column. */
function shifted(lines: readonly string[], line: number, column: number): SyntaxFault {
  const text = lines[line - 1] ?? ''
  const by = column - indentOf(text)
  const end = groupEnd(lines, line)
  const repaired = movedLines(lines, line, end, by)
  const around = nearestColumn(lines, line, column - 1)
  let first = line
  while (first > 1 && (!(lines[first - 1] ?? '').trim() || indentOf(lines[first - 1] ?? '') > Math.max(0, around)))
    first--
  const where = { line, from: indentOf(text), to: text.trimEnd().length, repaired }
  return {
    code: 'bad-indent',
    facts: { column: indentOf(text) + 1, right: column + 1, count: repaired.size },
    ...where,
    guessed: [first, Math.max(end, groupEnd(lines, first))],
  }
}
