// Markdown as the pages read it, and with GitHub's extensions, which authors know and no page shows. A text is parsed once,
// however many checks use it, unless there is very much of it.
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
  /** Of a list item with a box to tick, with GitHub's extensions. */
  checked?: boolean | null
  /** Of a list. */
  ordered?: boolean | null
  start?: number | null
  /** Of a list and its items: whether empty lines stand between them. */
  spread?: boolean | null
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** So many characters of text are kept with their trees, which take many times as much. */
const maxParsedLength = 128 * 1024

function cached(parse: (text: string) => MarkdownNode): (text: string) => MarkdownNode {
  const trees = new Map<string, MarkdownNode>()
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

/** The tree is shared: callers must not change it. */
export const markdownTree = cached((text) => fromMarkdown(text) as MarkdownNode)

/** With tables, struck-out text, boxes to tick and footnotes. Addresses that stand in the text by themselves are links in it. */
export const extendedTree = cached(
  (text) =>
    fromMarkdown(text, {
      extensions: [gfm({ singleTilde: false })],
      mdastExtensions: [gfmFromMarkdown()],
    }) as MarkdownNode,
)

/** The same, in which every node has its place: the transforms that find mail addresses make nodes without one. */
export const placedTree = cached(
  (text) =>
    fromMarkdown(text, {
      extensions: [gfm({ singleTilde: false })],
      mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
    }) as MarkdownNode,
)

/** Every node, from the top down; what `visit` answers with `false` is not entered. */
export function visitMarkdown(node: MarkdownNode, visit: (node: MarkdownNode) => false | undefined): void {
  if (visit(node) === false) return
  for (const child of node.children ?? []) visitMarkdown(child, visit)
}

/** The piece of the text a node was read from. */
export const sourceOf = ({ position }: MarkdownNode, text: string): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

/** The words of a node, without any sign of Markdown. */
export const wordsIn = (node: MarkdownNode): string =>
  node.value ?? node.alt ?? (node.children ?? []).map(wordsIn).join('')
