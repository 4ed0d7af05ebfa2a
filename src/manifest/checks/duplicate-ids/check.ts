import { firstTime, onValue } from '../../../problems/finding.ts'
import { repeated } from '../../../site/grouped.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports ids that occur twice on a page. */
export default function duplicateIds({ draft, report }: CheckContext<typeof problems>): void {
  for (const { route, blocks } of draft.readings.flatMap(({ pages }) => [...pages.values()])) {
    const ids = blocks.flatMap(({ anchors, path }) => anchors.map((id) => ({ id, at: onValue([...path, 'id']) })))
    for (const { item, first } of repeated(ids, ({ id }) => id))
      report('duplicate-id', item.at, { id: item.id, page: route }, { related: [firstTime(item.id, first.at)] })
  }
}
