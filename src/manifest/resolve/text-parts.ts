// Splits texts of a form into links and plain text.
import type { TextPart } from '../../../supabase/functions/_shared/form.ts'
import { contactsIn } from '../../site/contacts.ts'
import { type MdastNode, markdownTree, visitMarkdown, wordsOfTree } from '../sense/markdown-tree.ts'

/** Splits the label of a checkbox, such as a consent, at Markdown links; undefined when it has none. */
export function labelParts(label: string): TextPart[] | undefined {
  if (!label.includes('](')) return undefined
  const links: MdastNode[] = []
  visitMarkdown(markdownTree(label), (node) => {
    if (node.type === 'link') links.push(node)
  })
  if (links.length === 0) return undefined
  const parts: TextPart[] = []
  let from = 0
  for (const link of links) {
    const { start, end } = link.position ?? { start: {}, end: {} }
    const between = label.slice(from, start.offset)
    if (between !== '') parts.push({ text: between })
    parts.push({ text: wordsOfTree(link), to: link.url })
    from = end.offset ?? from
  }
  return from < label.length ? [...parts, { text: label.slice(from) }] : parts
}

/** Splits a text at telephone numbers and mail addresses; undefined when it has none. */
export function contactParts(text: string): TextPart[] | undefined {
  const parts = contactsIn(text).map((part) =>
    typeof part === 'string' ? { text: part } : { text: part.text, to: part.to },
  )
  return parts.some((part) => 'to' in part) ? parts : undefined
}
