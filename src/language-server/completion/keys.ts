// Offers keys of a group: the required ones together as a skeleton, then each key, required ones first.
import { CompletionItemKind } from 'vscode-languageserver'
import { childOf } from '../../manifest/read/written/text-node.ts'
import { lineEnd } from '../../problems/lines.ts'
import { listSource, mayBeEntries } from '../../schema/manifest/collections.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { FileOfSite } from '../context.ts'
import { keyDescription } from '../schema/described.ts'
import { groupSchemaOf } from '../schema/schema-of.ts'
import { knownContent } from '../site/entry-file.ts'
import type { Cursor } from './cursor.ts'
import { blockOffers, itemOffers } from './items.ts'
import type { Offer } from './offer.ts'
import { layoutAt } from './placeholders.ts'
import { entryPieces, valuePieces } from './skeleton.ts'

export function keyOffers(fileOfSite: FileOfSite, cursor: Cursor): Offer[] {
  const schema = groupSchemaOf(fileOfSite, cursor.node)
  if (!schema) return []
  // Below a key with a list, its first item is offered.
  if (schema.type === 'array') {
    const items = itemOffers(fileOfSite, { ...cursor, what: 'item', lead: `${cursor.lead}- ` })
    return mayBeEntries(schema, String(cursor.node.at)) && knownContent(fileOfSite.site)
      ? [...items, ...keysOf(listSource(schema.items), fileOfSite, cursor)]
      : items
  }
  if (cursor.node.part === 'block' && !childOf(cursor.node, 'type')) return blockOffers(fileOfSite, schema, cursor)
  return schema.properties ? keysOf(schema, fileOfSite, cursor) : nameOffers(schema, fileOfSite, cursor)
}

function keysOf(schema: SchemaNode, fileOfSite: FileOfSite, cursor: Cursor): Offer[] {
  const { file } = fileOfSite
  const { node, column, start, end, lead } = cursor
  const layout = layoutAt(fileOfSite, column, cursor.flow)
  // The word at the cursor is no key yet.
  const taken = new Set(node.children.filter(({ head }) => head !== start).map(({ at }) => at))
  const required = schema.required ?? []
  const left = Object.keys(schema.properties ?? {})
    .filter((key) => !taken.has(key))
    .sort((one, other) => Number(required.includes(other)) - Number(required.includes(one)))
  const hasColon = /^[ \t]*:/.test(file.text.slice(end, lineEnd(file.text, end)))
  const all = left.filter((key) => required.includes(key))
  const hasSkeleton = all.length > 1 && !hasColon && (cursor.flow || !layout.flow)
  return [
    ...(hasSkeleton
      ? [
          {
            label: all.join(', '),
            kind: CompletionItemKind.Snippet,
            detail: 'all that is required',
            pieces: [lead, ...entryPieces(schema, all, layout)],
          },
        ]
      : []),
    ...left.map((key): Offer => {
      const property = schema.properties?.[key] ?? {}
      const isRequired = required.includes(key)
      return {
        label: key,
        kind: CompletionItemKind.Property,
        detail: isRequired ? 'required' : undefined,
        about: keyDescription({ key, schema: property, isRequired }),
        pieces: hasColon ? [`${lead}${key}`] : [`${lead}${key}:`, ...valuePieces(property, key, layout)],
      }
    }),
  ]
}

/** Offers an entry with a placeholder for its name, for a group whose keys the author chooses. */
function nameOffers(schema: SchemaNode, fileOfSite: FileOfSite, { column, lead, flow }: Cursor): Offer[] {
  const { additionalProperties: values, propertyNames, description = '' } = schema
  if (typeof values !== 'object') return []
  const name = propertyNames?.pattern?.startsWith('^/') ? '/new-page' : 'name'
  const pieces = [lead, { placeholder: name }, ':', ...valuePieces(values, name, layoutAt(fileOfSite, column, flow))]
  return [
    {
      label: name,
      kind: CompletionItemKind.Snippet,
      detail: `a new entry: ${values.description ?? ''}`,
      about: description,
      pieces,
    },
  ]
}
