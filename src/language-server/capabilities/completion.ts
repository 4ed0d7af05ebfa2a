// Returns completions. Whichever is accepted, the text remains valid.
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type CompletionParams,
  MarkupKind,
} from 'vscode-languageserver'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { aliasOffers } from '../completion/aliases.ts'
import { type Cursor, cursorAt } from '../completion/cursor.ts'
import { itemOffers } from '../completion/items.ts'
import { keyOffers } from '../completion/keys.ts'
import { linksInText } from '../completion/links-in-text.ts'
import { missingTexts } from '../completion/missing-texts.ts'
import { namesInText } from '../completion/names-in-text.ts'
import { completionItemFor, type Offer } from '../completion/offer.ts'
import { layoutAt } from '../completion/placeholders.ts'
import { valuePieces } from '../completion/skeleton.ts'
import { tableOffers } from '../completion/table-offers.ts'
import { wordOffers } from '../completion/words.ts'
import { type RequestedPlace, requestedPlace, type ServerContext, type TextContext } from '../context.ts'
import { pictureFacts } from '../schema/picture.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { translatedTag } from '../site/entry-file.ts'

/** Trigger characters. */
export const completionTriggers = [' ', '-', '*', '{', '/', '#', '.', '[', '(', '"', "'"]

/** With more items than this, only those that contain the typed text are sent, marked as incomplete, so that the editor asks again. */
const maxItems = 300

export function completion(context: TextContext, params: CompletionParams): CompletionList {
  const place = requestedPlace(context, params)
  const { start, end, offers } = (place && offersAt(place)) ?? { start: 0, end: 0, offers: [] }
  if (!place) return { isIncomplete: false, items: [] }
  const typed = place.file.text.slice(start, place.offset).toLowerCase()
  const near =
    offers.length > maxItems
      ? offers.filter((offer) => (offer.filter ?? offer.label).toLowerCase().includes(typed))
      : offers
  const items = near.slice(0, maxItems).map((offer, at) => completionItemFor(offer, at, { start, end }, place, context))
  return { isIncomplete: offers.length > maxItems, items }
}

function offersAt(place: RequestedPlace): { start: number; end: number; offers: Offer[] } | undefined {
  const { file, offset, tree } = place
  if (tree.part === 'table') return tableOffers(place)
  const aliases = aliasOffers(place)
  if (aliases) return aliases
  const text = textAt(place)
  const inText = (text && namesInText(place, text.node, text.schema, offset)) ?? linksInText(place, text)
  if (inText) return inText
  const cursor = tree.part === 'text' ? undefined : cursorAt(tree, file.text, offset)
  if (!cursor) return undefined
  if (translatedTag(place) !== undefined && cursor.node === tree) return missingTexts(place, cursor)
  const offers =
    cursor.what === 'key'
      ? keyOffers(place, cursor)
      : cursor.what === 'item'
        ? itemOffers(place, cursor)
        : valueOffers(place, cursor)
  return { start: cursor.start, end: cursor.end, offers }
}

/** Returns the text at the cursor. A text that begins with a brace parses as a flow mapping. */
function textAt(place: RequestedPlace): { node: TextNode; schema: SchemaNode } | undefined {
  const { node, offset, file } = place
  const holder = node.loose && node.parent ? node.parent : node
  const isBraced = holder.style === 'flow' && /^\{[\w.-]*\}?$/.test(file.text.slice(holder.start, holder.end).trim())
  const own = isBraced ? holder : node
  if (offset < own.start || own.loose || (own.kind !== 'scalar' && !isBraced)) return undefined
  const schema = schemaOf(place, own)
  return schema && schema.type !== 'object' && schema.type !== 'array' ? { node: own, schema } : undefined
}

function valueOffers(place: RequestedPlace, cursor: Cursor): Offer[] {
  const schema = schemaOf(place, cursor.node)
  if (!schema) return []
  if (schema.type !== 'object' && schema.type !== 'array') return wordOffers(place, cursor, schema)
  if (cursor.node.kind !== 'empty') return []
  const key = String(cursor.node.at)
  const column = cursor.node.parent?.column ?? 0
  const [first = '', ...rest] = valuePieces(schema, key, layoutAt(place, Math.max(0, column), cursor.flow))
  const begins = typeof first === 'string' && cursor.lead === '' ? first.replace(/^ /, '') : first
  const label = (schema.required ?? schema.items?.required ?? Object.keys(schema.properties ?? {})).join(', ') || key
  return [{ label, kind: CompletionItemKind.Snippet, detail: schema.description, pieces: [begins, ...rest] }]
}

/** Adds a picture and its size to the selected item. */
export async function completionResolve(context: ServerContext, item: CompletionItem): Promise<CompletionItem> {
  const { picture, manifest } = (item.data ?? {}) as { picture?: string; manifest?: string }
  const site = manifest === undefined ? undefined : context.sites.open.find((one) => one.manifest === manifest)
  const about = site && picture !== undefined ? await pictureFacts(context, site, picture) : undefined
  return about
    ? { ...item, detail: about.size, documentation: { kind: MarkupKind.Markdown, value: about.markdown } }
    : item
}
