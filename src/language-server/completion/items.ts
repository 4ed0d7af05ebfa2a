// Offers items of a list: blocks with their required keys, uses of fragments, records and words.
import { CompletionItemKind } from 'vscode-languageserver'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { FileOfSite } from '../context.ts'
import { blockPicture } from '../schema/reference.ts'
import { allowedBlocks, schemaOf } from '../schema/schema-of.ts'
import type { Cursor } from './cursor.ts'
import type { Offer } from './offer.ts'
import { layoutAt } from './placeholders.ts'
import { entryPieces, itemPieces, type SkeletonLayout } from './skeleton.ts'
import { wordOffers } from './words.ts'

export function itemOffers(fileOfSite: FileOfSite, cursor: Cursor): Offer[] {
  const list = schemaOf(fileOfSite, cursor.node)
  const items = list?.items
  if (!items) return []
  const { column, lead, node } = cursor
  const inside = layoutAt(fileOfSite, column + (lead.endsWith('- ') ? 2 : 0), cursor.flow)
  const blocks = allowedBlocks(items)
  if (blocks.length > 0)
    return [
      ...blocks.map(([type, block]) => blockOffer(fileOfSite, type, block, inside, lead)),
      ...uses(fileOfSite, items, lead),
    ]
  if (items.type === 'object') {
    const pieces = [lead, ...itemPieces(items, String(node.at ?? 'item'), { ...inside, column: inside.column - 2 })]
    const label = (items.required ?? Object.keys(items.properties ?? {})).join(', ')
    return [{ label, kind: CompletionItemKind.Snippet, detail: items.description, pieces }]
  }
  return wordOffers(fileOfSite, cursor, items).map((offer) => ({ ...offer, pieces: [lead, ...offer.pieces] }))
}

/** Offers blocks where a single block is expected. */
export function blockOffers(fileOfSite: FileOfSite, block: SchemaNode, { column, flow, lead }: Cursor): Offer[] {
  const inside = layoutAt(fileOfSite, column, flow)
  return allowedBlocks(block).map(([type, one]) => blockOffer(fileOfSite, type, one, inside, lead))
}

function blockOffer(
  { context }: FileOfSite,
  type: string,
  block: SchemaNode,
  inside: SkeletonLayout,
  lead: string,
): Offer {
  const pieces = inside.flow ? itemPieces(block, type, inside) : entryPieces(block, block.required ?? ['type'], inside)
  const about = [block.description ?? '', blockPicture(context, type)].filter(Boolean).join('\n\n')
  return { label: type, kind: CompletionItemKind.Class, detail: 'block', about, pieces: [lead, ...pieces] }
}

const uses = ({ site }: FileOfSite, items: { properties?: object }, lead: string): Offer[] =>
  'use' in (items.properties ?? {})
    ? [...site.lastDraft().fragments].map(([name, { type }]) => ({
        label: `use: ${name}`,
        kind: CompletionItemKind.Reference,
        detail: `the fragment, ${type ?? 'a block'}`,
        pieces: [`${lead}use: ${name}`],
        filter: `use ${name}`,
      }))
    : []
