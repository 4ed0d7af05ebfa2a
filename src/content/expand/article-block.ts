// Completes the block `article` with fields of the page's entry that the author left out.
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { SiteLink } from '../../site/model.ts'
import { shortened } from '../../site/shortened.ts'
import type { Collection, ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { listOrderOf } from '../select.ts'
import type { EntryScope, ExpandContext } from './context.ts'
import type { MadeBlock } from './made-block.ts'
import { from } from './origins.ts'

/** Field of the block → names of entry fields to take it from, or else the type of such a field. */
const sources: Readonly<Record<string, { names: readonly string[]; type?: ContentField['type'] }>> = {
  title: { names: ['title', 'name'], type: 'text' },
  lead: { names: ['summary', 'lead', 'intro'] },
  day: { names: ['date', 'day'], type: 'date' },
  image: { names: ['picture', 'image', 'photo'], type: 'picture' },
}

export function articleBlock(
  block: Record<string, unknown>,
  path: Path,
  context: ExpandContext,
  { entry, collection }: EntryScope,
): MadeBlock | undefined {
  if (!entry || !collection) return undefined
  const value: Record<string, unknown> = { ...block }
  const fields: Record<string, Path> = {}
  for (const [key, { names, type }] of Object.entries(sources)) {
    if (Object.hasOwn(block, key)) continue
    const all = [...collection.fields.values()]
    const field = names.map((name) => collection.fields.get(name)).find(Boolean) ?? all.find((one) => one.type === type)
    if (!field || entry.values[field.name] === undefined) continue
    value[key] = `{entry.${field.name}}`
    fields[key] = [field.name]
  }
  if (!Object.hasOwn(block, 'text') && entry.body !== '') {
    value.text = '{entry.body}'
    fields.text = ['body']
  }
  if (isBody(value.text) && entry.blocks.length > 0) {
    value.blocks = entry.blocks
    fields.blocks = ['body', 'blocks']
  }
  if (entry.placeholder) {
    value.placeholder = true
    fields.placeholder = ['placeholder']
  }
  const author = Object.hasOwn(block, 'author') ? undefined : authorOf(entry, collection, context)
  if (author) {
    value.author = `{entry.${author.join('.')}}`
    fields.author = author
  }
  if (block.next === true) {
    const { before, after } = neighbours(entry, path, context)
    if (before) value.before = before
    if (after) value.after = after
    if (before || after) value.order = listOrderOf(collection, collection.order)
    delete value.next
  }
  return { value, made: new Set(['before', 'after', 'order']), fields }
}

/** Whether a text is `{entry.body}` alone. */
const isBody = (text: unknown) => typeof text === 'string' && /^\{\s*entry\.body\s*\}$/.test(text)

/** Returns the path of the author's name: a text field, or the name of the referenced entry. */
function authorOf({ values }: Entry, { fields }: Collection, { collections }: ExpandContext): Path | undefined {
  const author = fields.get('author')
  if (author?.type === 'text') return values.author === undefined ? undefined : ['author']
  if (author?.type !== 'entry' || values.author === undefined) return undefined
  const named = collections.get(author.of ?? '')?.fields
  const name = ['name', 'title'].find((key) => named?.has(key))
  return name === undefined ? undefined : ['author', name]
}

/** Returns links to the previous and next entry in the collection's order. */
function neighbours(entry: Entry, path: Path, context: ExpandContext): { before?: SiteLink; after?: SiteLink } {
  const [before, toBefore, after, toAfter] = context.answerTo(({ collections, shown, linkOf }) => {
    const collection = collections.get(entry.collection)
    const all = collection ? shown(collection) : []
    const at = placesOf(all).get(entry) ?? -1
    const [before, after] = [all[at - 1], at < 0 ? undefined : all[at + 1]]
    return [before, before && linkOf(before), after, after && linkOf(after)] as const
  })
  const here = [...path, 'next']
  return { before: linked(before, toBefore, here), after: linked(after, toAfter, here) }
}

const placesOf = remembered((entries: readonly Entry[]) => new Map(entries.map((one, at) => [one, at])))

function linked(entry: Entry | undefined, to: string | undefined, path: Path): SiteLink | undefined {
  if (!entry || to === undefined) return undefined
  const title = titleField(entry)
  const settled = new Set(title === undefined || entry.translated?.has(title) ? ['label'] : [])
  return from({ label: entryTitle(entry, 60), to }, { path, entry, fields: { label: [title ?? 'slug'] }, settled })
}

/** Returns the name of the entry's title field; undefined when it has none. */
export const titleField = ({ values, titleField }: Entry): string | undefined =>
  ['title', 'name', titleField].find((name) => name !== undefined && values[name] !== undefined)

/** Returns a title of at most `max` characters. */
export function entryTitle(entry: Entry, max = 80): string {
  const field = titleField(entry)
  const title = String(field === undefined ? entry.slug : entry.values[field])
  return shortened(title, max).replaceAll('{', '{{')
}
