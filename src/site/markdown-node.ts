// The Markdown tree that markdown.ts builds, and functions on its nodes.

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const
export type CalloutKind = (typeof calloutKinds)[number]

export interface MarkdownNode {
  /** Type as in markdown-it, such as `paragraph`, `bullet_list`, `fence`, `text`; `callout` for a quotation that is one. */
  type: string
  /** HTML element it is rendered as; empty for text. */
  tag: string
  /** Characters of text, code and HTML. */
  text: string
  /** Info string of a fence; address of a link as written. */
  info: string
  /** Level of a heading, from 1; first number of an ordered list; number of a footnote and its references. */
  number: number
  /** Number of earlier references to the footnote. */
  turn: number
  /** First line, from 0, and line after the last. Undefined within a paragraph. */
  lines?: readonly [from: number, to: number]
  /** Alignment of a table cell. */
  align?: 'start' | 'center' | 'end'
  callout?: CalloutKind
  /** Whether the box of a task list item is ticked. */
  isDone?: boolean
  children: MarkdownNode[]
}

export interface MarkdownDocument extends MarkdownNode {
  /** Names of footnotes without a reference. */
  unusedNotes: readonly string[]
  /** Names of footnotes that are defined twice. */
  repeatedNotes: readonly string[]
}

/** Returns every node below this one, from the top down. */
export function nodesBelow({ children }: MarkdownNode, found: MarkdownNode[] = []): MarkdownNode[] {
  for (const child of children) {
    found.push(child)
    nodesBelow(child, found)
  }
  return found
}

/** Returns the first word of a fence's info string: its language, or `block`. */
const languageOf = ({ info }: MarkdownNode): string => /^\S*/.exec(info)?.[0].toLowerCase() ?? ''

/** Whether the node is a block of the site inside the text. */
export const isBlockFence = (node: MarkdownNode): boolean => node.type === 'fence' && languageOf(node) === 'block'

/** Whether a fence of these lines, its first one included, ends with a line of its signs, as no program demands. */
export const isClosedFence = (lines: readonly string[]): boolean =>
  lines.length > 1 && /^[\s>]*(?:`{3,}|~{3,})[ \t]*[\r\n]*$/.test(lines.at(-1) ?? '')

const lines = new Set(['paragraph', 'heading', 'list_item', 'tr', 'fence', 'code_block'])
const cells = new Set(['th', 'td'])

/** Returns the visible words, one line for each paragraph, without Markdown, addresses and blocks. */
export function wordsIn(node: MarkdownNode): string {
  if (node.type === 'hardbreak') return ' '
  if (isBlockFence(node)) return ''
  const own = node.type === 'text' ? node.text.replaceAll('\n', ' ') : node.text || node.children.map(wordsIn).join('')
  if (cells.has(node.type)) return `${own} `
  return lines.has(node.type) ? `${own.trim()}\n` : own
}
