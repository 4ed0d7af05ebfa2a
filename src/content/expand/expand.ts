// Expands a manifest with its collections: a page for each entry, lists in place of `from:`, nothing that is not shown at the moment.
// Unaffected parts are shared with the written value, not copied.
import { onEntry, onKey, onValue, type Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import { remembered } from '../../remembered.ts'
import { nodeOf, type SchemaNode } from '../../schema/schema-node.ts'
import { type Group, groupsOnly, isGroup } from '../../site/groups.ts'
import { type Collection, repeatsSlug } from '../collection.ts'
import { type Entry, isShownAt, timedKeys } from '../entry.ts'
import type { EntryScope, ExpandContext, ListVariant, Present, Question } from './context.ts'
import { listPath, variantsOf } from './entries-block.ts'
import { Filler } from './fill.ts'
import { collectionOf } from './list-source.ts'
import type { MadePage, MadePages } from './made-pages.ts'
import { from, originOf } from './origins.ts'
import { isApplied, isShown } from './shown.ts'

export interface ExpandOptions extends Omit<ExpandContext, 'answerTo'>, Pick<Present, 'now' | 'changes'> {
  schema: SchemaNode
  /** Pages made earlier, and an object that changes with everything else they depend on. */
  known: MadePages
  given: object
  /** Whether an entry's pages are made; left out, all are. When set, only the first page of each list is made. */
  isMade?: (entry: Entry) => boolean
}

export function expanded(written: Group, expanding: ExpandOptions): Group {
  const { schema } = expanding
  const shown = shownOf(expanding)
  const context = { ...expanding, ...answering({ ...expanding, shown, linkOf: () => undefined }) }
  const part = (key: string) => {
    const value = written[key]
    return isOpenIn(value) ? new Filler(context, {}).fill(value, schema.properties?.[key], [key]) : value
  }
  const readings = Object.fromEntries(
    Object.entries(groupsOnly(written.readings)).map(([name, reading]) => [
      name,
      isGroup(reading) ? expandedReading(name, reading, expanding, shown) : reading,
    ]),
  )
  return from(
    { ...written, forms: part('forms'), fragments: part('fragments'), ...(isGroup(written.readings) && { readings }) },
    { path: [] },
  )
}

const answering = (present: Present): Pick<ExpandContext, 'answerTo'> => ({ answerTo: (question) => question(present) })

const shownOf = ({ now }: Pick<ExpandOptions, 'now'>): Present['shown'] =>
  remembered(({ entries }: Collection) => entries.filter((entry) => isShownAt(entry, now)))

function expandedReading(name: string, reading: Group, expanding: ExpandOptions, shown: Present['shown']): Group {
  const home: Path = ['readings', name]
  const schema = nodeOf(nodeOf(expanding.schema.properties?.readings).additionalProperties)
  const routes = groupsOnly(reading.routes)
  const templates = new Map<string, string>()
  for (const [path, page] of Object.entries(routes))
    if (isGroup(page) && typeof page.for === 'string' && path.includes('{entry}') && !templates.has(page.for))
      templates.set(page.for, path)
  const linkOf = (entry: Entry) => {
    const template = entry.hasSlug ? templates.get(entry.collection) : undefined
    return template !== undefined && isShownAt(entry, expanding.now) ? pageOf(entry, template) : undefined
  }
  const present: Present = { ...expanding, shown, linkOf }
  const context: ExpandContext = { ...expanding, ...answering(present) }
  const pages = new Pages(name, routes, expanding, present, nodeOf(schema.properties?.routes))
  for (const [path, page] of Object.entries(routes)) pages.add(path, page)
  const layout = isOpenIn(reading.layout)
    ? new Filler(context, {}).fill(reading.layout, schema.properties?.layout, [...home, 'layout'])
    : reading.layout
  const redirects = formerAddresses(expanding.collections.values(), templates, linkOf, pages.all)
  const same = redirects.length === 0 && layout === reading.layout && !pages.changed
  if (same) return reading
  return from(
    {
      ...reading,
      layout,
      ...(isGroup(reading.routes) && { routes: from(pages.all, { path: [...home, 'routes'] }) }),
      ...(redirects.length > 0 && {
        redirects: from(
          { ...Object.fromEntries(redirects), ...groupsOnly(reading.redirects) },
          { path: [...home, 'redirects'] },
        ),
      }),
    },
    { path: home },
  )
}

const knownPaths = new WeakMap<Entry, { template: string; path: string }>()

/** Returns the path of an entry's page, always as the same string object. */
function pageOf(entry: Entry, template: string): string {
  const known = knownPaths.get(entry)
  if (known?.template === template) return known.path
  const path = template.replace('{entry}', entry.slug)
  knownPaths.set(entry, { template, path })
  return path
}

/** Yields redirects from former addresses of entries, from their `was`. */
function* addressesBefore(
  collections: Iterable<Collection>,
  templates: ReadonlyMap<string, string>,
  linkOf: Present['linkOf'],
): Generator<[string, string]> {
  for (const { name, entries } of collections) {
    const template = templates.get(name)
    if (template === undefined) continue
    for (const entry of entries) {
      if (entry.was.length === 0) continue
      const to = linkOf(entry)
      if (to !== undefined) for (const was of entry.was) yield [template.replace('{entry}', was), to]
    }
  }
}

const formerAddresses = (
  collections: Iterable<Collection>,
  templates: ReadonlyMap<string, string>,
  linkOf: Present['linkOf'],
  pages: Group,
): [string, string][] =>
  [...addressesBefore(collections, templates, linkOf)].filter(([path]) => !Object.hasOwn(pages, path))

/** Collects the pages of a reading, written and generated. */
class Pages {
  readonly all: Group = {}
  changed = false

  private readonly context: ExpandContext
  /** Questions of the page being made; undefined once it has reported a mistake, which each load has to find again. */
  private questions: { question: Question; answer: unknown }[] | undefined

  constructor(
    private readonly reading: string,
    private readonly written: Group,
    private readonly expanding: ExpandOptions,
    private readonly present: Present,
    private readonly schema: SchemaNode,
  ) {
    this.context = {
      ...expanding,
      answerTo: (question) => {
        const answer = question(present)
        this.questions?.push({ question, answer })
        return answer
      },
      report: (...found) => {
        this.questions = undefined
        expanding.report(...found)
      },
      inEntry: (...of) => {
        this.questions = undefined
        return expanding.inEntry(...of)
      },
    }
  }

  add(path: string, page: unknown) {
    const { context } = this
    const home: Path = ['readings', this.reading, 'routes', path]
    const isOfEntries = path.includes('{entry}')
    if (!isGroup(page) || (!isOpenIn(page) && !isOfEntries && page.for === undefined)) {
      this.all[path] = page
      return
    }
    this.changed = true
    if (isOfEntries && page.for === undefined) {
      const meant = Object.keys(page).find((key) => /^(?:for|each|of|from|fro|collection)$/i.test(key))
      const spot = meant === undefined ? onKey(...home) : onKey(...home, meant)
      context.report('entry-without-for', spot, { path, meant })
      return
    }
    if (!isOfEntries && page.for !== undefined) {
      context.report('for-without-entry', onValue([...home, 'for']), { path })
      return
    }
    if (!isShown(page, home, context)) return
    if (page.for === undefined) {
      this.made(path, page, home, {})
      return
    }
    const collection = collectionOf(page.for, [...home, 'for'], context)
    if (!collection) return
    const shown = this.present.shown(collection)
    // A name that no address can have is reported where it is written.
    const lacking = shown.filter(({ slug }) => slug === '').length
    // An optional name field allows entries without a page.
    const mayLack = [...collection.fields.values()].some(({ type, required }) => type === 'name' && !required)
    if (lacking > 0 && !(mayLack && lacking < shown.length))
      context.report('entries-without-name', onValue([...home, 'for']), {
        of: collection.name,
        lacking,
        all: shown.length,
      })
    const pointer = pointerTo(home)
    for (const entry of shown) {
      if (this.expanding.isMade?.(entry) === false) continue
      if (!entry.hasSlug || repeatsSlug(entry, collection)) continue
      const own = pageOf(entry, path)
      if (Object.hasOwn(this.written, own) || Object.hasOwn(this.all, own)) {
        const by = Object.hasOwn(this.written, own) ? 'a page' : 'another entry'
        context.inEntry(entry, home)('slug-taken', onEntry([]), { path: own, by })
      } else this.made(own, page, home, { entry, collection }, pointer)
    }
  }

  /** Makes a page and the further pages of its list. */
  private made(path: string, template: Group, home: Path, of: EntryScope, pointer: string = pointerTo(home)) {
    const lists = new Map()
    const { known, given } = this.expanding
    const from = { home: pointer, template, entry: of.entry, given }
    this.questions = undefined
    for (const variant of this.variants(path, template, home, { ...of, lists })) {
      const own = listPath(path, variant.page, variant.filter)
      const make = () => this.filled(template, home, { ...of, lists, variant }, variant)
      this.all[own] = known.page(`${this.reading} ${own}`, { ...from, list: variant.list }, this.present, make)
    }
  }

  private variants(path: string, page: Group, home: Path, scope: EntryScope): ListVariant[] {
    const alone = [{ page: 1, home: path, list: [] }]
    if (!Array.isArray(page.blocks)) return alone
    const isFirst = this.expanding.isMade !== undefined && !scope.entry
    const lists = page.blocks.flatMap((block, at) => {
      const here = [...home, 'blocks', at]
      if (!isDivided(block) || !isShown(block, here, this.context)) return []
      const collection = typeof block.of === 'string' && this.context.collections.get(block.of)
      return collection
        ? [variantsOf(block, collection, here, path, this.context, this.present, scope, { isFirst })]
        : []
    })
    if (lists.length < 2) return lists[0] ?? alone
    // Only one list can be compared per page, so pages with two are always made anew.
    const all = new Map(lists.flat().map((one) => [listPath(path, one.page, one.filter), { ...one, list: undefined }]))
    return [...all.values()]
  }

  private filled(page: Group, home: Path, scope: EntryScope, { filter, page: number, list }: ListVariant): MadePage {
    const shown = Object.fromEntries(
      Object.entries(page).filter(([key, value]) => key !== 'for' && !(timedKeys.includes(key) && isApplied(value))),
    )
    const suffix = `${filter ? `: ${filter.label}` : ''}${number > 1 ? ` (${number})` : ''}`
    const schema = nodeOf(this.schema.additionalProperties)
    this.questions = list && []
    const filled = new Filler(this.context, scope).fill(shown, schema, home)
    // Filling a group returns a group.
    const whole: Group = { ...(filled as Group) }
    const settled = new Set(isGroup(filled) ? originOf(filled)?.settled : [])
    if (suffix !== '')
      for (const key of ['title', 'description']) {
        const text = whole[key]
        if (typeof text !== 'string') continue
        const translation = settled.has(key) ? undefined : this.context.translationOf?.(text, 'text', [...home, key])
        if (translation !== undefined) settled.add(key)
        whole[key] = `${translation ?? text}${suffix.replaceAll('{', '{{')}`
      }
    const { entry } = scope
    return { page: from(whole, { path: home, ...(entry && { entry }), settled }), answers: this.questions }
  }
}

/** Whether a block is a list with several pages. */
const isDivided = (block: unknown): block is Group =>
  isGroup(block) && block.type === 'entries' && (block.perPage !== undefined || block.filterBy !== undefined)

/** Whether a part of the manifest contains anything to expand. */
function isOpen(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('entry')
  if (Array.isArray(value)) return value.some(isOpen)
  return isGroup(value) && (isOpenGroup(value) || Object.values(value).some(isOpen))
}

const isOpenGroup = (value: Group): boolean =>
  typeof value.from === 'string' ||
  value.draft !== undefined ||
  value.publish !== undefined ||
  value.until !== undefined ||
  value.type === 'entries' ||
  value.type === 'article'

const isOpenObject = remembered((value: object): boolean => isOpen(value))

/** Does the same and caches the result by the page or other part, but not by what is inside. */
export const isOpenIn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? isOpenObject(value) : isOpen(value)
