// Guesses at a key whose line contradicts the lines below it: keys below an alias, and a long text without its |.
import { indentOf, isFilled, textBelow } from '../read/repair/indentation.ts'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'
import { textKeys } from '../shape/format-keys.ts'
import { type Candidate, candidateOf } from './candidate.ts'

/** Lines above a finding in which the key is searched. */
const maxLinesAbove = 60

export function heldBelow(lines: readonly string[], near: readonly number[]): Candidate[] {
  const rows = new Set(near.flatMap((line) => keysAbove(lines, line)))
  return [...rows].flatMap((row) => [...belowAlias(lines, row), ...withoutSign(lines, row)])
}

/** Returns the line and its ancestors by indentation. */
function keysAbove(lines: readonly string[], line: number): number[] {
  const found = [line]
  let column = Math.max(0, indentOf(lines[line - 1] ?? ''))
  for (let row = line - 1; row >= Math.max(1, line - maxLinesAbove) && column > 0; row--) {
    const text = lines[row - 1] ?? ''
    if (!isFilled(text) || indentOf(text) >= column) continue
    column = indentOf(text)
    found.push(row)
  }
  return found
}

/** `dark: *light`, with keys of its own below. */
function belowAlias(lines: readonly string[], line: number): Candidate[] {
  const text = lines[line - 1] ?? ''
  const [, lead = '', key = '', alias = ''] = /^( *(?:- +)*)(["']?[\w/-]+["']?:) +(\*[\w-]+) *$/.exec(text) ?? []
  const below = alias === '' ? undefined : firstBelow(lines, line, lead.length)
  if (below === undefined || !/^ *["']?[\w/.{}*-]+["']?:(?: |$)/.test(below)) return []
  const own = `${lead}${key}`
  return [
    rewritten(line, own, {
      code: 'keys-below-alias',
      facts: { key: key.replace(/["':]/g, ''), alias },
      from: own.length + 1,
      title: `Write "<<: ${alias}" below the key`,
      corrected: new Map([[line, `${own}\n${' '.repeat(indentOf(below))}<<: ${alias}`]]),
    }),
  ]
}

/** A long text behind or below its key, without the | that keeps its lines. */
function withoutSign(lines: readonly string[], line: number): Candidate[] {
  const text = lines[line - 1] ?? ''
  const [, lead = '', key = '', words = ''] =
    /^( *(?:- +)*)([A-Za-z][\w-]*):(?: +([^\s"'[{|>&*!#%@`].*?))?\s*$/.exec(text) ?? []
  const below = textKeys().has(key) ? firstBelow(lines, line, lead.length) : undefined
  if (below === undefined || !hasParagraphs(lines, line, indentOf(below))) return []
  const own = `${lead}${key}: |`
  const first = words === '' ? [] : [`${' '.repeat(indentOf(below))}${words}`]
  return [
    rewritten(line, own, {
      code: 'missing-bar',
      facts: { key },
      from: lead.length,
      title: `Write "${key}: |"`,
      corrected: new Map([[line, [own, ...first].join('\n')]]),
    }),
  ]
}

/** Whether a heading or empty line stands among the lines below that are indented by at least `column`. */
function hasParagraphs(lines: readonly string[], line: number, column: number): boolean {
  const end = lines.findIndex((text, at) => at >= line && text.trim() !== '' && indentOf(text) < column)
  const held = lines.slice(line, end < 0 ? undefined : end).map((text) => text.trim())
  return held
    .join('\n')
    .trim()
    .split('\n')
    .some((text) => text === '' || /^#{1,6} /.test(text))
}

/** Returns the first line below that is not blank, if it is deeper than `column`. */
function firstBelow(lines: readonly string[], line: number, column: number): string | undefined {
  const next = textBelow(lines, line)
  return next !== undefined && indentOf(next) > column ? next : undefined
}

const rewritten = (line: number, own: string, fault: Omit<SyntaxFault, 'line' | 'repaired'>): Candidate =>
  candidateOf({ ...fault, line, repaired: new Map([[line, own]]) })
