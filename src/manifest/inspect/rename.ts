// Renames a page, anchor, fragment, fact, form or field where it is declared and used, in all readings and files. A renamed page gets a redirect from
// its old path.
import type { Edit } from '../../problems/problem.ts'
import { groupAt } from '../../site/groups.ts'
import type { Source } from '../read/source.ts'
import type { Draft } from '../sense/draft.ts'
import { suggestible } from '../shape/suggestible-names.ts'
import { isSame, mentionsNamed, mentionsOfSame, type SiteName } from './names.ts'
import { mentionsInTranslations, pathsInLanguages } from './names-in-translations.ts'
import { stretchesOf } from './stretches.ts'

/** Edits by file, in order of the file; or a sentence that says why the name is not possible. */
export type Renaming = { edits: ReadonlyMap<string, Edit[]> } | { refused: string }

const smallLetters = 'Small letters, digits and dashes, beginning with a letter.'
const letters = 'Letters, digits, dashes and underscores, beginning with a letter.'

/** What each kind is called, the names among which it is checked, and how such a name is written. */
const rules: Record<SiteName['kind'], [what: string, among: keyof typeof suggestible, rule: string]> = {
  route: ['page', 'paths', 'A path begins with a slash and does not end with one: letters, digits, dashes and dots.'],
  anchor: ['id', 'ids', smallLetters],
  fragment: ['fragment', 'fragments', smallLetters],
  form: ['form', 'forms', smallLetters],
  fact: ['fact', 'facts', letters],
  field: ['field', 'fields', 'Small letters, digits, dashes and underscores, beginning with a letter.'],
  reading: ['reading', 'readings', letters],
}

export function rename(draft: Draft, source: Source, named: SiteName, to: string): Renaming {
  const [what, among, rule] = rules[named.kind]
  if (source.uncertain) return { refused: 'Parts of the manifest cannot be read. Fix them first.' }
  if (suggestible[among]([to]).length === 0) return { refused: `"${to}" cannot be the name of a ${what}. ${rule}` }
  const own = mentionsOfSame(draft, named)
  if (!own.some(({ role }) => role === 'declared')) return { refused: `"${named.name}" is declared nowhere.` }
  if (to === named.name) return { edits: new Map() }
  const within = [...new Set(own.filter(({ role }) => role === 'declared').flatMap((one) => one.within))]
  const taken = mentionsNamed(draft, { kind: named.kind, name: to }).some(
    (one) => one.role === 'declared' && isSame(one, { ...named, within, name: to }),
  )
  if (taken) return { refused: `There is a ${what} "${to}" already.` }
  const redirected = draft.readings.find(
    ({ redirects }) => named.kind === 'route' && redirects.some(({ from }) => from === to),
  )
  if (redirected)
    return { refused: `Reading ${redirected.name} redirects "${to}" elsewhere. Take that redirect away first.` }

  const edits = new Map<string, Edit[]>()
  const add = (file: string, edit: Edit) => {
    const list = edits.get(file) ?? []
    // A file that two readings include is edited once.
    if (!list.some(({ start, end, text }) => start === edit.start && end === edit.end && text === edit.text))
      list.push(edit)
    edits.set(file, list)
  }
  const inLanguages = [...mentionsInTranslations(source, own), ...pathsInLanguages(source, named)]
  for (const mention of [...own, ...inLanguages])
    for (const { file, start, end } of stretchesOf(mention, source)) add(file, { start, end, text: to })
  if (named.kind === 'route') for (const { file, edit } of redirects(draft, source, named.name, to)) add(file, edit)
  for (const list of edits.values()) list.sort((one, other) => one.start - other.start)
  return { edits }
}

/** Returns the redirect from the old path, as the first one of each reading that has the page. */
function redirects(draft: Draft, source: Source, from: string, to: string): { file: string; edit: Edit }[] {
  return draft.readings
    .filter(({ pages }) => pages.has(from))
    .flatMap(({ path, redirects: [first], fields }) => {
      const next = first
        ? [...path, 'redirects', first.from]
        : [...path, ['routes', 'include', 'layout', 'theme'].find((key) => key in fields) ?? 'routes']
      // An empty `redirects: {}` stays as it is: there is no entry to insert before.
      if (!first && groupAt(draft.value, path.map(String))?.redirects !== undefined) return []
      const { text, start } = source.place({ path: next, on: 'key' })
      const { column, line } = text.readLines.pointAt(start)
      const lead = text.readLines.textOf(line).slice(0, column - 1)
      const isBlock = lead.trim() === ''
      const entry = `${from}: ${to}`
      const written = first ? entry : isBlock ? `redirects:\n${lead}  ${entry}` : `redirects: { ${entry} }`
      return [{ file: text.file, edit: { start, end: start, text: isBlock ? `${written}\n${lead}` : `${written}, ` } }]
    })
}
