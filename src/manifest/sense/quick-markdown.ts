// Returns links and soundness of a Markdown text; parses it only where `plainMarkdown` cannot tell.
import { parseMarkdown } from '../../site/markdown.ts'
import { nodesBelow } from '../../site/markdown-node.ts'
import { markdownSlips } from './markdown-slips.ts'
import { plainMarkdown, type QuickMarkdown } from './plain-markdown.ts'

export function quickMarkdown(text: string): QuickMarkdown {
  const plain = plainMarkdown(text)
  if (plain) return plain
  const document = parseMarkdown(text)
  const links = nodesBelow(document).flatMap(({ type, info }) => (type === 'link' ? [info] : []))
  return { links, isDrawnWhole: markdownSlips(text, document, false).length === 0 }
}
