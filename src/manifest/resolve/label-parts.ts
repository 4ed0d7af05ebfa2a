// The label of a checkbox, such as a consent: plain text, in which Markdown links are links.
import type { LabelPart } from '../../../supabase/functions/_shared/form.ts'
import { type MarkdownNode, markdownTree, visitMarkdown, wordsIn } from '../sense/markdown-tree.ts'

/** The label in pieces, links apart from what stands between them; undefined when it holds no link. */
export function labelParts(label: string): LabelPart[] | undefined {
  if (!label.includes('](')) return undefined
  const links: MarkdownNode[] = []
  visitMarkdown(markdownTree(label), (node) => {
    if (node.type === 'link') links.push(node)
  })
  if (links.length === 0) return undefined
  const parts: LabelPart[] = []
  let from = 0
  for (const link of links) {
    const { start, end } = link.position ?? { start: {}, end: {} }
    const between = label.slice(from, start.offset)
    if (between !== '') parts.push({ text: between })
    parts.push({ text: wordsIn(link), to: link.url })
    from = end.offset ?? from
  }
  return from < label.length ? [...parts, { text: label.slice(from) }] : parts
}
