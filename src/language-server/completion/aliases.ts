// Offers aliases after `*`: anchors above the cursor whose value fits the place.
import { CompletionItemKind } from 'vscode-languageserver'
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { RequestedPlace } from '../context.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { anchored, writtenBehind } from '../site/anchor-at.ts'
import { markAt } from '../text/anchors.ts'
import type { Offer } from './offer.ts'

/** Returns undefined where the cursor is not behind a `*`. */
export function aliasOffers(place: RequestedPlace): { start: number; end: number; offers: Offer[] } | undefined {
  const { file, offset, tree } = place
  const typed = markAt(file.anchors, offset)
  if (typed?.role !== 'alias' || offset <= typed.start) return undefined
  const node = nodeAt(tree, typed.start)
  const wanted = kindWanted(place, node)
  const offers = new Map<string, Offer>()
  for (const mark of file.anchors) {
    if (mark.role !== 'anchor' || mark.start > typed.start) continue
    const holder = anchored(place, mark)
    // An alias within its own anchor would recurse.
    const isInside = holder.start <= typed.start && typed.start < holder.end
    const fits = wanted === undefined || (holder.kind === 'empty' ? 'scalar' : holder.kind) === wanted
    if (isInside || !fits) offers.delete(mark.name)
    else offers.set(mark.name, offerOf(place, mark.name, holder, writtenBehind(place, mark)))
  }
  return { start: typed.start, end: typed.end, offers: [...offers.values()].reverse() }
}

const offerOf = (place: RequestedPlace, name: string, holder: TextNode, written: string): Offer => ({
  label: `*${name}`,
  kind: CompletionItemKind.Reference,
  detail: `${holder.at === undefined ? '' : `${holder.at}, `}line ${place.file.positionAt(holder.head).line + 1}`,
  about: `\`\`\`yaml\n${written}\n\`\`\``,
  pieces: [`*${name}`],
})

function kindWanted(place: RequestedPlace, node: TextNode): TextNode['kind'] | undefined {
  if (node.at === '<<') return 'map'
  const schema = schemaOf(place, node)
  return schema && kindOf(schema)
}

function kindOf({ type, properties, allOf, $ref }: SchemaNode): TextNode['kind'] | undefined {
  if (type === 'array') return 'list'
  if (type === 'object' || properties || allOf) return 'map'
  return type === undefined || $ref ? undefined : 'scalar'
}
