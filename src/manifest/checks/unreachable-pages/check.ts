import { onKey } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import { linksShownIn, openLinksIn } from '../../sense/link-uses.ts'
import type problems from './problems.ts'

/** Reports pages that no other page, layout or redirect links to. */
export default function unreachablePages(sense: CheckContext<typeof problems>): void {
  if (!sense.complete) return
  for (const reading of sense.draft.readings) {
    const { groups, targets } = linksShownIn(reading, sense)
    const linked = new Set(['/', ...targets])
    for (const { target, path } of openLinksIn(groups, sense)) {
      const own = path[0] === 'readings' && path[2] === 'routes' ? path[3] : undefined
      if (target.kind === 'page' && target.path !== own) linked.add(target.path)
    }
    for (const { route, path, fields } of reading.pages.values())
      if (!linked.has(route) && fields.unlisted !== true && fields.translates === undefined)
        sense.report('unreachable-page', onKey(...path), { route })
  }
}
