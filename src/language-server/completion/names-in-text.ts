// Offers names inside texts: facts in braces, and fields in brackets in the text of a mail.
import { CompletionItemKind } from 'vscode-languageserver'
import { formatsFor, formattedValue } from '../../content/expand/formats.ts'
import { chainTo, nodePath, type TextNode } from '../../manifest/read/written/text-node.ts'
import { fieldsNamed } from '../../manifest/sense/draft-forms.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { groupsOnly } from '../../site/groups.ts'
import type { FileOfSite } from '../context.ts'
import { entryFileOf, knownContent } from '../site/entry-file.ts'
import { collectionAround, entryNames } from '../site/entry-names.ts'
import type { Offer } from './offer.ts'

export interface InText {
  start: number
  end: number
  offers: Offer[]
}

/** Returns undefined where the cursor is not behind a brace or bracket. */
export function namesInText(
  fileOfSite: FileOfSite,
  node: TextNode,
  schema: SchemaNode,
  offset: number,
): InText | undefined {
  const kind = schema['x-kind']
  if (kind === undefined || ['colour', 'file', 'form', 'fragment', 'name', 'anchor'].includes(kind)) return undefined
  // In texts of entries, braces are plain characters.
  if (entryFileOf(fileOfSite) && chainTo(node)[0]?.part !== 'block') return undefined
  const { text } = fileOfSite.file
  const before = text.slice(Math.max(node.start, offset - 200), offset)
  const brace = /(?<!\{)\{([\w.-]*)$/.exec(before)
  if (brace) return inBraces(fileOfSite, node, offset, brace[0].length)
  const format = /(?<!\{)\{\s*entry\.([\w-]+)\s*\|\s*([\w ]*)$/.exec(before)
  if (format) return formatsInBraces(fileOfSite, node, offset, format)
  const answer = kind === 'mail' ? /\[([\w-]*)$/.exec(before) : null
  if (answer)
    return {
      start: offset - answer[0].length,
      end: offset + (text[offset] === ']' ? 1 : 0),
      offers: answers(fileOfSite, node),
    }
  return undefined
}

/** Offers formats behind `{entry.date | `, each with the value of the first entry that has one. */
function formatsInBraces(
  fileOfSite: FileOfSite,
  node: TextNode,
  offset: number,
  [, name = '', typed = '']: readonly string[],
): InText {
  const { site, file } = fileOfSite
  const collection = collectionAround(fileOfSite, node)
  const { written, collections } = knownContent(site) ?? {}
  const entries = collections?.get(collection?.name ?? '')?.entries ?? []
  const value = entries.map(({ values }) => values[name]).find((one) => one !== undefined)
  const { language } = groupsOnly(groupsOnly(written).site)
  const offers = formatsFor(collection?.fields.get(name)?.type).map((format): Offer => {
    const detail = value === undefined ? '' : formattedValue(value, format, String(language))
    return { label: format, kind: CompletionItemKind.EnumMember, detail, pieces: [`${format}}`] }
  })
  const rest = /^[\w ]*\}?/.exec(file.text.slice(offset, node.end))?.[0].length ?? 0
  return { start: offset - typed.length, end: offset + rest, offers }
}

function inBraces(fileOfSite: FileOfSite, node: TextNode, offset: number, typed: number): InText {
  const { site, file } = fileOfSite
  const { text } = file
  // A full stop at the end of a sentence is not part of a name.
  const rest = /^(?:[\w.-]*\}|[\w-]*(?:\.[\w-]+)*)/.exec(text.slice(offset, node.end))?.[0].length ?? 0
  // Plain scalars cannot begin with a brace, and in flow collections cannot contain one.
  const isPlain = node.style === 'plain' || node.style === 'flow'
  const needsQuotes = isPlain && (offset - typed === node.start || node.parent?.style === 'flow')
  const [start, end] = needsQuotes ? [node.start, Math.max(node.end, offset + rest)] : [offset - typed, offset + rest]
  const lead = needsQuotes ? text.slice(node.start, offset - typed) : ''
  const after = needsQuotes ? text.slice(offset + rest, end) : ''
  const inserted = (name: string) => (needsQuotes ? JSON.stringify(`${lead}{${name}}${after}`) : `{${name}}`)
  const names = [...site.names()].sort(
    ([one], [other]) => Number(other.startsWith('facts.')) - Number(one.startsWith('facts.')),
  )
  const offers = [...entryNames(fileOfSite, node), ...names].map(
    ([name, value]): Offer => ({
      label: `{${name}}`,
      kind: CompletionItemKind.Constant,
      detail: value,
      about: value,
      pieces: [inserted(name)],
      filter: `${lead}{${name}}`,
    }),
  )
  return { start, end, offers }
}

function answers({ site }: FileOfSite, node: TextNode): Offer[] {
  const [top, form] = nodePath(node)
  if (top !== 'forms') return []
  const fields = fieldsNamed(site.lastDraft(), String(form))
  const names = [
    ...fields.flatMap(({ name, fields: { label } }) => (name ? [[name, String(label ?? '')]] : [])),
    ['answers', 'all answers'],
  ]
  return names.map(
    ([name = '', detail]): Offer => ({
      label: `[${name}]`,
      kind: CompletionItemKind.Field,
      detail,
      pieces: [`[${name}]`],
    }),
  )
}
