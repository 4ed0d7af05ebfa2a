// Collects names that a manifest declares once and uses elsewhere: pages, anchors, fragments, facts, forms, fields, readings. Interprets them as the
// checks do.
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { KindWord } from '../../schema/schema-walk.ts'
import { addTo, grouped } from '../../site/grouped.ts'
import { groupsOnly, textOnly } from '../../site/groups.ts'
import { namesIn } from '../resolve/interpolate.ts'
import type { Draft } from '../sense/draft.ts'
import { draftFields } from '../sense/draft-forms.ts'
import { takesLinks } from '../sense/link-uses.ts'
import type { WordGroup } from '../sense/word-groups.ts'
import { destinationsIn } from './destinations.ts'

export interface SiteName {
  kind: 'route' | 'anchor' | 'fragment' | 'fact' | 'form' | 'field' | 'reading'
  name: string
  /** For an anchor, the pages it may be on, all when empty; for a field, its form. */
  within: readonly string[]
}

export interface Mention extends SiteName {
  role: 'declared' | 'used'
  /** Path in the manifest; `isKey` if the name is the key there. */
  path: Path
  isKey: boolean
  /** Notation of the mention. `first word`: the name stands before a blank. */
  as: 'itself' | 'link' | 'in markdown' | 'in braces' | 'in brackets' | 'first word'
}

/** Whether both names mean the same thing. */
export function isSame(one: SiteName, other: SiteName): boolean {
  if (one.kind !== other.kind || one.name !== other.name) return false
  const { within } = other
  return one.within.length === 0 || within.length === 0 || one.within.some((page) => within.includes(page))
}

/** Returns every mention, declarations first. Cached by draft. */
export const mentionsOf = remembered((draft: Draft): Mention[] => {
  const pagesOf = usersOf(draft)
  const within = ({ path: [top, name, part, route] }: KindWord): readonly string[] =>
    top === 'fragments'
      ? (pagesOf.get(String(name)) ?? [])
      : top === 'readings' && part === 'routes'
        ? [String(route)]
        : []
  const used = draft.groups.flatMap(fromGroup).map(({ word, ...mention }) => {
    // Only labels of checkboxes may contain links.
    if (mention.as === 'in markdown' && !takesLinks(word, draft)) return []
    return mention.kind === 'anchor' && mention.within.length === 0 ? { ...mention, within: within(word) } : mention
  })
  return [...declared(draft), ...used.flat()]
})

const byKindAndName = remembered((draft: Draft) => grouped(mentionsOf(draft), ({ kind, name }) => `${kind} ${name}`))

/** Returns the mentions of a kind and name, whatever they are within. */
export const mentionsNamed = (draft: Draft, { kind, name }: Pick<SiteName, 'kind' | 'name'>): readonly Mention[] =>
  byKindAndName(draft).get(`${kind} ${name}`) ?? []

/** Returns all mentions of the same thing. An anchor of a fragment is on every page that uses the fragment. */
export function mentionsOfSame(draft: Draft, named: SiteName): Mention[] {
  const near = mentionsNamed(draft, named)
  const declared = near.filter((one) => one.role === 'declared' && isSame(one, named))
  const whole = { ...named, within: [...new Set([...named.within, ...declared.flatMap(({ within }) => within)])] }
  return near.filter((one) => isSame(one, whole))
}

/** Returns the pages that use each fragment. */
function usersOf(draft: Draft): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { pages } of draft.readings)
    for (const { route, blocks } of pages.values())
      for (const { use } of blocks) if (use !== undefined) addTo(users, use, route)
  return users
}

