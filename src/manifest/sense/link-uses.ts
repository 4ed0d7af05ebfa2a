// Every link of a reading, wherever it is written: fields of kind link, links in Markdown, and those of its fragments.
import { fieldTypeOf } from '../../forms/field-types.ts'
import { onValue, type PathSpot } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import type { Word } from '../../schema/schema-walk.ts'
import { valueAt } from '../../site/groups.ts'
import { interpolate } from '../resolve/interpolate.ts'
import type { Sense } from './check.ts'
import type { Draft, DraftReading } from './draft.ts'
import { type Target, targetOf } from './links.ts'
import type { QuickMarkdown } from './plain-markdown.ts'
import { quickMarkdown } from './quick-markdown.ts'
import { nothing, perWord, WordGroup, wordsOfKind, wordsWhere } from './word-groups.ts'

export interface LinkUse {
  /** As it stands in the text; undefined where a name in braces makes it. */
  written?: string
  /** With its names filled in. */
  to: string
  target: Target
  at: PathSpot
}

type LinkContext = Pick<Sense, 'draft' | 'names'>

/** Whether Markdown links in the text are links on the page: in long texts, and in labels of fields whose type takes them. */
export const takesLinks = ({ kind, path }: Word, { value }: Pick<Draft, 'value'>): boolean =>
  kind === 'markdown' || (kind === 'label' && typeTakesLinks(valueAt(value, [...path.slice(0, -1), 'type'])))

/** Whether the label of a field of this type does. */
export const typeTakesLinks = (type: unknown) => typeof type === 'string' && fieldTypeOf(type)?.takesLinks === true

/** Links written in these strings. Redirects are links too; they are left to their own checks. */
export function linksIn(groups: readonly WordGroup[], { draft, names }: LinkContext): LinkUse[] {
  const open = openWords(groups).filter(({ kind, ...word }) => kind !== 'label' || takesLinks({ kind, ...word }, draft))
  return [...groups.flatMap(ownUses), ...open.flatMap((word) => usesIn(word, interpolate(word.value, names)))]
}

/** Strings that may hold links, as something outside of them decides. */
const openWords = wordsWhere(
  ({ kind, value }) => kind === 'label' || ((kind === 'link' || kind === 'markdown') && value.includes('{')),
)

const ownLinks = perWord((word) => {
  if (word.value.includes('{')) return nothing
  if (word.kind === 'link') return [{ to: word.value, path: word.path }]
  return word.kind === 'markdown' ? linksInText(word, word.value) : nothing
})

/** A link as it is written down with its page, in few words: there are many. */
interface OwnLink {
  to: string
  path: Word['path']
  /** Of a long text: whether the link stands there as it is, or was written in another way, as with `&amp;`. */
  inText?: 'as it is' | 'otherwise'
}

const useOf = ({ path, to, inText }: OwnLink): LinkUse => ({
  written: inText === 'otherwise' ? undefined : to,
  to,
  target: targetOf(to),
  at: onValue(path, inText === 'as it is' ? to : undefined),
})

const texts = new WeakMap<Word, QuickMarkdown>()

/** What is in a long text; read once, unless names in it make it another one. */
export function markdownIn(word: Word, text = word.value): QuickMarkdown {
  if (text !== word.value) return quickMarkdown(text)
  const read = texts.get(word) ?? quickMarkdown(text)
  texts.set(word, read)
  return read
}

/** By the word, which stays the same from load to load while its page does; a name in its text may say something else. */
const known = new WeakMap<Word, { text: string; uses: LinkUse[] }>()

function usesIn(word: Word, text: string): LinkUse[] {
  const before = known.get(word)
  if (before?.text === text) return before.uses
  const { kind, value, path } = word
  const uses =
    kind === 'link'
      ? [{ written: value, to: text, target: targetOf(text), at: onValue(path) }]
      : linksInText(word, text).map(useOf)
  known.set(word, { text, uses })
  return uses
}

const ownUses = remembered((group: WordGroup) => ownLinks([group]).map(useOf))

/** Whether a link in these strings passes the test, or is not known without the names in it. */
export const mayLink = (group: WordGroup, test: (use: LinkUse) => boolean): boolean =>
  openWords([group]).some(({ kind }) => kind !== 'label') || ownUses(group).some(test)

const linksInText = (word: Word, text: string): OwnLink[] =>
  markdownIn(word, text).links.map((to) => ({
    to,
    path: word.path,
    inText: word.value.includes(to) ? 'as it is' : 'otherwise',
  }))

const byReading = new WeakMap<DraftReading, LinkUse[]>()

/** The links of a reading, of its fragments and of the forms it shows; several checks ask, and they are read once. */
export function linksOf(reading: DraftReading, sense: LinkContext): LinkUse[] {
  let links = byReading.get(reading)
  if (!links) {
    const groups = groupsOf(reading, sense)
    links = linksIn([...groups, wordsOfForms(groups, sense.draft)], sense)
    byReading.set(reading, links)
  }
  return links
}

/** The strings of a reading and of the fragments it uses. */
export function groupsOf(reading: DraftReading, { draft }: Pick<Sense, 'draft'>): WordGroup[] {
  const used = new Set<string>()
  for (const page of reading.pages.values()) for (const { use } of page.blocks) if (use !== undefined) used.add(use)
  return [...reading.groups, ...[...used].flatMap((name) => draft.fragments.get(name)?.words ?? [])]
}

/** The strings of the forms that these strings name. */
function wordsOfForms(groups: readonly WordGroup[], { shared }: Draft): WordGroup {
  const shown = new Set(formNames(groups).map(({ value }) => value))
  return new WordGroup(() => shared.all().filter(({ path: [top, name] }) => top === 'forms' && shown.has(String(name))))
}

const formNames = wordsOfKind('form')
