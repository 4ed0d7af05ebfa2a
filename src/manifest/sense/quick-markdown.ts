// The facts checks need of a Markdown text, in one pass of the quick parser. The parser with columns reads only texts with findings.
import { type MarkdownNode, nodesBelow, parseMarkdown } from '../../site/markdown.ts'
import { markdownTree, visitMarkdown } from './markdown-tree.ts'
import { plainMarkdown, type QuickMarkdown } from './plain-markdown.ts'

/** What src/ui/markdown.tsx draws, as the quick parser calls it. */
const drawnTypes = new Set([
  'document',
  'text',
  'softbreak',
  'paragraph',
  'emph',
  'strong',
  'link',
  'list',
  'item',
  'block_quote',
  'linebreak',
  'thematic_break',
  'heading',
])

export function quickMarkdown(text: string): QuickMarkdown {
  // Definitions of links are no nodes of the quick parser's; pages know none, which is reported.
  if (text.includes(']:')) return { links: placedLinks(text), isDrawnWhole: false }
  const plain = plainMarkdown(text)
  if (plain) return plain
  const links: string[] = []
  let isDrawnWhole = true
  let holdsPictures = false
  let level = 0
  for (const node of nodesBelow(parseMarkdown(text))) {
    const { type, destination } = node
    if (type === 'link' && destination !== null) links.push(destination)
    if (type === 'image') holdsPictures = true
    if (!drawnTypes.has(type) || (type === 'link' && !hasText(node))) isDrawnWhole = false
    if (type !== 'heading') continue
    if (node.level > level + 1) isDrawnWhole = false
    level = node.level
  }
  // The quick parser percent-encodes an address, and problems name it as it is written; and it reads the words that stand in for a
  // picture, where no link is one.
  const isOtherwise = holdsPictures || links.some((to) => to.includes('%'))
  return { links: isOtherwise ? placedLinks(text) : links, isDrawnWhole }
}

const hasText = (link: MarkdownNode) => [...nodesBelow(link)].some(({ literal }) => literal?.trim())

/** The same links by the parser that knows columns. */
export function placedLinks(text: string): string[] {
  const found: string[] = []
  visitMarkdown(markdownTree(text), (node) => {
    if (node.url !== undefined && node.type === 'link') found.push(node.url)
  })
  return found
}
