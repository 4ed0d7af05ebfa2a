// Normalises blank lines: at most one between two entries, none at the top, one line break at the end. Those inside texts stay.

import { everyNode, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { Edit } from '../../problems/problem.ts'
import type { SiteText } from '../site/site-text.ts'

/** Returns the lines, from 0, whose trailing blanks are part of a text. `plain` includes plain scalars, where they have no meaning. */
export function linesOfTexts(file: SiteText, { plain }: { plain: boolean }): Set<number> {
  const found = new Set<number>()
  for (const node of everyNode(file.tree)) {
    if (node.kind !== 'scalar' || (node.style === 'plain' && !plain)) continue
    const end = endOfText(node, file.text)
    const last = file.positionAt(end).line - (node.style === 'literal' ? 0 : 1)
    for (let line = file.positionAt(node.start).line; line <= last; line++) found.add(line)
  }
  return found
}

/** Returns the end of a text. Empty lines after a block scalar are not part of it, unless its header has `+`. */
function endOfText({ style, start, end }: TextNode, text: string): number {
  if (style !== 'literal' || /^[|>]\d?\+/.test(text.slice(start, start + 3))) return end
  return start + text.slice(start, end).replace(/[\r\n]+$/, '').length
}

export function blankLineEdits(file: SiteText): Edit[] {
  const { text, lines } = file
  const inTexts = linesOfTexts(file, { plain: true })
  const isBlank = (line: number) => !inTexts.has(line) && /^[ \t]*$/.test(lines.textOf(line + 1))
  const startOf = (line: number) => lines.starts[line] ?? text.length
  // After the last line break there is one more, empty line.
  let end = lines.count
  while (end > 0 && isBlank(end - 1)) end--
  if (end === 0) return []
  const edits: Edit[] = []
  for (let line = 0; line < end; line++)
    if (isBlank(line) && (line === 0 || isBlank(line - 1)))
      edits.push({ start: startOf(line), end: startOf(line + 1), text: '' })
  if (startOf(end) < text.length) edits.push({ start: startOf(end), end: text.length, text: '' })
  const isOpen = end === lines.count && !inTexts.has(end - 1)
  if (isOpen) edits.push({ start: text.length, end: text.length, text: text.includes('\r\n') ? '\r\n' : '\n' })
  return edits
}
