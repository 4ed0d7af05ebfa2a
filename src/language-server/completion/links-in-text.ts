// The address of a Markdown link while it is written: `[words](/` in a long text, or beside a checkbox.

import { lineEnd } from '../../manifest/read/lines.ts'
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import { typeTakesLinks } from '../../manifest/sense/link-uses.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { RequestedPlace } from '../context.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { linkWords } from './link-words.ts'
import type { InText } from './names-in-text.ts'
import type { Offer, Word } from './offer.ts'

/** Characters before the cursor in which a link is looked for. */
const maxLinkLength = 400
/** The words of a link, which may go over lines, and its address as far as it is typed; a picture is no link. */
const beforeCursor = /(?<![!\\])\[[^[\]]*\]\(([^\s()<>[\]"'\\]*)$/
/** What follows the address up to the bracket that closes the link. */
const closing = /^(?:[ \t]+(?:\\?"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/
/** An address that ends neither the link nor, in any style of writing, the text. */
const isPlain = ({ word }: Word) => /^[^\s()<>[\]"'\\]+$/.test(word)

/** `found`: the text the cursor is in. Undefined where the cursor is in no address of a link. */
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
  // Before a bracket is put, a word that stands at the cursor is one of the text, not of the address.
  const replaced = isClosed || /^[/#]/.test(typed) ? rest : ''
  const close = isClosed ? '' : ')'
  const words = linkWords(place, node).filter(isPlain)
  if (node.style !== 'flow')
    return {
      start: offset - typed.length,
      end: offset + replaced.length,
      offers: words.map((word) => offerOf(word, `${word.word}${close}`, word.word)),
    }
  // YAML takes a bracket at the start of a text for a list: the whole text needs quotes.
  const lead = file.text.slice(node.start, offset - typed.length)
  const after = /^(.*?)\s*(?:\s#.*)?$/.exec(behind.slice(replaced.length))?.[1] ?? ''
  return {
    start: node.start,
    end: offset + replaced.length + after.length,
    offers: words.map((word) => offerOf(word, JSON.stringify(`${lead}${word.word}${close}${after}`), lead + word.word)),
  }
}

const offerOf = ({ word, ...details }: Word, piece: string, filter: string): Offer => ({
  label: word,
  ...details,
  pieces: [piece],
  filter,
})

/** In long texts, and in labels of fields whose type takes links. */
function takesLinks(node: TextNode, schema: SchemaNode): boolean {
  const type = node.parent?.children.find(({ at, loose }) => at === 'type' && !loose)?.value
  return schema['x-kind'] === 'markdown' || (schema['x-kind'] === 'label' && typeTakesLinks(type))
}

/** A text without quotes that begins with a link: it looks like a list in brackets, with something behind it. */
function beginningWithLink({ tree, ...place }: RequestedPlace): { node: TextNode; schema: SchemaNode } | undefined {
  const { offset, file } = place
  const from = file.text.lastIndexOf('\n', offset - 1) + 1
  const [lead = '', holder = ''] =
    /^( *(?:- +)*(?=[\w-]+:)| *)(?:- +)?(?:[\w-]+: +)?(?=\[[^[\]]*\]\()/.exec(file.text.slice(from, offset)) ?? []
  const node = lead === '' ? undefined : nodeAt(tree, from + lead.length)
  if (node?.style !== 'flow' || node.start !== from + lead.length) return undefined
  // Of a text over several lines the quotes would hold the first alone.
  const [, below = ''] = /^\s*\n( *)(?=\S)/.exec(file.text.slice(lineEnd(file.text, offset), offset + 5000)) ?? []
  if (below.length > holder.length) return undefined
  const schema = schemaOf(place, node)
  return schema && { node, schema }
}
