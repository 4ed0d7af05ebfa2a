// Markdown as a tree whose nodes each know their place in the text, to the sign: what draws the pages knows lines alone.
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export interface MarkdownNode {
  type: string
  url?: string
  alt?: string | null
  /** Of a heading, from 1. */
  depth?: number
  value?: string
  /** Of an item with a box to tick. */
  checked?: boolean | null
  /** Of a list. */
  ordered?: boolean | null
  start?: number | null
  /** Of a list and its items: whether empty lines stand between them. */
  spread?: boolean | null
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

let last: { text: string; tree: MarkdownNode } | undefined

/** The tree is shared: callers must not change it. */
export function placedTree(text: string): MarkdownNode {
  if (last?.text !== text) last = { text, tree: read(text) }
  return last.tree
}

// The transforms that find mail addresses make nodes without a place.
const read = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  }) as MarkdownNode

/** The piece of the text that a node was read from. */
export const sourceOf = ({ position }: MarkdownNode, text: string): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
