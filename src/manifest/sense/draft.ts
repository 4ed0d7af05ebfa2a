// Builds the view of a manifest that sense checks use: readings, pages, redirects and every text with its kind. Works on a value of any shape and
// leaves out what has the wrong one.
import type { Path } from '../../problems/finding.ts'
import { pathBelow } from '../../problems/path.ts'
import { remembered } from '../../remembered.ts'
import { type KindWord, SchemaWalk } from '../../schema/schema-walk.ts'
import { grouped } from '../../site/grouped.ts'
import { groupAt, groupsIn, groupsOnly, isGroup, textOnly, valueAt } from '../../site/groups.ts'
import { type Outline, outlineOf } from '../outline.ts'
import { publishedSchema } from '../shape/published-schema.ts'
import { WordGroup } from './word-groups.ts'

export interface DraftBlock {
  type?: string
  /** Name of the fragment that the block uses. */
  use?: string
  /** Returns the block's own fields; for a use of a fragment, the fragment's fields with its changes. */
  fields: () => Record<string, unknown>
  path: Path
  /** Ids that links may point at: the block's own and those inside it. */
  anchors: string[]
}

export interface DraftPage {
  route: string
  path: Path
  fields: Record<string, unknown>
  blocks: DraftBlock[]
}

export interface DraftRedirect {
  from: string
  to: string
  /** Path of the redirect's key, and path of its target. */
  path: Path
  at: Path
}

export interface DraftReading {
  name: string
  path: Path
  fields: Record<string, unknown>
  pages: Map<string, DraftPage>
  redirects: DraftRedirect[]
  /** Every string of the reading that has a kind: those outside pages, then those of each page. */
  groups: readonly WordGroup[]
}

export interface Draft {
  value: Record<string, unknown>
  readings: DraftReading[]
  fragments: Map<string, { type?: string; fields: Record<string, unknown>; path: Path; words: WordGroup }>
  forms: Map<string, Record<string, unknown>>
  /** Strings outside readings and fragments. */
  shared: WordGroup
  /** All groups of strings. */
  groups: readonly WordGroup[]
}

export function draft(value: unknown): Draft {
  const whole = groupsOnly(value)
  const fragmentType = (name: unknown) =>
    typeof name === 'string' ? textOnly(groupAt(whole, ['fragments', name])?.type) : undefined
  const outsidePages: KindWord[] = []
  /** By path, since two readings may share a page's object. */
  const pages = new Map<string, KnownPage>()
  const walk = new SchemaWalk(publishedSchema, fragmentType, (page, path, read) => {
    pages.set(path.join('\n'), knownPage(page, path, read, fragmentType))
  })
  walk.words(whole, (word) => outsidePages.push(word))
  const wordsOf = grouped(outsidePages, ({ path: [top] }) => String(top))
  const byName = (top: string) => grouped(wordsOf.get(top) ?? [], ({ path: [, name] }) => String(name))
  const [byReading, byFragment] = [byName('readings'), byName('fragments')]

  const fragments: Draft['fragments'] = new Map(
    groupsIn(whole.fragments).map(([name, fields]) => [
      name,
      {
        type: textOnly(fields.type),
        fields,
        path: ['fragments', name],
        words: groupOf(byFragment.get(name), { fields, path: ['fragments', name] }),
      },
    ]),
  )
  const readings = groupsIn(whole.readings).map(([name, fields]) =>
    reading(name, fields, groupOf(byReading.get(name)), { pages, fragments }),
  )
  const outside = groupOf(outsidePages.filter(({ path: [top] }) => top !== 'readings' && top !== 'fragments'))
  // A fragment of the wrong shape may contain strings too.
  const ofFragments = [...byFragment].map(([name, words]) => fragments.get(name)?.words ?? groupOf(words))
  const groups = [outside, ...ofFragments, ...readings.flatMap((one) => one.groups)]
  return { value: whole, readings, fragments, forms: new Map(groupsIn(whole.forms)), shared: outside, groups }
}

const groupOf = (words: readonly KindWord[] = [], of?: { fields: Record<string, unknown>; path: Path }) =>
  new WordGroup(() => words, of)

