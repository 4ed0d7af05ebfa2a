import { onKey, onValue, type PathSpot } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { decodedAddress } from '../../../site/decoded-address.ts'
import { captured, isPattern, placeholdersIn, redirectAt, withPlaceholders } from '../../../site/redirects.ts'
import { addressesIn, draftPageAt } from '../../languages/draft-addresses.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import { missingAnchor } from '../../sense/anchors.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftReading, DraftRedirect } from '../../sense/draft.ts'
import { fileAddresses } from '../../sense/file-addresses.ts'
import { linkTarget } from '../../sense/links.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports redirects to pages that do not exist, redirects to other sites, and redirects from an address that has a page. */
export default function redirectTargets(sense: CheckContext<typeof problems>): void {
  const { draft, names, publicFiles = new Set(), uncertain, report, templatesIn = () => [] } = sense
  if (uncertain) return
  const isFile = fileAddresses(sense)
  for (const reading of draft.readings) {
    const { pages, redirects } = reading
    for (const redirect of redirects) {
      const target = linkTarget(interpolate(redirect.to, names))
      const at = onValue(redirect.at)
      const shadowed = pages.get(redirect.from)
      if (shadowed) {
        const related = [{ at: onKey(...shadowed.path), message: `the page "${redirect.from}"` }]
        report('redirect-shadowed', onKey(...redirect.path), { from: redirect.from, to: redirect.to }, { related })
      }
      if (target.kind === 'outside') report('open-redirect', at, { from: redirect.from, to: redirect.to })
      const own = placeholdersIn(redirect.from)
      for (const word of new Set(placeholdersIn(redirect.to)))
        if (!own.includes(word)) report('redirect-placeholder', at, { from: redirect.from, word, own })
      if (own.length > 0) hides(redirect, reading)
      if (target.kind !== 'page') continue
      if (isPattern(target.path)) toPattern(reading, target.path, at)
      else toPage(reading, target.path, target.anchor, at)
    }
  }

  function toPattern(reading: DraftReading, path: string, at: PathSpot) {
    const { pages, redirects } = reading
    // A collection may be empty for a while.
    const entries = templatesIn(reading.name).map((one) => one.replace('{entry}', 'any'))
    const there = [...pages.keys(), ...addressesIn(draft, reading).keys(), ...entries]
    const any = withPlaceholders(path, () => 'any')
    // A redirect to another redirect is judged by where that one leads.
    if (there.some((one) => captured(path, one)) || redirectAt(redirects, any)) return
    report('redirect-dead', at, { to: decodedAddress(path) })
  }

  function toPage(reading: DraftReading, path: string, anchor: string | undefined, at: PathSpot) {
    const page = draftPageAt(draft, reading, path)
    if (!page && !redirectAt(reading.redirects, path) && !isFile(path)) {
      const near = nearest(decodedAddress(path), suggestible.paths(reading.pages.keys()))
      const extras = offer(near, near?.toLowerCase() === path.toLowerCase())
      report('redirect-dead', at, { to: decodedAddress(path), nearest: near }, extras)
    }
    const missing = page && anchor !== undefined ? missingAnchor([page], anchor) : undefined
    if (page && anchor !== undefined && missing)
      report('dead-anchor', at, { anchor, page: page.route, ...missing }, { suggestion: missing.nearest })
  }

  /** Servers apply redirects before they look for a page. */
  function hides({ from, path }: DraftRedirect, reading: DraftReading) {
    const hidden = [
      ...[...reading.pages.keys()].map((one) => ({ what: 'page' as const, one })),
      ...[...publicFiles].map((one) => ({ what: 'file' as const, one })),
      ...ofEngine.map((one) => ({ what: one.startsWith('/functions/') ? ('form' as const) : ('file' as const), one })),
    ].filter(({ one }) => captured(from, one))
    const [first] = hidden
    if (!first) return
    const page = first.what === 'page' ? reading.pages.get(first.one) : undefined
    const related = page && [{ at: onKey(...page.path), message: `the page "${first.one}"` }]
    const facts = { from, what: first.what, hidden: first.one, more: hidden.length - 1 }
    report('redirect-hides', onKey(...path), facts, { related })
  }
}

/** Files of every site, and addresses of its backend. */
const ofEngine = [
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/styles.css',
  '/og/home.png',
  '/functions/v1/send',
  '/auth/v1/token',
]
