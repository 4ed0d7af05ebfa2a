// Translates an error of `yaml` into a fault in the author's terms, with the change that lets the parser go on.
import type { YAMLError } from 'yaml'
import { bracketFault } from './bracket-faults.ts'
import { type CutText, textCutNear } from './cut-texts.ts'
import { groupEnd, indentOf, isFilled, lastFilled, movedLines, nearestColumn, nextFilled } from './indentation.ts'
import { withQuoted } from './line-corrections.ts'
import { faultAt, missingColon, quotable, spaceAfterColon } from './line-faults.ts'
import { faultsOfLine } from './line-guesses.ts'
import { blank, closeAt, lineParts, quoteValue } from './line-parts.ts'
import { firstOpenEnd } from './open-ends.ts'
import type { SyntaxFault } from './syntax-fault.ts'

/** Line from 1, offset in the line from 0. */
interface ErrorPlace {
  line: number
  offset: number
}

/** Returns the fault that the error or the lines prove; undefined where it has to be guessed. */
export function certainFault(lines: readonly string[], error: YAMLError, at: ErrorPlace): SyntaxFault | undefined {
  const inBrackets = bracketFault(lines)
  if (inBrackets) return inBrackets
  const cut = textCutNear(lines, at.line)
  if (cut) return cutText(lines, cut)
  const open = firstOpenEnd(lines, at.line)
  if (open) return openEnd(lines, open)
  const line = faultyLine(lines, at)
  const text = lines[line - 1] ?? ''
  const { lead, key, value } = lineParts(text)
  const from = lead.length + key.length
  const only = (repair: string) => new Map([[line, repair]])
  const quoted = only(quoteValue(text))
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return { code: 'several-documents', facts: {}, line, repaired: only('#') }
    case 'BAD_DIRECTIVE':
      return { code: 'yaml-feature', facts: { feature: 'A directive' }, line, repaired: only(blank(text)) }
    case 'TAG_RESOLVE_FAILED':
      return {
        code: 'yaml-feature',
        facts: { feature: `A tag (${value.split(/\s/)[0]})` },
        line,
        from,
        repaired: quoted,
      }
    case 'BAD_DQ_ESCAPE': {
      const place = { line, from: at.offset, to: at.offset + 2 }
      const doubled = only(`${text.slice(0, at.offset)}\\${text.slice(at.offset)}`)
      return { code: 'bad-escape', facts: { written: text.slice(place.from, place.to) }, ...place, repaired: doubled }
    }
    case 'MULTIPLE_ANCHORS':
      if (value.startsWith('&')) {
        const [name = '', ...behind] = value.slice(1).trim().split(' ')
        const { title, corrected } = quotable(text, from)
        const fix = { title, repaired: quoted, corrected: only(corrected) }
        return { code: 'anchor-takes-word', facts: { name, text: behind.join(' ') }, line, from, ...fix }
      }
  }
  return undefined
}

/** An error on an empty line is about the next line, which does not fit what stands above. */
const faultyLine = (lines: readonly string[], { line }: ErrorPlace) =>
  isFilled(lines[line - 1]) ? line : (nextFilled(lines, line) ?? line)

/** Yields what the line of the error may have been meant to be, likeliest first. Front matter and translations have no other search. */
export function* guessedFaults(lines: readonly string[], at: ErrorPlace): Generator<SyntaxFault> {
  const line = faultyLine(lines, at)
  const text = lines[line - 1] ?? ''
  const { lead, key, value } = lineParts(text)
  const next = nextFilled(lines, line)
  if (next && key && value && !/:(?:\s|$)/.test(value) && indentOf(lines[next - 1] ?? '') > lead.length)
    yield shifted(lines, next, lead.length)
  const before = lastFilled(lines, line - 1)
  // Words without a key above a comment are read as a value, and the line below is in their way.
  if (before > 0 && key && !lineParts(lines[before - 1] ?? '').key) yield* keyless(lines, before)
  yield* dashless(lines, before, line)
  yield* faultsOfLine(lines, line)
  const nearby = nearestColumn(lines, line)
  if (nearby !== indentOf(text)) yield shifted(lines, line, nearby)
  const first = lines.findIndex(isFilled) + 1
  if (indentOf(text) === 0 && first < line && indentOf(lines[first - 1] ?? '') > 0) yield shifted(lines, first, 0)
  // A text that was wrapped to a column left of the line it continues, or to that of its key.
  const above = lineParts(lines.slice(0, line - 1).findLast(isFilled) ?? '')
  const isWrapped =
    above.key !== '' && indentOf(text) === above.lead.length && !/^\s*[A-Za-z][\w-]*(?:\s|$|:[^\s/])/.test(text)
  if (!key && (indentOf(text) < above.lead.length || isWrapped))
    yield { ...shifted(lines, line, above.lead.length + 2, line), guessed: [line, line] }
  yield* keyless(lines, line)
}

