// Where what was meant stands by now: the file may have changed since the page was drawn.

import { same } from '../../../edit/model.ts'
import { withOperation } from '../../../edit/on-plain.ts'
import type { Json } from '../../../edit/operation.ts'
import type { Path } from '../../../problems/finding.ts'
import { valueAt } from '../../../site/groups.ts'
import type { AskedOperation } from '../../edit-messages.ts'

export type PlaceSearch = { operations: AskedOperation[] } | { theirs: Json | undefined }

/** Items of a list that stand so many places further by now. */
interface Shift {
  list: Path
  by: number
}

/** The operations with their paths as they are now; what stands at one of them instead, when it cannot be found. */
export function foundPlaces(value: unknown, operations: readonly AskedOperation[]): PlaceSearch {
  const shifts: Shift[] = []
  const found: AskedOperation[] = []
  let now = value
  for (const asked of operations) {
    // What one of them has found further on the others mean there too: they were asked for together.
    const operation = shifts.reduce(shifted, asked)
    const place = placeOf(now, operation)
    if ('theirs' in place) return place
    const depth = operation.path.findIndex((key, at) => key !== place.operation.path[at])
    if (depth >= 0) {
      const by = Number(place.operation.path[depth]) - Number(operation.path[depth])
      const shift = { list: operation.path.slice(0, depth), by }
      shifts.push(shift)
      if (place.operation.do === 'move') place.operation.to = shiftedPath(place.operation.to, shift)
    }
    found.push(place.operation)
    if (operations.length > 1) now = withOperation(now, place.operation)
  }
  return { operations: found }
}

function shifted(operation: AskedOperation, shift: Shift): AskedOperation {
  const path = shiftedPath(operation.path, shift)
  return operation.do === 'move' ? { ...operation, path, to: shiftedPath(operation.to, shift) } : { ...operation, path }
}

function shiftedPath(path: Path, { list, by }: Shift): Path {
  const index = path[list.length]
  const isInList = typeof index === 'number' && list.every((key, depth) => path[depth] === key)
  return isInList ? [...list, index + by, ...path.slice(list.length + 1)] : path
}

function placeOf(
  value: unknown,
  operation: AskedOperation,
): { operation: AskedOperation } | { theirs: Json | undefined } {
  const { expect, path } = operation
  if (expect === undefined) return { operation: { ...operation } }
  const now = valueAt(value, path)
  if (same(now, expect)) return { operation: { ...operation } }
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
