import { onValue } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports ids that occur twice on a page. */
export default function duplicateIds({ draft, report }: CheckContext<typeof problems>): void {
  for (const { pages } of draft.readings) {
    for (const { route, blocks } of pages.values()) {
      const first = new Map<string, (string | number)[]>()
      for (const { anchors, path } of blocks) {
        for (const id of anchors) {
          const before = first.get(id)
          if (!before) first.set(id, [...path, 'id'])
          else
            report(
              'duplicate-id',
              onValue([...path, 'id']),
              { id, page: route },
              { related: [{ at: onValue(before), message: `"${id}" for the first time` }] },
            )
        }
      }
    }
  }
}
