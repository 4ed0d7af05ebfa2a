// Parses the parts of an entry's file as trees: front matter, Markdown text, blocks within it, or the cells of a table.
import { blockFences } from '../../content/read/body-blocks.ts'
import { readCsv } from '../../content/read/csv.ts'
import { markdownFile } from '../../content/read/markdown-file.ts'
import { adopt, emptyNode, type TextNode } from '../../manifest/read/written/text-node.ts'
import { textTree } from '../../manifest/read/written/text-tree.ts'

export const isMarkdownFile = (path: string): boolean => /\.md$/i.test(path)
export const isTable = (path: string): boolean => /\.csv$/i.test(path)

/** Returns the tree of the part at the offset. Markdown text is one scalar at the key `body`. */
export function markdownPartAt(text: string, offset: number): TextNode {
  const { front, bodyStart, isOpen } = markdownFile(text)
  if (isOpen || offset < bodyStart) return asPart(frontTree(text, front.length, isOpen), 'front matter')
  const fence = blockFences(text, bodyStart).find(({ from, to }) => offset >= from && (offset < to || offset === from))
  if (fence) return asPart(textTree(text, fence.from, fence.to), 'block')
  const root: TextNode = { ...emptyNode(undefined, bodyStart, bodyStart), kind: 'map', end: text.length, part: 'text' }
  const body = { ...emptyNode('body', bodyStart, bodyStart), end: text.length, value: text.slice(bodyStart) }
  adopt(root, { ...body, kind: 'scalar', style: 'literal' })
  return root
}

function asPart(root: TextNode, part: TextNode['part']): TextNode {
  root.part = part
  return root
}

/** Parses the front matter between the lines of dashes. */
function frontTree(text: string, length: number, isOpen: boolean): TextNode {
  const from = text.search(/[\r\n]/)
  return textTree(text, from < 0 ? text.length : from + 1, isOpen ? text.length : length)
}

export const frontMatterOf = (text: string): TextNode => markdownPartAt(text, 0)

/** Returns a list of rows, the header first. Each row is a group of cells by column name. */
export function tableTree(text: string): TextNode {
  const { rows, separator } = readCsv(text)
  const root: TextNode = { ...emptyNode(undefined, 0, 0), kind: 'list', end: text.length, part: 'table' }
  const [header = []] = rows
  for (const [at, cells] of rows.entries()) {
    const start = cells[0]?.start ?? 0
    const row: TextNode = { ...emptyNode(at, start, start), kind: 'map', end: cells.at(-1)?.end ?? start }
    adopt(root, row)
    for (const [column, { start, end, value }] of cells.entries()) {
      const at = header[column]?.value ?? String(column)
      const style = text[start] === '"' ? 'double' : 'plain'
      // Spaces after a cell belong to it.
      const own = { ...emptyNode(at, start, start), end: Math.max(end, endOfCell(text, end, separator)), value }
      adopt(row, { ...own, kind: 'scalar', style })
    }
    row.end = row.children.at(-1)?.end ?? row.end
  }
  return root
}

function endOfCell(text: string, end: number, separator: string): number {
  let at = end
  while (text[at] === ' ' && text[at] !== separator) at++
  return at
}
