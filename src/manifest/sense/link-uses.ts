// Finds the strings with links of a reading: its own, and those of its fragments and forms.
import { fieldTypeOf } from '../../forms/field-types.ts'
import { remembered } from '../../remembered.ts'
import type { KindWord } from '../../schema/schema-walk.ts'
import { valueAt } from '../../site/groups.ts'
import { interpolate } from '../resolve/interpolate.ts'
import type { CheckContext } from './check.ts'
import type { Draft, DraftReading } from './draft.ts'
import { factsIn, WordGroup } from './word-groups.ts'
import { type LinkUse, linksOfWord } from './written-links.ts'

type LinkContext = Pick<CheckContext, 'draft' | 'names'>

/** Whether Markdown links in the text become links on the page: in long texts, and in labels of field types that allow them. */
export const takesLinks = ({ kind, path }: KindWord, { value }: Pick<Draft, 'value'>): boolean =>
  kind === 'markdown' || (kind === 'label' && typeTakesLinks(valueAt(value, [...path.slice(0, -1), 'type'])))

/** Whether labels of this field type may contain links. */
export const typeTakesLinks = (type: unknown) => typeof type === 'string' && fieldTypeOf(type)?.takesLinks === true

/** Returns the links of strings whose links depend on names, or on the type of a field. */
export const openLinksIn = (groups: readonly WordGroup[], { draft, names }: LinkContext): LinkUse[] =>
  factsIn(groups, 'openLinks')
    .filter((word) => word.kind !== 'label' || takesLinks(word, draft))
    .flatMap((word) => usesIn(word, interpolate(word.value, names)))

/** Cache by word, which stays the same between loads while its page does. `text` is part of the key because names in it may change. */
const known = new WeakMap<KindWord, { text: string; uses: LinkUse[] }>()

function usesIn(word: KindWord, text: string): LinkUse[] {
  const before = known.get(word)
  if (before?.text === text) return before.uses
  const uses = linksOfWord(word, text)
  known.set(word, { text, uses })
  return uses
}

interface LinksOfReading {
  /** The strings of the reading, of its fragments and of the forms it shows. */
  groups: readonly WordGroup[]
  /** Paths of pages that others link to, apart from links that depend on names. */
  targets: ReadonlySet<string>
}

/** Cached, since several checks use them. */
const linksOf = remembered((draft: Draft) =>
  remembered((reading: DraftReading): LinksOfReading => {
    const own = groupsOf(reading, { draft })
    const groups = [...own, wordsOfForms(own, draft)]
    const targets = groups.flatMap(({ facts, of }) => facts.targets.filter((target) => target !== of.path[3]))
    return { groups, targets: new Set(targets) }
  }),
)

export const linksShownIn = (reading: DraftReading, { draft }: Pick<CheckContext, 'draft'>) => linksOf(draft)(reading)

/** Returns the strings of a reading and of the fragments it uses. */
export function groupsOf(reading: DraftReading, { draft }: Pick<CheckContext, 'draft'>): WordGroup[] {
  const used = new Set<string>()
  for (const page of reading.pages.values()) for (const { use } of page.blocks) if (use !== undefined) used.add(use)
  return [...reading.groups, ...[...used].flatMap((name) => draft.fragments.get(name)?.words ?? [])]
}

/** Returns the strings of the forms that these strings name. */
function wordsOfForms(groups: readonly WordGroup[], { shared }: Draft): WordGroup {
  const shown = new Set(factsIn(groups, 'forms').map(({ value }) => value))
  return new WordGroup(() => shared.all().filter(({ path: [top, name] }) => top === 'forms' && shown.has(String(name))))
}
