// Every link of a reading, wherever it is written: fields of kind link, links in Markdown, and those of its fragments.
import { fieldTypeOf } from '../../forms/field-types.ts'
import type { Word } from '../../schema/schema-walk.ts'
import { valueAt } from '../../site/groups.ts'
import { interpolate } from '../resolve/interpolate.ts'
import type { Sense } from './check.ts'
import type { Draft, DraftReading } from './draft.ts'
import { factsIn, WordGroup } from './word-groups.ts'
import { type LinkUse, linksOfWord } from './written-links.ts'

type LinkContext = Pick<Sense, 'draft' | 'names'>

/** Whether Markdown links in the text are links on the page: in long texts, and in labels of fields whose type takes them. */
export const takesLinks = ({ kind, path }: Word, { value }: Pick<Draft, 'value'>): boolean =>
  kind === 'markdown' || (kind === 'label' && typeTakesLinks(valueAt(value, [...path.slice(0, -1), 'type'])))

/** Whether the label of a field of this type does. */
export const typeTakesLinks = (type: unknown) => typeof type === 'string' && fieldTypeOf(type)?.takesLinks === true

/** Links written in these strings. Redirects are links too; they are left to their own checks. */
export function linksIn(groups: readonly WordGroup[], { draft, names }: LinkContext): LinkUse[] {
  const open = factsIn(groups, 'openLinks').filter((word) => word.kind !== 'label' || takesLinks(word, draft))
  return [...factsIn(groups, 'links'), ...open.flatMap((word) => usesIn(word, interpolate(word.value, names)))]
}

/** By the word, which stays the same from load to load while its page does; a name in its text may say something else. */
const known = new WeakMap<Word, { text: string; uses: LinkUse[] }>()

function usesIn(word: Word, text: string): LinkUse[] {
  const before = known.get(word)
  if (before?.text === text) return before.uses
  const uses = linksOfWord(word, text)
  known.set(word, { text, uses })
  return uses
}

/** Whether a link in these strings passes the test, or is not known without the names in it. */
export const mayLink = ({ facts }: WordGroup, test: (use: LinkUse) => boolean): boolean =>
  facts.openLinks.some(({ kind }) => kind !== 'label') || facts.links.some(test)

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
  const shown = new Set(factsIn(groups, 'forms').map(({ value }) => value))
  return new WordGroup(() => shared.all().filter(({ path: [top, name] }) => top === 'forms' && shown.has(String(name))))
}
