// Returns tooltips: the description of a key, the meaning of a word, the value of a name and where it is used.
import { type Hover, MarkupKind } from 'vscode-languageserver'
import { entryTitle } from '../../content/expand/article-block.ts'
import { isOnKey } from '../../manifest/read/written/text-node.ts'
import { interpolate } from '../../manifest/resolve/interpolate.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { RequestedPlace, TextContext } from '../context.ts'
import { keyDescription } from '../schema/described.ts'
import { hoverOfName, usedOn } from '../schema/hover-of-name.ts'
import { pictureFacts } from '../schema/picture.ts'
import { blockPicture, referenceUrl } from '../schema/reference.ts'
import { definitionOf, groupSchemaOf, schemaOf } from '../schema/schema-of.ts'
import { anchorsAt, writtenBehind } from '../site/anchor-at.ts'
import { entryAtCursor } from '../site/entry-at.ts'
import { translatedTag } from '../site/entry-file.ts'
import { namedAt } from '../site/named-at.ts'
import { siteNameAt } from '../site/site-name.ts'
import { translatedPlaces } from '../site/translated-text.ts'
import { markAt } from '../text/anchors.ts'
import { contrastsOf } from './colours.ts'

export async function hover(place: RequestedPlace): Promise<Hover | null> {
  const anchor = ofAnchor(place)
  if (anchor) return anchor
  if (place.node.loose || place.node.at === undefined) return null
  const { node, file, offset } = place
  const name = offset >= node.start ? siteNameAt(place) : undefined
  const content = name
    ? {
        lines: [
          `\`{${name.name}}\` says: ${name.says ?? 'nothing, there is no such name'}`,
          usedOn(place.site, name.name),
        ],
        start: name.start,
        end: name.end,
      }
    : (ofEntry(place) ?? (await ofNode(place)))
  if (!content) return null
  const value = content.lines.filter(Boolean).join('\n\n')
  return { contents: { kind: MarkupKind.Markdown, value }, range: file.rangeOf(content.start, content.end) }
}

/** Shows the value of an anchor, on the anchor and on each alias. */
function ofAnchor(place: RequestedPlace): Hover | undefined {
  const { file, offset } = place
  const mark = markAt(file.anchors, offset)
  const [anchor, ...aliases] = anchorsAt(place)
  if (!mark || anchor?.role !== 'anchor') return undefined
  const line = file.positionAt(anchor.start).line + 1
  const used = `_line ${line} · ${aliases.length === 1 ? 'one alias' : `${aliases.length} aliases`}_`
  const value = [`**&${anchor.name}**`, `\`\`\`yaml\n${writtenBehind(place, anchor)}\n\`\`\``, used].join('\n\n')
  return { contents: { kind: MarkupKind.Markdown, value }, range: file.rangeOf(mark.start, mark.end) }
}

/** Shows the entry that a slug or link refers to. */
function ofEntry(place: RequestedPlace) {
  const found = entryAtCursor(place)
  if (!found) return undefined
  const { entry, collection, start, end } = found
  const { title, summary, description } = entry.values
  const facts = [...(entry.draft ? ['draft'] : []), collection.name, entry.at.file]
  const about = [summary, description].find((one) => typeof one === 'string')
  return {
    lines: [`**${entryTitle(entry) || String(title ?? entry.slug)}**`, String(about ?? ''), `_${facts.join(' · ')}_`],
    start,
    end,
  }
}

async function ofNode(place: RequestedPlace) {
  const { node, offset } = place
  const schema = schemaOf(place, node)
  const named = namedAt(place)
  const onKey = isOnKey(node, offset)
  const [start, end] = onKey ? [node.head, node.headEnd] : [node.start, node.end]
  if (named) {
    const lines = [
      hoverOfName(place.site, named.mention),
      ...(schema && onKey ? [`_${schema.description ?? ''}_`] : []),
    ]
    return { lines, start: named.start, end: named.end }
  }
  if (!schema || (node.kind !== 'scalar' && !onKey)) return undefined
  const translations = onKey && translatedTag(place) === undefined ? [] : inOtherLanguages(place)
  // The text of an entry is too long for a tooltip.
  if (node.at === 'body' && place.tree.part === 'text') return undefined
  const lines = onKey ? ofKey(place, schema) : await ofValue(place, schema)
  return { lines: [...lines, ...translations], start, end }
}

/** Lists the translations of a text, or, on a translation, the text and where it is written. */
function inOtherLanguages(place: RequestedPlace): string[] {
  const places = translatedPlaces(place)
  if (places.length === 0) return []
  return [
    places
      .map(({ tag, text, at }) =>
        tag === undefined
          ? `- ${text} (${at.uri.replace(/^.*\//, '')}, line ${at.range.start.line + 1})`
          : `- ${tag}: ${text.trim() === '' ? '(empty)' : text}`,
      )
      .join('\n'),
  ]
}

function ofKey(place: RequestedPlace, schema: SchemaNode): string[] {
  const { context, node, site } = place
  const holder = node.parent && groupSchemaOf(place, node.parent)
  const key = String(node.at)
  const isRequired = holder?.required?.includes(key) ?? false
  const text = node.kind === 'scalar' && node.value.includes('{') ? interpolate(node.value, site.names()) : undefined
  const lines = [keyDescription({ key, schema, isRequired, page: referenceUrl(context, node) })]
  return text === undefined || text === node.value ? lines : [...lines, `Reads: ${text}`]
}

async function ofValue(place: RequestedPlace, schema: SchemaNode): Promise<string[]> {
  const { context, node, site } = place
  const block = node.at === 'type' ? definitionOf(node.value) : undefined
  if (block && schema.enum === undefined) return ofBlock(node.value, block, context)
  const meaning = schema.markdownEnumDescriptions?.[schema.enum?.indexOf(node.value) ?? -1]
  if (meaning) return block ? ofBlock(node.value, block, context) : [`**${node.value}**  \n${meaning}`]
  const picture = schema['x-kind'] === 'file' ? await pictureFacts(context, site, node.value) : undefined
  if (picture) return [picture.markdown]
  const text = interpolate(node.value, site.names())
  const contrasts = contrastsOf(node).map(({ ground, ratio }) => `${ratio.toFixed(1)}:1 on ${ground}`)
  return [
    ...(contrasts.length > 0 ? [`Contrast: ${contrasts.join(', ')}. Text needs 4.5:1.`] : []),
    ...(text === node.value ? [] : [`Reads: ${text}`]),
    ...ofKey(place, schema).slice(0, 1),
  ]
}

function ofBlock(
  type: string,
  { description, properties = {}, required = [] }: SchemaNode,
  context: TextContext,
): string[] {
  const keys = Object.entries(properties).filter(([key]) => key !== 'type')
  const content = keys.map(
    ([key, { description: about = '' }]) => `- \`${key}\`${required.includes(key) ? ' (required)' : ''}: ${about}`,
  )
  return [`**${type}**  \n${description ?? ''}`, blockPicture(context, type), content.join('\n')]
}
