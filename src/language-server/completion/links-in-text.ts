// Offers the URL of a Markdown link while it is typed: `[words](/` in long texts and labels of checkboxes.
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import { typeTakesLinks } from '../../manifest/sense/link-uses.ts'
import { lineEnd } from '../../problems/lines.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { RequestedPlace } from '../context.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { linkWords } from './link-words.ts'
import type { InText } from './names-in-text.ts'
import type { Offer, OfferedWord } from './offer.ts'

/** Characters before the cursor that are searched for a link. */
const maxLinkLength = 400
/** Matches a link's text, over several lines, and the typed part of its URL, but not a picture. */
const beforeCursor = /(?<![!\\])\[[^[\]]*\]\(([^\s()<>[\]"'\\]*)$/
/** Matches the rest of the link after its URL. */
const closing = /^(?:[ \t]+(?:\\?"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/
/** True for a URL that needs no escape in a link or in any YAML style. */
const isPlain = ({ word }: OfferedWord) => /^[^\s()<>[\]"'\\]+$/.test(word)

/** `found`: the text at the cursor. Returns undefined where the cursor is in no URL of a link. */
export function linksInText(
  place: RequestedPlace,
  found: { node: TextNode; schema: SchemaNode } | undefined,
): InText | undefined {
  const text = found ?? beginningWithLink(place)
  if (!text || !takesLinks(text.node, text.schema)) return undefined
  const { node } = text
  const { file, offset } = place
  const typed = beforeCursor.exec(file.text.slice(Math.max(node.start, offset - maxLinkLength), offset))?.[1]
  if (typed === undefined) return undefined
  const behind = file.text.slice(offset, Math.min(lineEnd(file.text, offset), offset + maxLinkLength))
  const rest = /^[^\s()<>[\]"'\\]*/.exec(behind)?.[0] ?? ''
  const isClosed = closing.test(behind.slice(rest.length))
  // In an unclosed link, a word after the cursor belongs to the text, not to the URL.
  const replaced = isClosed || /^[/#]/.test(typed) ? rest : ''
  const close = isClosed ? '' : ')'
  const words = linkWords(place, node).filter(isPlain)
  if (node.style !== 'flow')
    return {
      start: offset - typed.length,
      end: offset + replaced.length,
      offers: words.map((word) => offerOf(word, `${word.word}${close}`, word.word)),
    }
  // YAML parses a leading bracket as a list: the whole text needs quotes.
  const lead = file.text.slice(node.start, offset - typed.length)
  const after = /^(.*?)\s*(?:\s#.*)?$/.exec(behind.slice(replaced.length))?.[1] ?? ''
  return {
    start: node.start,
    end: offset + replaced.length + after.length,
    offers: words.map((word) => offerOf(word, JSON.stringify(`${lead}${word.word}${close}${after}`), lead + word.word)),
  }
}

const offerOf = ({ word, ...details }: OfferedWord, piece: string, filter: string): Offer => ({
  label: word,
  ...details,
  pieces: [piece],
  filter,
})

/** True for long texts and for labels of fields whose type allows links. */
function takesLinks(node: TextNode, schema: SchemaNode): boolean {
  const type = node.parent?.children.find(({ at, loose }) => at === 'type' && !loose)?.value
  return schema['x-kind'] === 'markdown' || (schema['x-kind'] === 'label' && typeTakesLinks(type))
}

/** Returns the text where it begins with a link and has no quotes, so that it parses as a flow list with trailing text. */
function beginningWithLink({ tree, ...place }: RequestedPlace): { node: TextNode; schema: SchemaNode } | undefined {
  const { offset, file } = place
  const from = file.text.lastIndexOf('\n', offset - 1) + 1
  const [lead = '', holder = ''] =
    /^( *(?:- +)*(?=[\w-]+:)| *)(?:- +)?(?:[\w-]+: +)?(?=\[[^[\]]*\]\()/.exec(file.text.slice(from, offset)) ?? []
  const node = lead === '' ? undefined : nodeAt(tree, from + lead.length)
  if (node?.style !== 'flow' || node.start !== from + lead.length) return undefined
  // Quotes would only enclose the first line of a text over several lines.
  const [, below = ''] = /^\s*\n( *)(?=\S)/.exec(file.text.slice(lineEnd(file.text, offset), offset + 5000)) ?? []
  if (below.length > holder.length) return undefined
  const schema = schemaOf(place, node)
  return schema && { node, schema }
}
