// Handles words in brackets that change a quotation or list item: `> [!NOTE]` and `- [x]`.
import { type CalloutKind, calloutKinds, type MarkdownNode } from './markdown-node.ts'

const isKind = (word: string): word is CalloutKind => calloutKinds.some((kind) => kind === word)

/** Turns the quotation into a callout if its first line is only a kind in brackets. */
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

/** Removes the box from an item's text and stores its state. */
export function taskIn(item: MarkdownNode): void {
  const [paragraph] = item.children
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : []
  const [box, sign] = (first?.type === 'text' && /^\[([ xX])\](?:\s+|$)/.exec(first.text)) || []
  if (!first || box === undefined) return
  item.isDone = sign !== ' '
  first.text = first.text.slice(box.length)
}
