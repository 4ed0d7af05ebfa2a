// Markdown as the pages read it; a text is parsed once, however many checks ask for it, unless there is very much of it.
import { fromMarkdown } from 'mdast-util-from-markdown'

export interface MarkdownNode {
  type: string
  url?: string
  alt?: string | null
  depth?: number
  value?: string
  children?: MarkdownNode[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** So many characters of text are kept with their trees, which take many times as much. */
const most = 128 * 1024
const kept = new Map<string, MarkdownNode>()
let length = 0

/** The tree is shared: whoever asks only reads it. */
export function markdownTree(text: string): MarkdownNode {
  const known = kept.get(text)
  if (known) return known
  const tree = fromMarkdown(text) as MarkdownNode
  length += text.length
  if (length > most) {
    kept.clear()
    length = text.length
  }
  kept.set(text, tree)
  return tree
}
