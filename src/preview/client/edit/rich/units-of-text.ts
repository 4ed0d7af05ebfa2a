// Pairs the characters of a Markdown text node with their source: itself, escaped by a backslash, an entity, or a line end.
import { type MdastNode, sourceOf } from '../../../../manifest/sense/markdown-tree.ts'
import type { Mark, Unit } from './units.ts'

const named = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{0,31});/
const ampersand = /^&(?:amp|AMP|#0*38|#[xX]0*26);/
/** A line end with the prefix of the next line. */
const lineEnd = /^[ \t]*(?:\r\n|\n|\r)[ \t>]*/
const escapable = /^\\[!-/:-@[-`{-~]/

/** Returns a single unit that cannot be edited where text and source do not match. */
export function unitsOfText(source: string, node: MdastNode, marks: readonly Mark[]): Unit[] {
  const text = sourceOf(node, source)
  const units: Unit[] = []
  let at = 0
  for (const shown of node.value ?? '') {
    const rest = text.slice(at, at + 40)
    const written = writtenAs(shown, shown === '\n' ? text.slice(at) : rest)
    if (written === undefined) return [{ shown: node.value ?? '', written: text, marks, what: 'piece' }]
    units.push(shown === '\n' ? { shown: ' ', written, marks, what: 'line' } : { shown, written, marks })
    at += written.length
  }
  const last = units.at(-1)
  if (last && at < text.length) units[units.length - 1] = { ...last, written: last.written + text.slice(at) }
  return units
}

function writtenAs(shown: string, text: string): string | undefined {
  if (shown === '\n') return lineEnd.exec(text)?.[0]
  const escaped = escapable.exec(text)?.[0]
  if (escaped?.endsWith(shown)) return escaped
  if (shown === '&') return ampersand.exec(text)?.[0] ?? (text.startsWith('&') ? '&' : undefined)
  if (text.startsWith(shown)) return shown
  return named.exec(text)?.[0]
}
