import { onKey } from '../../../problems/finding.ts'
import { withPlaceholders } from '../../../site/redirects.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

const plain = (route: string) =>
  withPlaceholders(route, (word) => word.slice(0, 1))
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
    const first = new Map<string, string>()
    for (const route of routes) {
      const other = first.get(plain(route))
      if (other === undefined) first.set(plain(route), route)
      else {
        const related = [{ at: onKey(...at, other), message: `"${other}" for the first time` }]
        report('same-route', onKey(...at, route), { route, other }, { related })
      }
    }
  }
}
