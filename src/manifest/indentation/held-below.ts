// Guesses at a key whose line says one thing and the lines below it another: keys below an alias, and a text over several lines
// whose sign was forgotten.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'
import { textKeys } from '../shape/format-keys.ts'
import { type Candidate, written } from './candidate.ts'

/** Lines above a fault in which the key is looked for. */
const maxLinesAbove = 60

export function heldBelow(lines: readonly string[], near: readonly number[]): Candidate[] {
  const seen = new Set<number>()
  return near.slice(0, 3).flatMap((line) =>
    keysAbove(lines, line).flatMap((row) => {
      if (seen.has(row)) return []
      seen.add(row)
      return [...belowAlias(lines, row), ...withoutSign(lines, row)]
    }),
  )
}

/** The line itself, and those above it that stand further left than all between. */
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

/** `dark: *light`, and keys of its own below it. */
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
      to: text.trimEnd().length,
      title: `Write "<<: ${alias}" below the key`,
      corrected: new Map([[line, `${own}\n${' '.repeat(indentOf(below))}<<: ${alias}`]]),
    }),
  ]
}

/** A long text behind its key, or below it, without the | that keeps its lines. */
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
      to: text.trimEnd().length,
      title: `Write "${key}: |"`,
      corrected: new Map([[line, [own, ...first].join('\n')]]),
    }),
  ]
}

/** Whether a heading or an empty line stands among the lines of this column and deeper below. */
function hasParagraphs(lines: readonly string[], line: number, column: number): boolean {
  const end = lines.findIndex((text, at) => at >= line && text.trim() !== '' && indentOf(text) < column)
  const held = lines.slice(line, end < 0 ? undefined : end).map((text) => text.trim())
  return held
    .join('\n')
    .trim()
    .split('\n')
    .some((text) => text === '' || /^#{1,6} /.test(text))
}

/** The first filled line below, where it stands deeper. */
function firstBelow(lines: readonly string[], line: number, column: number): string | undefined {
  const next = lines.slice(line).find((text) => text.trim() !== '')
  return next !== undefined && indentOf(next) > column ? next : undefined
}

const rewritten = (line: number, repaired: string, fault: Omit<SyntaxFault, 'line' | 'repaired'>): Candidate =>
  written({ ...fault, line }, new Map([[line, repaired]]))
