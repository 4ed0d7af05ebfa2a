// Lines of a text of several lines, behind | or >, that stand no deeper than its key: pasted paragraphs, say. They end the text.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { knownKeys } from '../shape/format-keys.ts'
import { type Candidate, written } from './candidate.ts'

/** Lines above a fault in which the key of the text is looked for, and those between the fault and the line that has fallen out. */
const maxLinesAbove = 300
const near = 12
const header = /^( *(?:- +)*)["'A-Za-z/][^#]*: +[|>][-+0-9]*\s*$/

/** The lines back in the column of their text, as far as it goes on below, or as far as none of them is a key. */
export function fallenText(lines: readonly string[], found: readonly number[]): Candidate[] {
  return found.slice(0, 3).flatMap((line) => {
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

/** The lines of a text without quotes that was broken to a column left of it, of which the first reads as a key: `please: by mail.` */
export function wrappedAtKey(lines: readonly string[], found: readonly number[]): Candidate[] {
  return found.slice(0, 3).flatMap((line) => wrapped(lines, line, beginsAsKey))
}

const beginsAsKey = (text: string) => /^\s*[^\s:"'#-][^:"'#]*:(?:\s|$)/.test(text)

/** Places near a fault that are tried, and lines of such a text that may read as keys of the format. */
const maxPlaces = 6
const maxWrapped = 4

const keyedText = /^ *(?:- +)*[A-Za-z][\w-]*: +[^\s"'[{|>&*!#%@`-]/

/** The lines of a text without quotes that an editor has broken to a column left of it; the ones nearest to what was found first. */
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

/** Where the broken text may end: before what reads as an entry, or behind a line that does. */
function endsOf(lines: readonly string[], first: number): number[] {
  const own = indentOf(lines[first - 1] ?? '')
  let last = first
  while (last < lines.length && isFilled(lines[last]) && indentOf(lines[last] ?? '') === own) last++
  const next = lines.findIndex((text, at) => at >= first && at < last && isEntry(text))
  const end = next < 0 ? last : next
  return [end, ...Array.from({ length: Math.min(maxWrapped, last - end) }, (_, at) => end + at + 1)]
}

/** Quotes round a text whose key is on this line, and which goes on with the changed ones: what looks like a key in it is none. */
function quote(lines: readonly string[], key: number, changed: Map<number, string>) {
  const header = lines[key - 1] ?? ''
  const from = /^ *(?:- +)*(?:[A-Za-z][\w-]*: +)?/.exec(header)?.[0].length ?? 0
  const escaped = (text: string) => text.replace(/["\\]/g, '\\$&')
  for (const [row, text] of changed) changed.set(row, escaped(text))
  const [last = key, end = ''] = [...changed].at(-1) ?? []
  changed.set(last, `${end.trimEnd()}"`)
  changed.set(key, `${header.slice(0, from)}"${escaped(header.slice(from))}`)
}

/** The first line below the key that stands no deeper than it. */
function firstOut(lines: readonly string[], key: number, column: number): number | undefined {
  const at = lines.findIndex((text, row) => row >= key && text.trim() !== '' && indentOf(text) <= column)
  return at < 0 || isEntry(lines[at] ?? '') ? undefined : at + 1
}

const isEntry = (text: string) =>
  /^\s*-\s/.test(text) ||
  knownKeys().has(/^\s*["']?([\w-]+)["']?:(?:\s|$)/.exec(text)?.[1] ?? '') ||
  /^\s*["']?\/\S*:\s*$/.test(text)

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
  if (isPlain && [...changed.values()].some((moved) => /:(?:\s|$)|\s#/.test(moved))) quote(lines, key, changed)
  const text = lines[first - 1] ?? ''
  const fault = {
    code: 'bad-indent',
    facts: { column: own + 1, right: right + 1, count, below: { line: key, text: (lines[key - 1] ?? '').trim() } },
    line: first,
    from: own,
    to: text.trimEnd().length,
    title: `Move to column ${right + 1}`,
  }
  return [written(fault, changed)]
}
