// Whether a page shows all of a Markdown text, asked of the quick parser.
import { type MarkdownNode, nodesBelow, parseMarkdown } from '../../site/markdown.ts'

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

/** Whether there is nothing to tell of a text: asked of the quick parser, so that the slow one reads only what is told. */
export function isDrawnWhole(text: string): boolean {
  if (!/[<`!#[=-]| {4}|\t/.test(text)) return true
  // Definitions of links are no nodes of the quick parser's.
  if (text.includes(']:')) return false
  let after = 0
  for (const node of nodesBelow(parseMarkdown(text))) {
    if (!drawnTypes.has(node.type)) return false
    if (node.type === 'link' && !saysSomething(node)) return false
    if (node.type !== 'heading') continue
    if (node.level > after + 1) return false
    after = node.level
  }
  return true
}

const saysSomething = (link: MarkdownNode) => [...nodesBelow(link)].some(({ literal }) => literal?.trim())
