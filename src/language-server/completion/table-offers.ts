// Offers columns in the first line of a table, and values of a column's field in its cells.
import { CompletionItemKind } from 'vscode-languageserver'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { RequestedPlace } from '../context.ts'
import { keyDescription } from '../schema/described.ts'
import { columnsOf } from '../schema/entry-schemas.ts'
import type { InText } from './names-in-text.ts'
import type { Offer } from './offer.ts'
import { wordsFor } from './words.ts'

export function tableOffers(place: RequestedPlace): InText | undefined {
  const { tree, offset, node, file } = place
  const [header] = tree.children
  const row = node.at === undefined ? undefined : typeof node.at === 'number' ? node : node.parent
  const lineStart = file.text.lastIndexOf('\n', offset - 1) + 1
  if (!header || header.head >= lineStart || row === header) return { ...rangeAt(node, offset), offers: columns(place) }
  const schema = columnsOf(place).get(String(node.at))
  if (!schema || node.kind !== 'scalar') return undefined
  const items = schema.type === 'array' ? (schema.items ?? {}) : schema
  const isText = items.type === 'string' || schema.type === 'boolean' || items.type === undefined
  const words = wordsFor(
    place,
    { node, ...rangeAt(node, offset), what: 'value', column: 0, flow: false, lead: '' },
    items,
  )
  const offers = words.map(({ word, ...about }): Offer => ({ label: word, ...about, pieces: [inCell(word)] }))
  return isText || words.length > 0 ? { ...rangeAt(node, offset), offers } : undefined
}

const rangeAt = ({ kind, start, end, style }: TextNode, offset: number) =>
  kind === 'scalar' && style === 'plain'
    ? { start: Math.min(start, offset), end: Math.max(end, offset) }
    : { start: offset, end: offset }

/** Offers columns that the table does not have yet. */
function columns(place: RequestedPlace): Offer[] {
  const { tree, node } = place
  const taken = new Set(tree.children[0]?.children.filter((cell) => cell !== node).map(({ value }) => value))
  const all = columnsOf(place)
  return [...all].flatMap(([key, schema]): Offer[] =>
    taken.has(key)
      ? []
      : [
          {
            label: key,
            kind: CompletionItemKind.Property,
            about: keyDescription({ key, schema, isRequired: false }),
            pieces: [key],
          },
        ],
  )
}

/** Quotes a value that the table would split into several cells. */
const inCell = (word: string) => (/[",;\t\n]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)
