import { firstTime, onKey } from '../../../problems/finding.ts'
import { repeated } from '../../../site/grouped.ts'
import { withPlaceholders } from '../../../site/redirects.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

const plain = (route: string) =>
  /^(?:\/[a-z\d-]+)+$/.test(route)
    ? route
    : withPlaceholders(route, (word) => word.slice(0, 1))
        .toLowerCase()
        .replace(/\/+$/, '') || '/'

/** Reports pages or redirects whose paths differ only in letter case or a trailing slash. */
export default function sameRoutes({ draft, report }: CheckContext<typeof problems>): void {
  for (const { pages, redirects, path } of draft.readings) {
    twins([...pages.keys()], [...path, 'routes'])
    twins(
      redirects.map(({ from }) => from),
      [...path, 'redirects'],
    )
  }

  function twins(routes: string[], at: (string | number)[]) {
    for (const { item: route, first: other } of repeated(routes, plain))
      report('same-route', onKey(...at, route), { route, other }, { related: [firstTime(other, onKey(...at, other))] })
  }
}
