import { onKey } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { everyValue, groupsOnly, valueAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { factsIn } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

/** Reports fragments, facts and forms that no page uses. */
export default function unused({ draft, complete, report }: CheckContext<typeof problems>): void {
  if (!complete) return
  const used = { fragments: new Set<string>(), forms: new Set<string>(), names: new Set<string>() }
  for (const { value } of factsIn(draft.groups, 'fragments')) used.fragments.add(value)
  for (const { value } of factsIn(draft.groups, 'forms')) used.forms.add(value)
  for (const name of factsIn(draft.groups, 'names')) used.names.add(name)
  // A misspelt name is a problem of its own; what it meant counts as used.
  for (const kind of ['fragments', 'forms'] as const)
    for (const name of [...used[kind]])
      if (!draft[kind].has(name)) used[kind].add(nearest(name, draft[kind].keys()) ?? name)
  const fragments = [...draft.fragments.keys()].filter((name) => !used.fragments.has(name))
  // What an alias or a merge takes from a fragment is the same object.
  const shown = new Set(fragments.length > 0 ? groupsIn(draft.value.readings) : [])
  for (const name of fragments)
    if (!groupsIn(valueAt(draft.value, ['fragments', name])).some((one) => shown.has(one)))
      report('unused-fragment', onKey('fragments', name), { name })
  for (const name of draft.forms.keys())
    if (!used.forms.has(name)) report('unused-form', onKey('forms', name), { name })
  const facts = Object.keys(groupsOnly(draft.value.facts))
  const unknown = [...used.names].flatMap((name) => {
    const fact = name.startsWith('facts.') ? name.slice('facts.'.length) : undefined
    return fact === undefined || facts.includes(fact) ? [] : [fact]
  })
  const meant = new Set(unknown.map((fact) => nearest(fact, facts)))
  for (const name of facts)
    if (!used.names.has(`facts.${name}`) && !meant.has(name)) report('unused-fact', onKey('facts', name), { name })
}

/** Returns all groups and lists within a value, itself included. */
const groupsIn = (value: unknown): unknown[] =>
  [...everyValue(value)].map(({ value: inner }) => inner).filter((inner) => typeof inner === 'object' && inner !== null)
