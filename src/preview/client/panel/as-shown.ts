// What the panel shows goes along with what it asks for: where something else stands by now, since another hand was quicker, it is
// looked for beside its place, and nothing else is changed in its stead.
import type { Path } from '../../../problems/finding.ts'
import type { AskedOperation, Json, PanelData } from '../../edit-messages.ts'
import { isGroup } from './is-group.ts'

type KnownSite = Pick<PanelData, 'sections' | 'forms' | 'menu'>

/** Up to the first of them that changes the places of the others. */
export function asShown(operations: readonly AskedOperation[], data: KnownSite): AskedOperation[] {
  const first = operations.findIndex(({ do: what, path }) => what !== 'set' && typeof path.at(-1) === 'number')
  return operations.map((operation, at) => {
    if (operation.do === 'insert' || operation.expect !== undefined || (first >= 0 && at > first)) return operation
    const expect = shownAt(operation.path, data)
    return expect === undefined ? operation : { ...operation, expect }
  })
}

function shownAt(path: Path, { sections, forms, menu }: KnownSite): Json | undefined {
  const holders: { at: Path; value: Json }[] = [
    ...sections.map(({ at, written }) => ({ at, value: written })),
    ...forms,
    { at: menu.at, value: menu.links },
  ]
  const holder = holders.find(({ at }) => at.every((key, depth) => path[depth] === key))
  let here: Json | undefined = holder?.value
  for (const key of path.slice(holder?.at.length ?? 0))
    here = Array.isArray(here) ? here[Number(key)] : isGroup(here) ? here[key] : undefined
  return here
}
