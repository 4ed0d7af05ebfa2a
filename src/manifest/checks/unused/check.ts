import { onKey } from '../../../problems/finding.ts'
import { everyValue, groupsOnly, valueAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { factsIn } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

/** Reports fragments, facts and forms that no page uses. */
export default function unused({
  draft,
  complete,
  pathsOfSame = () => [],
  report,
}: CheckContext<typeof problems>): void {
  if (!complete) return
  const used = { fragments: new Set<string>(), forms: new Set<string>(), facts: new Set<string>() }
  for (const { value } of factsIn(draft.groups, 'fragments')) used.fragments.add(value)
  for (const { value } of factsIn(draft.groups, 'forms')) used.forms.add(value)
  for (const name of factsIn(draft.groups, 'names'))
    if (name.startsWith('facts.')) used.facts.add(name.slice('facts.'.length))
  const declared = {
    fragments: [...draft.fragments.keys()],
    forms: [...draft.forms.keys()],
    facts: Object.keys(groupsOnly(draft.value.facts)),
  }
  /** Returns what is not used; nothing beside a use of an unknown name, which may mean it. */
  const unusedIn = (kind: keyof typeof declared) => {
    const known = declared[kind]
    const isSure = [...used[kind]].every((name) => known.includes(name))
    return isSure ? known.filter((name) => !used[kind].has(name)) : []
  }
  /** Whether a reading has an alias of a part of it, or merges one. */
  const isMerged = (name: string) =>
    [...everyValue(valueAt(draft.value, ['fragments', name]), ['fragments', name])].some(({ path }) =>
      pathsOfSame(path).some(([first]) => first === 'readings'),
    )
  for (const name of unusedIn('fragments'))
    if (!isMerged(name)) report('unused-fragment', onKey('fragments', name), { name })
  for (const name of unusedIn('forms')) report('unused-form', onKey('forms', name), { name })
  for (const name of unusedIn('facts')) report('unused-fact', onKey('facts', name), { name })
}
