// The tree that a text in Markdown is read into (markdown.ts), and what is asked of its nodes.

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const
export type CalloutKind = (typeof calloutKinds)[number]

export interface MarkdownNode {
  /** As markdown-it calls it, such as `paragraph`, `bullet_list`, `fence`, `text`; a quotation that is one, `callout`. */
  type: string
  /** The element that it is drawn as; empty for what is none, such as a text. */
  tag: string
  /** Of a text, of code and of what is written as HTML: the signs themselves. */
  text: string
  /** What follows the signs of a fence, and of a link its address as it is written. */
  info: string
  /** Of a heading, from 1; of an ordered list, its first number; of a footnote and what refers to it, its number. */
  number: number
  /** How often the footnote was referred to before, from 0. */
  turn: number
  /** Lines of the text, from 0: the first, and the one after the last. Left out within a paragraph. */
  lines?: readonly [from: number, to: number]
  /** Of a cell of a table. */
  align?: 'start' | 'center' | 'end'
  callout?: CalloutKind
  /** Of an item of a list: whether its box is ticked. */
  isDone?: boolean
  children: MarkdownNode[]
}

export interface MarkdownDocument extends MarkdownNode {
  /** Footnotes that nothing refers to: their names. */
  unusedNotes: readonly string[]
  /** Names that a second footnote has. */
  repeatedNotes: readonly string[]
}

/** Every node below this one, from the top down. */
export function* nodesBelow(node: MarkdownNode): Generator<MarkdownNode> {
  for (const child of node.children) {
    yield child
    yield* nodesBelow(child)
  }
}

/** The first word after the signs of a fence: its language, or `block`. */
const languageOf = ({ info }: MarkdownNode): string => /^\S*/.exec(info)?.[0].toLowerCase() ?? ''

/** Whether the node is a block of the page's own kind, written into the text. */
export const isBlockFence = (node: MarkdownNode): boolean => node.type === 'fence' && languageOf(node) === 'block'

const lines = new Set(['paragraph', 'heading', 'list_item', 'tr', 'fence', 'code_block'])
const cells = new Set(['th', 'td'])

/** What is read on a page of a node, a line for each paragraph: no sign of Markdown, no address, no block. */
export function wordsIn(node: MarkdownNode): string {
  if (node.type === 'hardbreak') return ' '
  if (isBlockFence(node)) return ''
  const own = node.type === 'text' ? node.text.replaceAll('\n', ' ') : node.text || node.children.map(wordsIn).join('')
  if (cells.has(node.type)) return `${own} `
  return lines.has(node.type) ? `${own.trim()}\n` : own
}
