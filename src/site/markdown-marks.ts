// What words in brackets make of a quotation and of an item of a list: `> [!NOTE]` and `- [x]`.
import { type CalloutKind, calloutKinds, type MarkdownNode } from './markdown-node.ts'

const isKind = (word: string): word is CalloutKind => calloutKinds.some((kind) => kind === word)

/** Makes the quotation a callout where its first line is a kind in brackets and nothing else. */
export function calloutIn(quote: MarkdownNode): void {
  const [paragraph] = quote.children
  const [first, next] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const [line, kind] = (first?.type === 'text' && /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(first.text)) || []
  const named = kind?.toLowerCase() ?? ''
  const isWhole = line === first?.text
  if (!paragraph || !first || line === undefined || !isKind(named)) return
  if (isWhole && next && next.type !== 'hardbreak') return
  quote.type = 'callout'
  quote.callout = named
  first.text = first.text.slice(line.length)
  if (isWhole) paragraph.children.splice(0, 2)
  if (paragraph.children.length === 0) quote.children.shift()
}

/** Takes the box off the words of an item. */
export function taskIn(item: MarkdownNode): void {
  const [paragraph] = item.children
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const [box, sign] = (first?.type === 'text' && /^\[([ xX])\](?:\s+|$)/.exec(first.text)) || []
  if (!first || box === undefined) return
  item.isDone = sign !== ' '
  first.text = first.text.slice(box.length)
}
