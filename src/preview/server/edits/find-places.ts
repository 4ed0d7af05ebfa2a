// Finds the current place of operations: the file may have changed since the page was drawn.
import { followedGap, followedPath } from '../../../edit/followed-path.ts'
import { same } from '../../../edit/model.ts'
import { withOperation } from '../../../edit/on-plain.ts'
import type { Json } from '../../../edit/operation.ts'
import type { Path } from '../../../problems/finding.ts'
import { valueAt } from '../../../site/groups.ts'
import type { RequestedOperation } from '../../edit-messages.ts'

export type PlaceSearch = { operations: RequestedOperation[] } | { theirs: Json | undefined }

/**
 * Returns the operations with their paths in the current `value`, or the value that stands there instead of the expected one.
 * `shown`: the value that the page's paths refer to. Each path refers to the result of the operations before it. `written` returns
 * values that the manifest has, but the resolved `value` has not.
 */
export function findPlaces(
  value: unknown,
  operations: readonly RequestedOperation[],
  shown: unknown,
  written: (path: Path) => unknown,
): PlaceSearch {
  const placedOperations: RequestedOperation[] = []
  let [shownNow, current] = [shown, value]
  for (const requested of operations) {
    const operation = placed(requested, shownNow, current)
    if (!operation) return { theirs: undefined }
    const found = valueAt(current, operation.path) ?? written(operation.path)
    // An empty text is as good as none.
    const isNone = operation.expect === null && (found ?? '') === ''
    if (operation.expect !== undefined && !isNone && !same(found, operation.expect)) {
      // Another writer may have set the same value.
      if (operation.do !== 'set' || !same(found, operation.value)) return { theirs: found as Json | undefined }
      operation.expect = undefined
    }
    placedOperations.push(operation)
    if (operations.length > 1) {
      const isSame = shownNow === current
      current = withOperation(current, operation)
      shownNow = isSame ? current : withOperation(shownNow, requested)
    }
  }
  return { operations: placedOperations }
}

/** Returns undefined where the place no longer exists. */
function placed(operation: RequestedOperation, shown: unknown, current: unknown): RequestedOperation | undefined {
  const path = (operation.do === 'insert' ? followedGap : followedPath)(operation.path, shown, current)
  if (!path) return undefined
  if (operation.do !== 'move') return { ...operation, path }
  const to = followedGap(operation.to, shown, current)
  return to && { ...operation, path, to }
}
