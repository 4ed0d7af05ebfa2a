// Infers from columns alone which groups and lists are open at each line, and whether the line fits one of them. Works on text that no parser can
// read.
import { endOfValue, mayGoOn } from './open-ends.ts'

export interface Row {
  /** Counts from 1. */
  line: number
  /** Column of its dash or key, from 0. */
  column: number
  /** Column of its key or text, behind its dashes. */
  content: number
  isItem: boolean
  /** Undefined for a line without a key. */
  key?: string
  /** True when nothing stands behind its colon or dash, so that the lines below are its value. */
  opens: boolean
  /** Columns of the groups and lists that are open above the line, outermost first. */
  open: readonly number[]
  fit: 'fits' | 'odd' | 'misfit'
}

const form = /^( *)((?:- +)*)(-$)?(?:("[^"]*"|'[^']*'|[^\s"'#&*!|>%@`[{,-][^#]*?|-[^\s#][^#]*?):(?=\s|$))?\s*(.*)$/

interface Shape {
  lead: string
  dashes: string
  bare: string
  key: string | undefined
  rest: string
  /** True for blank lines, comments and document marks. */
  isEmpty: boolean
  /** Whether a text or bracket that begins on the line may go on below it. */
  mayGoOn: boolean
}

/** Caches shapes by line, since guesses at a text share nearly all lines. */
const shapes = new Map<string, Shape>()
const maxShapes = 5000

function shapeOf(text: string): Shape {
  const known = shapes.get(text)
  if (known) return known
  const [, lead = '', dashes = '', bare = '', key, rest = ''] = form.exec(text) ?? []
  const isEmpty = /^\s*(#.*)?$/.test(text) || /^(---|\.\.\.)(\s|$)/.test(text)
  const shape = { lead, dashes, bare, key, rest, isEmpty, mayGoOn: mayGoOn(text) }
  if (shapes.size >= maxShapes) shapes.clear()
  shapes.set(text, shape)
  return shape
}

interface Group {
  column: number
  isList: boolean
}

/** Returns every line that begins an entry. A first line below a key is `odd` unless it is indented by two columns, or by none or two for a list. */
export function rowsOf(
  lines: readonly string[],
  from = 1,
  to = lines.length,
  above: readonly Group[] = groupsAbove(lines, from),
): Row[] {
  const rows: Row[] = []
  let open = [...above]
  let opener: { column: number; isKey: boolean } | undefined
  /** True when the value above is in quotes or brackets and complete. */
  let hasEnded = false
  /** First items of lists by line, with their indentation relative to the key. */
  const first = new Map<number, number>()
  for (let at = from - 1; at < to; at++) {
    const text = lines[at] ?? ''
    const { lead, dashes, bare, key, rest, isEmpty, mayGoOn: isLong } = shapeOf(text)
    if (isEmpty) continue
    const column = lead.length
    const isItem = dashes !== '' || bare !== ''
    const isEntry = isItem || key !== undefined
    const last = rows.at(-1)
    // The line continues the text above, unless that has ended: then it is an item that lost its dash.
    if (!isEntry && last && column > last.column && !hasEnded) {
      if (last.opens && /^["']/.test(rest)) {
        hasEnded = true
        at = endOfValue(lines, at) ?? at
      }
      continue
    }
    hasEnded = /^["'{[]/.test(rest)
    const content = column + dashes.length
    const before = open.map((group) => group.column)
    open = open.filter((group) => group.column <= column)
    const top = open.at(-1)
    const isFirst = rows.length === 0 || (open.length === 0 && rows.every((row) => row.column >= column))
    let fit: Row['fit'] = 'misfit'
    if (isFirst) fit = 'fits'
    else if (opener && (column > opener.column || (isItem && opener.isKey && column === opener.column))) {
      const step = column - opener.column
      fit = step === 2 || (isItem && step === 0) ? 'fits' : 'odd'
      if (isItem && opener.isKey && fit === 'fits') first.set(at + 1, step)
    } else if (top && top.column === column && top.isList === isItem) fit = 'fits'
    // The list of a key in the same column has ended, and the key's group goes on.
    else if (top?.isList && !isItem && open.at(-2)?.column === column) {
      open = open.slice(0, -1)
      fit = 'fits'
    }
    if (!isEntry) fit = 'misfit'
    const now = open.at(-1)
    if (!(now && now.column === column && now.isList === isItem)) open = [...open, { column, isList: isItem }]
    const all = [...dashes.matchAll(/-/g)]
    for (const { index } of all.slice(1)) open = [...open, { column: column + index, isList: true }]
    if (isItem && content !== column + 2 * all.length && fit === 'fits') fit = 'odd'
    if (isItem && key !== undefined) open = [...open, { column: content, isList: false }]
    const value = rest.replace(/^#.*$/, '').replace(/^[&!]\S+\s*(#.*)?$/, '')
    const opens = isEntry && value === ''
    rows.push({ line: at + 1, column, content, isItem, key, opens, open: before, fit })
    opener = opens ? { column: key === undefined ? column : content, isKey: key !== undefined } : undefined
    const end = isLong ? endOfValue(lines, at) : at
    if (end !== undefined && end > at) at = Math.min(end, to)
  }
  const inner = [...first.values()].filter((step) => step === 2).length
  const usual = inner * 3 >= first.size * 2 ? 2 : inner * 3 <= first.size ? 0 : undefined
  return rows.map((row) => {
    const step = first.get(row.line)
    return step !== undefined && usual !== undefined && step !== usual ? { ...row, fit: 'odd' } : row
  })
}

/** Returns the groups and lists that are open at line `from`, outermost first. */
export function groupsAbove(lines: readonly string[], from: number): Group[] {
  const first = lines.findIndex((text, at) => at >= from - 1 && !shapeOf(text).isEmpty)
  let lowest = shapeOf(lines[first] ?? '').lead.length
  const found: Group[] = []
  for (let at = from - 2; at >= 0 && lowest > 0; at--) {
    const { lead, key, dashes, isEmpty } = shapeOf(lines[at] ?? '')
    if (isEmpty || (key === undefined && dashes === '') || lead.length >= lowest) continue
    lowest = lead.length
    found.unshift({ column: lowest, isList: dashes !== '' })
  }
  return found
}

/** Scores the columns of all rows, lower is better: a misfit weighs more than an odd line. */
export const misfitScore = (rows: readonly Row[]): number =>
  rows.reduce((sum, { fit }) => sum + (fit === 'misfit' ? 3 : fit === 'odd' ? 1 : 0), 0)
