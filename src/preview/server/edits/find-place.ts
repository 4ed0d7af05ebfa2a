// Where what was meant stands by now: the file may have changed since the page was drawn.

import { followedGap, followedPath } from '../../../edit/followed-path.ts'
import { same } from '../../../edit/model.ts'
import { withOperation } from '../../../edit/on-plain.ts'
import type { Json } from '../../../edit/operation.ts'
import type { Path } from '../../../problems/finding.ts'
import { valueAt } from '../../../site/groups.ts'
import type { RequestedOperation } from '../../edit-messages.ts'

export type PlaceSearch = { operations: RequestedOperation[] } | { theirs: Json | undefined }

/**
 * The operations with their paths as they are in the value; what stands at one of them instead, when what was meant is not there.
 * `shown`: the value that the paths lead through. Each is of what those before it have left. `written`: gives what the manifest has
 * where the value has nothing any more.
 */
export function foundPlaces(
  value: unknown,
  operations: readonly RequestedOperation[],
  shown: unknown,
  written: (path: Path) => unknown,
): PlaceSearch {
  const found: RequestedOperation[] = []
  let [then, now] = [shown, value]
  for (const requested of operations) {
    const operation = placed(requested, then, now)
    if (!operation) return { theirs: undefined }
    const there = valueAt(now, operation.path) ?? written(operation.path)
    if (operation.expect !== undefined && !same(there, operation.expect)) {
      // Both hands may have made the same of it.
      if (operation.do !== 'set' || !same(there, operation.value)) return { theirs: there as Json | undefined }
      operation.expect = undefined
    }
    found.push(operation)
    if (operations.length > 1) {
      const isSame = then === now
      now = withOperation(now, operation)
      then = isSame ? now : withOperation(then, requested)
    }
  }
  return { operations: found }
}

/** Undefined where what it is about has gone. */
function placed(operation: RequestedOperation, then: unknown, now: unknown): RequestedOperation | undefined {
  const path = (operation.do === 'insert' ? followedGap : followedPath)(operation.path, then, now)
  if (!path) return undefined
  if (operation.do !== 'move') return { ...operation, path }
  const to = followedGap(operation.to, then, now)
  return to && { ...operation, path, to }
}
