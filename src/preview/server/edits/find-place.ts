// Where what was meant stands by now: the file may have changed since the page was drawn.

import { same } from '../../../edit/model.ts'
import type { Json } from '../../../edit/operation.ts'
import { valueAt } from '../../../manifest/groups.ts'
import type { Path } from '../../../problems/finding.ts'
import type { AskedOperation } from '../../edit-messages.ts'

export type PlaceSearch = { operation: AskedOperation } | { theirs: Json | undefined }

/** The operation with its path as it is now; what stands there instead, when it cannot be found. */
export function foundPlace(value: unknown, operation: AskedOperation): PlaceSearch {
  const { expect, path } = operation
  if (expect === undefined) return { operation }
  const now = valueAt(value, path)
  if (same(now, expect)) return { operation }
  // Both hands have made the same of it.
  if (operation.do === 'set' && same(now, operation.value)) return { operation: { ...operation, expect: undefined } }
  const moved = movedPath(value, path, expect)
  return moved ? { operation: { ...operation, path: moved } } : { theirs: now as Json | undefined }
}

/** The same value at another place of the same list, or within an item that has moved: by its place, if there is only one. */
function movedPath(value: unknown, path: Path, expect: Json): Path | undefined {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const list = valueAt(value, path.slice(0, depth))
    if (typeof path[depth] !== 'number' || !Array.isArray(list)) continue
    const rest = path.slice(depth + 1)
    const places = list.flatMap((item, at) => (same(valueAt(item, rest), expect) ? [at] : []))
    if (places.length === 1) return [...path.slice(0, depth), places[0] ?? 0, ...rest]
  }
  return undefined
}
