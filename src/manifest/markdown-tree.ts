// Markdown as the pages read it; each text is parsed once, however many checks ask for it.
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

let last: { text: string; tree: MarkdownNode } | undefined

export function markdownTree(text: string): MarkdownNode {
  if (last?.text !== text) last = { text, tree: fromMarkdown(text) as MarkdownNode }
  return last.tree
}