/** Yields a group in braces without its dash, above an item in its column. */
function* dashless(lines: readonly string[], line: number, next: number): Generator<SyntaxFault> {
  const [text = '', item = ''] = [lines[line - 1], lines[next - 1]]
  const column = indentOf(text)
  if (!/^ *\{/.test(text) || !item.startsWith(`${' '.repeat(column)}- `)) return
  const repaired = new Map([[line, `${' '.repeat(column)}- ${text.slice(column)}`]])
  const facts = { column: column + 1, right: column + 1, count: 1, beside: { line: next, text: item.trim() } }
  yield { code: 'missing-dash', facts, line, repaired, title: 'Put a dash in front', isSafe: true }
}

/** Yields what a line without a key may lack. */
function* keyless(lines: readonly string[], line: number): Generator<SyntaxFault> {
  const text = lines[line - 1] ?? ''
  const above = lines[lastFilled(lines, line - 1) - 1] ?? ''
  const below = lines[(nextFilled(lines, line) ?? 0) - 1] ?? ''
  // A word between a key and its group is no key of that group.
  if (
    /^\s*[\w-]+\s*$/.test(text) &&
    /^[^#]*:\s*$/.test(above) &&
    indentOf(text) <= indentOf(above) &&
    indentOf(below) > indentOf(above)
  ) {
    const { title: _, corrected, ...fault } = missingColon(text)
    if (!fault.isSafe) yield faultAt({ ...fault, corrected: blank(text) }, line)
  }
  if (/^\s*(?:- +)*[\w/-]+:[^\s/]/.test(text)) yield faultAt(spaceAfterColon(text), line)
  // A dash with nothing behind it lacks no colon.
  if (!lineParts(text).key && /[^\s-]/.test(text)) yield faultAt(missingColon(text), line)
}

/** Returns a fault for a line that no guess explains; it is parsed in quotes or as a comment. */
export function unreadableLine(lines: readonly string[], at: ErrorPlace): SyntaxFault {
  const line = faultyLine(lines, at)
  const text = lines[line - 1] ?? ''
  const { key, value } = lineParts(text)
  const facts = { detail: 'Compare it with the lines around it, or put quotes round the text.' }
  const repaired = new Map([[line, key && value ? quoteValue(text) : blank(text)]])
  return { code: 'cannot-read', facts, line, repaired, guessed: [line, line] }
}

function cutText(lines: readonly string[], { comment, above }: CutText): SyntaxFault {
  const first = lines.slice(above.line, comment - 1).find((one) => one.trim() !== '')
  const isMarked = /[|>][-+0-9]*\s*$/.test(above.text)
  const facts = isMarked && first !== undefined ? { ...above, column: indentOf(first) + 1 } : above
  return { code: 'comment-in-text', facts, line: comment, repaired: new Map([[comment, '']]) }
}

function openEnd(
  lines: readonly string[],
  { line, at, open, close }: ReturnType<typeof firstOpenEnd> & object,
): SyntaxFault {
  const text = lines[line - 1] ?? ''
  const colour = open === close ? null : /([\w-]+):\s+(#[^\s,{}[\]"']+)(?=\s*[,}\]])/.exec(text.slice(at))
  if (colour) {
    const [whole, key = '', rest = ''] = colour
    const place = { from: at + colour.index + whole.length - rest.length, to: at + colour.index + whole.length }
    const corrected = new Map([[line, withQuoted(text, place)]])
    const fix = { title: 'Put it in quotes', isSafe: /^#[0-9a-fA-F]{6}$/.test(rest), repaired: corrected }
    return { code: 'hash-starts-comment', facts: { key, rest }, line, ...place, ...fix }
  }
  const where = { line, from: at, to: at + 1, repaired: new Map([[line, closeAt(text, at, open)]]) }
  return open === close
    ? { code: 'unclosed-quote', facts: { quote: open }, ...where }
    : { code: 'unclosed-bracket', facts: { open, close }, ...where }
}

/** Moves the line and the lines below it up to `end` to another column. */
function shifted(lines: readonly string[], line: number, column: number, end = groupEnd(lines, line)): SyntaxFault {
  const text = lines[line - 1] ?? ''
  const repaired = movedLines(lines, line, end, column - indentOf(text))
  const around = nearestColumn(lines, line, column - 1)
  let first = line
  while (first > 1 && (!isFilled(lines[first - 1]) || indentOf(lines[first - 1] ?? '') > Math.max(0, around))) first--
  return {
    code: 'bad-indent',
    facts: { column: indentOf(text) + 1, right: column + 1, count: repaired.size },
    line,
    repaired,
    guessed: [first, Math.max(end, groupEnd(lines, first))],
  }
}
