// Adds to operations the values that the panel shows at their paths. If the file has changed since, the server finds the moved value or
// reports a conflict, and never changes another value instead.
import { withOperation } from '../../../edit/on-plain.ts'
import { isWithin } from '../../../problems/path.ts'
import { valueAt } from '../../../site/groups.ts'
import type { Json, PanelData, RequestedOperation } from '../../edit-messages.ts'

type KnownSite = Pick<PanelData, 'sections' | 'forms' | 'menu'>

/** Sets `expect` to the value at the path after the preceding operations. An operation's own `expect` stays, also an undefined one. */
export function asShown(
  operations: readonly RequestedOperation[],
  { sections, forms, menu }: KnownSite,
): RequestedOperation[] {
  const lists = [
    { at: sections[0]?.at.slice(0, -1) ?? [], value: sections.map(({ written }) => written) as Json },
    ...forms.map(({ at, value }) => ({ at, value })),
    { at: menu.at, value: menu.links as Json },
  ].filter(({ at }) => at.length > 0)
  return operations.map((operation) => {
    const holder = lists.find(({ at }) => isWithin(operation.path, at))
    if (!holder) return operation
    const path = operation.path.slice(holder.at.length)
    const expect = valueAt(holder.value, path) as Json | undefined
    const inside = { ...operation, path }
    if (inside.do !== 'move') holder.value = withOperation(holder.value, inside) as Json
    else if (isWithin(inside.to, holder.at))
      holder.value = withOperation(holder.value, { ...inside, to: inside.to.slice(holder.at.length) }) as Json
    return operation.do === 'insert' || 'expect' in operation || expect === undefined
      ? operation
      : { ...operation, expect }
  })
}
