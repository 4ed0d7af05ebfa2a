// Parses Markdown into trees with offsets, which `site/markdown.ts`, the parser of pages, does not have: for texts that are edited on the page, labels
// with links, and Markdown where none is shown. Trees are cached, so that a text is parsed once for all checks.
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export interface MdastNode {
  type: string
  url?: string
  alt?: string | null
  /** Level of a heading, from 1. */
  depth?: number
  value?: string
  /** State of a task list item, with GitHub's extensions. */
  checked?: boolean | null
  /** Whether a list is numbered. */
  ordered?: boolean | null
  start?: number | null
  /** Whether empty lines separate the items of a list. */
  spread?: boolean | null
  children?: MdastNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** Characters whose trees are cached; a tree takes many times the memory of its text. */
const maxParsedLength = 128 * 1024

function cached(parse: (text: string) => MdastNode): (text: string) => MdastNode {
  const trees = new Map<string, MdastNode>()
  let length = 0
  return (text) => {
    const known = trees.get(text)
    if (known) return known
    const tree = parse(text)
    length += text.length
    if (length > maxParsedLength) {
      trees.clear()
      length = text.length
    }
    trees.set(text, tree)
    return tree
  }
}

/** By CommonMark alone. The tree is shared; callers must not change it. */
export const markdownTree = cached((text) => fromMarkdown(text) as MdastNode)

/** With tables, strikethrough, task lists, footnotes, and bare addresses as links, but for mail addresses, whose nodes would have no position. */
export const extendedTree = cached(
  (text) =>
    fromMarkdown(text, {
      extensions: [gfm({ singleTilde: false })],
      mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
    }) as MdastNode,
)

/** Visits every node from the top down; `false` skips a node's children. */
export function visitMarkdown(node: MdastNode, visit: (node: MdastNode) => false | undefined): void {
  if (visit(node) === false) return
  for (const child of node.children ?? []) visitMarkdown(child, visit)
}

/** Returns the source text of a node. */
export const sourceOf = ({ position }: MdastNode, text: string): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

/** Returns the words of a node without Markdown signs. */
export const wordsOfTree = (node: MdastNode): string =>
  node.value ?? node.alt ?? (node.children ?? []).map(wordsOfTree).join('')