function declared(draft: Draft): Mention[] {
  const key = (kind: SiteName['kind'], path: Path): Mention => ({
    kind,
    name: String(path.at(-1)),
    within: [],
    role: 'declared',
    path,
    isKey: true,
    as: 'itself',
  })
  const facts = Object.keys(groupsOnly(draft.value.facts))
  const { reading, parity } = draft.value
  return [
    ...draft.readings.flatMap(({ path, pages }) => [
      key('reading', path),
      ...[...pages.values()].map((page) => key('route', page.path)),
    ]),
    ...[...draft.fragments.values()].map(({ path }) => key('fragment', path)),
    ...facts.map((name) => key('fact', ['facts', name])),
    ...[...draft.forms.keys()].map((name) => key('form', ['forms', name])),
    ...[...draft.forms].flatMap(([form, fields]) => fieldMentions(form, fields)),
    ...(typeof reading === 'string'
      ? [{ ...key('reading', ['reading']), name: reading, role: 'used', isKey: false } as Mention]
      : []),
    ...inParity(parity),
  ]
}

function fieldMentions(form: string, declaration: Record<string, unknown>): Mention[] {
  return draftFields(form, declaration).flatMap(({ name, fields, path }): Mention[] => {
    const field = { kind: 'field', within: [form], isKey: false, as: 'itself' } as const
    const other = textOnly(groupsOnly(fields.when).field)
    return [
      ...(name === undefined ? [] : [{ ...field, name, role: 'declared', path: [...path, 'name'] } as const]),
      ...(other === undefined
        ? []
        : [{ ...field, name: other, role: 'used', path: [...path, 'when', 'field'] } as const]),
    ]
  })
}

/** Returns the names listed under `parity:`; forms there are words with a kind. */
function inParity(parity: unknown): Mention[] {
  const { facts, paths } = groupsOnly(parity)
  const named = (list: unknown, key: string, kind: SiteName['kind']): Mention[] =>
    (Array.isArray(list) ? list : []).flatMap((name: unknown, at): Mention[] =>
      typeof name === 'string'
        ? [{ kind, name, within: [], role: 'used', path: ['parity', key, at], isKey: false, as: 'itself' }]
        : [],
    )
  return [...named(facts, 'facts', 'fact'), ...named(paths, 'paths', 'route')]
}

interface FromWord extends Mention {
  word: KindWord
}

const fromGroup = remembered((group: WordGroup) => group.all().flatMap(fromWord))

function fromWord(word: KindWord): FromWord[] {
  const { kind, value, path } = word
  const used = { role: 'used', path, isKey: false, within: [], word } as const
  const facts = namesIn(value).flatMap((name): FromWord[] =>
    name.startsWith('facts.') ? [{ ...used, kind: 'fact', name: name.slice(6), as: 'in braces' }] : [],
  )
  switch (kind) {
    case 'anchor':
      return [{ ...used, kind, name: value, role: 'declared', as: 'itself' }]
    case 'fragment':
    case 'form':
      return [{ ...used, kind, name: value, as: 'itself' }]
    case 'link':
    case 'markdown':
    case 'label':
      return [...facts, ...fromLinks(word, used)]
    case 'mail':
      return [...facts, ...answersIn(word, used)]
    default:
      return facts
  }
}

function fromLinks({ kind, value }: KindWord, used: Pick<FromWord, 'role' | 'path' | 'isKey' | 'word'>): FromWord[] {
  if (kind !== 'link' && !value.includes('](')) return []
  const as = kind === 'link' ? 'link' : 'in markdown'
  return destinationsIn(value, kind === 'link').flatMap(({ target }): FromWord[] => {
    if (target.kind === 'anchor') return [{ ...used, kind: 'anchor', name: target.anchor, within: [], as }]
    if (target.kind !== 'page') return []
    const page: FromWord = { ...used, kind: 'route', name: target.path, within: [], as }
    return target.anchor === undefined
      ? [page]
      : [page, { ...used, kind: 'anchor', name: target.anchor, within: [target.path], as }]
  })
}

const answersIn = ({ value, path }: KindWord, used: Pick<FromWord, 'role' | 'path' | 'isKey' | 'word'>): FromWord[] =>
  [...new Set([...value.matchAll(/\[([a-z][a-z0-9_-]*)\]/g)].map(([, name = '']) => name))]
    .filter((name) => name !== 'answers')
    .map((name) => ({ ...used, kind: 'field', name, within: [String(path[1])], as: 'in brackets' }))
