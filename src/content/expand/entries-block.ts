// Completes the block `entries`: the entries of this page, and links to other pages and filters.
import { onValue, type Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'
import { shortened } from '../../site/shortened.ts'
import type { Collection, ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { isTranslatedIn } from '../languages.ts'
import { labelOf, listOrderOf } from '../select.ts'
import { entryTitle, titleField } from './article-block.ts'
import type { EntryScope, ExpandContext, ListVariant, Present } from './context.ts'
import { EntryList, type Filter } from './entry-list.ts'
import { formattedValue } from './formats.ts'
import { collectionOf, isCount, knownField, orderOf, selected } from './list-source.ts'
import type { MadeBlock } from './made-block.ts'
import { from } from './origins.ts'

export function entriesBlock(
  block: Record<string, unknown>,
  path: Path,
  context: ExpandContext,
  scope: EntryScope,
): MadeBlock | undefined {
  const collection = collectionOf(block.of, [...path, 'of'], context)
  if (!collection) return undefined
  if (typeof block.filterBy === 'string')
    knownField(block.filterBy, onValue([...path, 'filterBy']), collection, context)
  const { variant } = scope
  const isDivided = variant !== undefined && (block.perPage !== undefined || block.filterBy !== undefined)
  const list = listOf(block, collection, path, context, isDivided ? scope : { ...scope, lists: undefined })
  const { unfit } = list
  if (unfit !== undefined)
    context.report('filter-address', onValue([...path, 'filterBy']), { field: String(block.filterBy), value: unfit })
  // Another list of the page may have more pages and other filters.
  const filter = isDivided && variant.filter?.field === block.filterBy ? variant.filter : undefined
  const all = list.of(filter)
  const perPage = perPageOf(block)
  const count = perPage === undefined ? 1 : Math.max(1, Math.ceil(all.length / perPage))
  const page = isDivided ? Math.min(variant.page, count) : 1
  const here = perPage === undefined ? all : all.slice((page - 1) * perPage, page * perPage)
  const home = variant?.home ?? '/'
  const itemOf = itemsOf(collection, context, path)
  const links = context.answerTo(({ linkOf }) => here.map(linkOf))
  const items = from(
    here.map((entry, at) => itemOf(entry, links[at])),
    { path, items: here.map((entry) => ({ path, entry })) },
  )
  const value: Record<string, unknown> = { ...block, items }
  if (here.length === 0) delete value.items
  if (variant && count > 1)
    value.pages = {
      ...pagesOf(home, filter, page, count),
      order: listOrderOf(collection, orderOf(block, collection) ?? collection.order),
    }
  if (variant && typeof block.filterBy === 'string' && list.filters.length > 0)
    value.filters = linksTo(list.filters, home, filter, path)
  return { value, made: new Set(['items', 'pages', 'filters']), fields: {} }
}

/** Returns the list of a block, selected once for all its pages. */
function listOf(
  block: Record<string, unknown>,
  collection: Collection,
  path: Path,
  context: ExpandContext,
  scope: EntryScope,
): EntryList {
  const key = pointerTo(path)
  const list =
    scope.lists?.get(key) ??
    new EntryList(selected(block, collection, path, scope, context), collection.fields.get(String(block.filterBy)))
  scope.lists?.set(key, list)
  return list
}

interface KnownItem {
  fields: Collection['fields']
  to: string | undefined
  item: Record<string, unknown>
}

/** Entry → items by template line and language. */
const knownItems = remembered((_: Entry) => new Map<string, KnownItem>())

/** Returns a function that makes an entry a list item: the same object on each page that lists it. */
function itemsOf(collection: Collection, { language }: ExpandContext, path: Path) {
  const name = `${language} ${pointerTo(path)}`
  const { fields } = collection
  return (entry: Entry, to: string | undefined): Record<string, unknown> => {
    const known = knownItems(entry)
    const before = known.get(name)
    if (before?.fields === fields && before.to === to) return before.item
    const item = newItem(entry, to, collection, language, path)
    known.set(name, { fields, to, item })
    return item
  }
}

function newItem(
  entry: Entry,
  to: string | undefined,
  collection: Collection,
  language: string,
  path: Path,
): Record<string, unknown> {
  const { values } = entry
  const first = (test: (field: ContentField) => boolean) => [...collection.fields.values()].find(test)
  const sentence = ['summary', 'lead', 'intro', 'role'].find((name) => typeof values[name] === 'string')
  const text = sentence && values[sentence]
  const picture = first(({ type, name }) => type === 'picture' && values[name] !== undefined)
  const dated = first(({ type, name }) => type === 'date' && typeof values[name] === 'string')
  const topics = first(({ type, name }) => type === 'checkboxes' && Array.isArray(values[name]))
  const day = dated && String(values[dated.name])
  const title = titleField(entry)
  const fields: Record<string, Path> = {
    title: [title ?? 'name'],
    ...(sentence && { text: [sentence] }),
    ...(picture && { image: [picture.name] }),
    ...(dated && { day: [dated.name] }),
    ...(topics && { topics: [topics.name] }),
  }
  const item = {
    title: entryTitle(entry, 120),
    ...(typeof text === 'string' ? { text: shortened(text, 400).replaceAll('{', '{{') } : {}),
    ...(to === undefined ? {} : { to }),
    ...(picture && isGroup(values[picture.name]) ? { image: values[picture.name] } : {}),
    ...(day === undefined ? {} : { day, dayText: formattedValue(day, 'long', language) }),
    ...(topics ? { topics: [values[topics.name]].flat().map((one) => String(labelOf(one, topics))) } : {}),
  }
  const settled = new Set(['dayText', ...Object.keys(fields).filter((key) => isSaid(fields[key]?.[0]))])
  return from(item, { path, entry, fields, settled })

  function isSaid(name: string | number | undefined): boolean {
    const field = collection.fields.get(String(name))
    return field === undefined || isTranslatedIn(field, entry)
  }
}

/** Returns the path of a list page, such as `/news/topics/tax/page/2`. */
export const listPath = (home: string, page: number, filter?: Filter): string =>
  [home === '/' ? '' : home, ...(filter ? [filter.field, filter.value] : []), ...(page > 1 ? ['page', page] : [])].join(
    '/',
  ) || '/'

const pagesOf = (home: string, filter: Filter | undefined, now: number, count: number) => ({
  now,
  count,
  ...(now > 1 ? { before: listPath(home, now - 1, filter) } : {}),
  ...(now < count ? { after: listPath(home, now + 1, filter) } : {}),
})

const linksTo = (filters: readonly Filter[], home: string, chosen: Filter | undefined, path: Path) => [
  { label: '', to: listPath(home, 1), ...(chosen ? {} : { current: true }) },
  ...filters.map((one) =>
    from(
      {
        label: one.label,
        to: listPath(home, 1, one),
        ...(chosen?.value === one.value ? { current: true } : {}),
      },
      { path: [...path, 'filterBy'], settled: new Set(one.isForeign ? [] : ['label']) },
    ),
  ),
]

/** Returns undefined for what is no number of entries, which the schema rejects. */
const perPageOf = ({ perPage }: Record<string, unknown>): number | undefined => (isCount(perPage) ? perPage : undefined)

/** Returns the pages of a list, for all entries and for each filter; only the first page when `isFirst`. */
export function variantsOf(
  block: Record<string, unknown>,
  collection: Collection,
  path: Path,
  home: string,
  context: ExpandContext,
  { linkOf }: Pick<Present, 'linkOf'>,
  scope: EntryScope,
  { isFirst }: { isFirst: boolean },
): ListVariant[] {
  const perPage = perPageOf(block) ?? Number.POSITIVE_INFINITY
  const list = listOf(block, collection, path, context, scope)
  const filters = list.filters.map(({ value, label }) => `${value}: ${label}`).join('\n')
  return [undefined, ...(isFirst ? [] : list.filters)].flatMap((filter) => {
    const all = list.of(filter)
    const count = Math.max(1, Math.ceil(all.length / perPage))
    return Array.from({ length: isFirst ? 1 : count }, (_, at): ListVariant => {
      const here = all.slice(at * perPage, (at + 1) * perPage)
      return { page: at + 1, filter, home, list: [count, filters, ...here, ...here.map(linkOf)] }
    })
  })
}