function reading(
  name: string,
  fields: Record<string, unknown>,
  outside: WordGroup,
  known: { pages: ReadonlyMap<string, KnownPage>; fragments: Draft['fragments'] },
): DraftReading {
  const path: Path = ['readings', name]
  const pages = new Map<string, DraftPage>()
  const groups = [outside]
  for (const [route, page] of groupsIn(fields.routes)) {
    const here = pathBelow(path, 'routes', route)
    const own = known.pages.get(here.join('\n'))
    const drafted = own?.draft ?? pageAt(route, here, page, own?.words, known.fragments)
    // A page's draft depends on the types of its fragments, so pages with fragments are not cached.
    if (own && own.types.size === 0) own.draft = drafted
    if (own) groups.push(own.words)
    pages.set(route, drafted)
  }
  const redirects = Object.entries(groupsOnly(fields.redirects)).flatMap(([from, lead]) => {
    const own = [...path, 'redirects', from]
    if (typeof lead === 'string') return [{ from, to: lead, path: own, at: own }]
    return isGroup(lead) && typeof lead.to === 'string' ? [{ from, to: lead.to, path: own, at: [...own, 'to'] }] : []
  })
  return { name, path, fields, pages, redirects, groups }
}

interface KnownPage {
  words: WordGroup
  /** Block type of each fragment that the page uses. */
  types: ReadonlyMap<string, string | undefined>
  draft?: DraftPage
}

/** Cache by the page's object, which stays the same between loads while its lines do, and by its path. */
const knownPages = remembered((_: object) => new Map<string, KnownPage>())

function knownPage(
  page: Record<string, unknown>,
  path: Path,
  read: () => KindWord[],
  typeOf: (fragment: string) => string | undefined,
): KnownPage {
  const home = path.join('\n')
  const homes = knownPages(page)
  const known = homes.get(home)
  if (known && [...known.types].every(([name, type]) => typeOf(name) === type)) return known
  const words = new WordGroup(read, { fields: page, path })
  const { fragments } = words.facts
  const types = fragments.length === 0 ? noTypes : new Map(fragments.map(({ value }) => [value, typeOf(value)]))
  const fresh = { words, types }
  homes.set(home, fresh)
  return fresh
}

const noTypes: KnownPage['types'] = new Map()

function pageAt(
  route: string,
  path: Path,
  fields: Record<string, unknown>,
  words: WordGroup | undefined,
  fragments: Draft['fragments'],
): DraftPage {
  const anchors = anchorsByBlock(words?.facts.anchors ?? [])
  const blocks = outlineOf(fields).map((block) =>
    blockAt(block, fields, pathBelow(path, 'blocks', block.at), anchors, fragments),
  )
  return { route, path, fields, blocks }
}

function blockAt(
  { at, type, id, use }: Outline,
  page: Record<string, unknown>,
  path: Path,
  anchors: Map<string, KindWord[]>,
  fragments: Draft['fragments'],
): DraftBlock {
  const found = anchors.size > 0 ? (anchors.get(path.join('\n')) ?? []).map(({ value }) => value) : []
  const written = () => groupsOnly(valueAt(page, ['blocks', at]))
  // A block of an unknown type still has its id.
  const own = id === undefined || found.includes(id) ? found : [id, ...found]
  // Computed on use: few checks need it, and the page's blocks may not be parsed yet.
  if (use === undefined) return { type, fields: written, path, anchors: own }
  const fragment = fragments.get(use)
  const fields = () => {
    const { with: differing } = written()
    return { ...fragment?.fields, ...groupsOnly(differing), ...(id !== undefined && { id }) }
  }
  const inherited = (fragment?.words.facts.anchors ?? []).filter((word) => id === undefined || word.path.length > 3)
  return { type: fragment?.type, use, fields, path, anchors: [...own, ...inherited.map(({ value }) => value)] }
}

/** Groups ids by the path of their block: `readings, A, routes, /x, blocks, 0`. */
const anchorsByBlock = (ids: readonly KindWord[]): Map<string, KindWord[]> =>
  grouped(ids, ({ path }) => path.slice(0, 6).join('\n'))
