import { onKey, onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { pageIn } from '../../languages/draft-addresses.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import { missingAnchor } from '../../sense/anchors.ts'
import type { Check } from '../../sense/check.ts'
import { targetOf } from '../../sense/links.ts'
import { onOffer } from '../../shape/names-on-offer.ts'
import type problems from './problems.ts'

/** Redirects to pages that do not exist, away from the site, or from an address that has a page. */
const redirectTargets: Check<typeof problems> = ({ draft, names, uncertain, report }) => {
  if (uncertain) return
  for (const reading of draft.readings) {
    const { pages, redirects } = reading
    const from = new Set(redirects.map((one) => one.from))
    for (const redirect of redirects) {
      const target = targetOf(interpolate(redirect.to, names))
      const at = onValue(redirect.path)
      const shadowed = pages.get(redirect.from)
      if (shadowed) {
        const related = [{ at: onKey(...shadowed.path), message: `the page "${redirect.from}"` }]
        report('redirect-shadowed', onKey(...redirect.path), { from: redirect.from, to: redirect.to }, { related })
      }
      if (target.kind === 'outside') report('open-redirect', at, { from: redirect.from, to: redirect.to })
      if (target.kind !== 'page') continue
      const page = pageIn(draft, reading, target.path)
      if (!page && !from.has(target.path)) {
        const near = nearest(target.path, onOffer.paths(pages.keys()))
        const mend =
          near === undefined
            ? undefined
            : { title: `Write "${near}"`, text: near, safe: near.toLowerCase() === target.path.toLowerCase() }
        report('redirect-dead', at, { to: target.path, nearest: near }, { suggestion: near, mend })
      }
      const { anchor } = target
      const missing = page && anchor !== undefined ? missingAnchor([page], anchor) : undefined
      if (page && anchor !== undefined && missing)
        report('dead-anchor', at, { anchor, page: page.route, ...missing }, { suggestion: missing.nearest })
    }
  }
}

export default redirectTargets
