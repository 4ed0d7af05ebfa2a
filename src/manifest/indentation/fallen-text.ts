// Guesses at lines that fell out of a text over several lines by standing no deeper than its key, such as pasted paragraphs.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { beginsWithKey } from '../shape/format-keys.ts'
import { type Candidate, candidateOf } from './candidate.ts'

/** Lines above a finding in which the text's key is searched, and lines between the finding and the fallen line. */
const maxLinesAbove = 300
const near = 12
const header = /^( *(?:- +)*)["'A-Za-z/][^#]*: +[|>][-+0-9]*\s*$/

/** Moves the lines back to the column of their text. */
export function fallenText(lines: readonly string[], found: readonly number[]): Candidate[] {
  return found.flatMap((line) => {
    for (let row = Math.min(lines.length, line + 2); row >= Math.max(1, line - maxLinesAbove); row--) {
      const lead = header.exec(lines[row - 1] ?? '')?.[1]
      const first = lead === undefined ? undefined : firstOut(lines, row, lead.length)
      if (lead !== undefined && first !== undefined && Math.abs(first - line) <= near)
        return setBack(lines, { key: row, column: lead.length, first })
    }
    return wrapped(lines, line, (text) => !isEntry(text) && !beginsAsKey(text))
  })
}

const plainHeader = /^( *(?:- +)*)(?:[A-Za-z][\w-]*: +)?[^\s"'[{|>&*!#%@`-][^#]*$/

/** Moves back an unquoted text whose first wrapped line looks like a key: `please: by mail.` */
export function wrappedAtKey(lines: readonly string[], found: readonly number[]): Candidate[] {
  return found.slice(0, 3).flatMap((line) => wrapped(lines, line, beginsAsKey))
}

const beginsAsKey = (text: string) => /^\s*[^\s:"'#-][^:"'#]*:(?:\s|$)/.test(text)

/** Places tried near a finding, and lines of a wrapped text that may look like entries. */
const maxPlaces = 6
const maxWrapped = 4

const keyedText = /^ *(?:- +)*[A-Za-z][\w-]*: +[^\s"'[{|>&*!#%@`-]/

/** Moves lines that an editor wrapped to a column left of their unquoted text; those nearest to the finding first. */
function wrapped(lines: readonly string[], found: number, isFirst: (text: string) => boolean): Candidate[] {
  const rows = []
  for (let row = Math.max(2, found - 2); row <= Math.min(lines.length, found + near); row++) {
    const above = lines[row - 2] ?? ''
    const [, lead = ''] = plainHeader.exec(above) ?? []
    const text = lines[row - 1] ?? ''
    const isKeyed = keyedText.test(above)
    if (!(isKeyed || lead.includes('-')) || !isFilled(text) || lead.length === 0 || !isFirst(text)) continue
    if (indentOf(text) < (isKeyed ? lead.length : indentOf(above))) rows.push({ row, column: lead.length })
  }
  return rows
    .sort((one, other) => Math.abs(one.row - found) - Math.abs(other.row - found))
    .slice(0, maxPlaces)
    .flatMap(({ row, column }) =>
      endsOf(lines, row).flatMap((end) => setBack(lines, { key: row - 1, column, first: row, end }, true)),
    )
}

/** Returns the lines with which the wrapped text may end: before a line that looks like an entry, or up to four lines later. */
function endsOf(lines: readonly string[], first: number): number[] {
  const own = indentOf(lines[first - 1] ?? '')
  let last = first
  while (last < lines.length && isFilled(lines[last]) && indentOf(lines[last] ?? '') === own) last++
  const next = lines.findIndex((text, at) => at >= first && at < last && isEntry(text))
  const end = next < 0 ? last : next
  return [end, ...Array.from({ length: Math.min(maxWrapped, last - end) }, (_, at) => end + at + 1)]
}

/** Returns the text that begins on line `key` and goes on in `below`, in quotes, so that a colon in it makes no key. */
export function quotedText(
  lines: readonly string[],
  key: number,
  below: ReadonlyMap<number, string>,
): Map<number, string> {
  const header = lines[key - 1] ?? ''
  const from = /^ *(?:- +)*(?:\p{L}[\p{L}\w-]*: +)?/u.exec(header)?.[0].length ?? 0
  const escaped = (text: string) => text.trimEnd().replace(/["\\]/g, '\\$&')
  const quoted = new Map([...below].map(([row, text]) => [row, escaped(text)]))
  const [last = key, end = ''] = [...quoted].at(-1) ?? []
  return quoted.set(last, `${end}"`).set(key, `${header.slice(0, from)}"${escaped(header.slice(from))}`)
}

/** Returns the first line below the key that stands no deeper than it; undefined if that line is an entry. */
function firstOut(lines: readonly string[], key: number, column: number): number | undefined {
  const at = lines.findIndex((text, row) => row >= key && text.trim() !== '' && indentOf(text) <= column)
  return at < 0 || isEntry(lines[at] ?? '') ? undefined : at + 1
}

const isEntry = (text: string) => /^\s*(?:-\s|["']?\/\S*:\s*$)/.test(text) || beginsWithKey(text)

function setBack(
  lines: readonly string[],
  { key, column, first, end }: { key: number; column: number; first: number; end?: number },
  isPlain = false,
): Candidate[] {
  const held = lines.slice(key, first - 1).find(isFilled)
  const below = lines.slice(first).find((text) => isFilled(text) && indentOf(text) > column)
  const right = isPlain ? column + 2 : held === undefined ? Math.max(column + 2, indentOf(below ?? '')) : indentOf(held)
  const own = indentOf(lines[first - 1] ?? '')
  const changed = new Map<number, string>()
  for (let row = first; row <= (end ?? lines.length); row++) {
    const text = lines[row - 1] ?? ''
    if (text.trim() !== '' && (indentOf(text) >= right || (end === undefined && isEntry(text)))) break
    if (text.trim() !== '') changed.set(row, ' '.repeat(indentOf(text) + right - own) + text.trimStart())
  }
  const count = changed.size
  const isQuoted = isPlain && [...changed.values()].some((moved) => /:(?:\s|$)|\s#/.test(moved))
  const fault = {
    code: 'bad-indent',
    facts: { column: own + 1, right: right + 1, count, below: { line: key, text: (lines[key - 1] ?? '').trim() } },
    line: first,
    repaired: isQuoted ? quotedText(lines, key, changed) : changed,
    title: `Move to column ${right + 1}`,
  }
  return [candidateOf(fault)]
}
