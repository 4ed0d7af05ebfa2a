// Formats spaces on the requested lines: at ends of lines, after colons, dashes and commas, and inside braces. Texts and their line breaks
// stay. Formatting a whole document also normalises blank lines.
import { isDeepStrictEqual } from 'node:util'
import type { Range, TextEdit } from 'vscode-languageserver'
import { parse } from '../../manifest/read/parse.ts'
import { everyNode, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { Edit } from '../../problems/problem.ts'
import { splice } from '../../problems/splice.ts'
import type { FileOfSite } from '../context.ts'
import type { SiteText } from '../site/site-text.ts'
import { textEdits } from '../workspace-edit.ts'

export const formatRange = ({ file }: FileOfSite, { range }: { range: Range }): TextEdit[] =>
  formattingEdits(file, range.start.line, range.end.line)

/** Returns no edits for invalid YAML, whose repair depends on its spaces. */
export const formatDocument = ({ file }: FileOfSite): TextEdit[] => textEdits(file, documentEdits(file))

/** Returns no edits where the formatted text would parse to another value. */
export function documentEdits(file: SiteText): Edit[] {
  const before = parse(file.text, file.path)
  if (before.findings.length > 0) return []
  const lines = blankLineEdits(file)
  const within = editsIn(file, 0, file.lines.count - 1).filter(
    ({ start, end }) => !lines.some((line) => line.start <= start && end <= line.end),
  )
  const edits = [...within, ...lines].sort((one, other) => one.start - other.start)
  const after = parse(splice(file.text, edits), file.path)
  return after.findings.length === 0 && isDeepStrictEqual(after.value, before.value) ? edits : []
}

/** Lines count from 0; `first` and `last` are included. */
export const formattingEdits = (file: SiteText, first: number, last: number): TextEdit[] =>
  textEdits(file, editsIn(file, first, last))

function editsIn(file: SiteText, first: number, last: number): Edit[] {
  const edits: Edit[] = []
  const from = file.lines.starts[first] ?? file.text.length
  const to = file.lines.starts[last + 1] ?? file.text.length
  const put = (start: number, end: number, text: string) => {
    if (
      start >= from &&
      end <= to &&
      file.text.slice(start, end) !== text &&
      !file.text.slice(start, end).includes('\n')
    )
      edits.push({ start, end, text })
  }
  for (const node of everyNode(file.tree)) {
    after(node, file.text, put)
    if (node.style === 'flow' && node.closed) inside(node, file.text, put)
  }
  const inTexts = linesOfTexts(file, { plain: false })
  for (let line = first; line <= last; line++) {
    const start = file.lines.starts[line]
    if (start === undefined) break
    const text = file.lines.textOf(line + 1)
    if (!inTexts.has(line)) put(start + text.trimEnd().length, start + text.length, '')
  }
  return edits
}

type Put = (start: number, end: number, text: string) => void

/** Puts one space after a key's colon or a dash. */
function after({ at, headEnd, start, end, loose, kind, parent }: TextNode, text: string, put: Put): void {
  if (at === undefined || loose || kind === 'empty' || start === end || start <= headEnd) return
  const between = text.slice(headEnd, start)
  const lead = typeof at === 'string' ? /^[ \t]*:/.exec(between)?.[0] : ''
  if (lead === undefined || (typeof at === 'number' && parent?.style === 'flow')) return
  // Only where there are just spaces: an anchor or tag belongs to the value.
  if (/^[ \t]+$/.test(between.slice(lead.length))) put(headEnd + lead.length, start, ' ')
}

/** Formats flow collections on one line: `{ a: 1, b: 2 }` and `[a, b]`. */
function inside({ start, end, children, kind }: TextNode, text: string, put: Put): void {
  if (text.slice(start, end).includes('\n') || children.length === 0) return
  const edge = kind === 'map' ? ' ' : ''
  let at = start + 1
  for (const [index, child] of children.entries()) {
    const between = text.slice(at, child.head)
    const wanted = index === 0 ? edge : ', '
    if (index === 0 ? /^[ \t]*$/.test(between) : /^[ \t]*,[ \t]*$/.test(between)) put(at, child.head, wanted)
    at = Math.max(child.end, child.headEnd)
  }
  if (/^[ \t]*$/.test(text.slice(at, end - 1))) put(at, end - 1, edge)
}

/** Returns the lines, from 0, whose trailing blanks are part of a text. `plain` includes plain scalars, where they have no meaning. */
function linesOfTexts(file: SiteText, { plain }: { plain: boolean }): Set<number> {
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

function blankLineEdits(file: SiteText): Edit[] {
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
