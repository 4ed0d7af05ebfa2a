import { onKey } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports readings without a page at `/`. */
export default function missingHome({ draft, uncertain, report }: CheckContext<typeof problems>): void {
  if (uncertain) return
  for (const { name, path, pages, redirects } of draft.readings) {
    if (pages.size > 0 && !pages.has('/') && !redirects.some(({ from }) => from === '/'))
      report('missing-home', onKey(...path, 'routes'), { reading: name })
  }
}
