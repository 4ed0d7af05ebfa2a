import { onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import { captured, isPattern, redirectAt, withPlaceholders } from '../../../site/redirects.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftReading, DraftRedirect } from '../../sense/draft.ts'
import { linkTarget } from '../../sense/links.ts'
import type problems from './problems.ts'

/** Reports redirects that lead back to where they began, once for each loop, and redirects to other redirects. */
export default function redirectLoops({ draft, names, report }: CheckContext<typeof problems>): void {
  for (const reading of draft.readings) follow(reading)

  function follow({ redirects, pages }: DraftReading) {
    const next = new Map<string, DraftRedirect>(redirects.map((one) => [one.from, one]))
    const inLoop = new Set<string>()
    for (const redirect of redirects) {
      if (inLoop.has(redirect.from)) continue
      if (isPattern(redirect.from)) {
        patternLoop(redirect, redirects, pages)
        continue
      }
      const hops = hopsFrom(redirect, (path) => (pages.has(path) ? undefined : next.get(path)))
      const [, ...further] = hops
      const through = hops.map(({ from }) => from)
      const to = pathOf(hops.at(-1))
      if (to === redirect.from) {
        for (const from of through) inLoop.add(from)
        const related = further.map((hop) => ({ at: onValue(hop.at), message: `"${hop.from}" leads on to ${hop.to}` }))
        report('redirect-loop', onValue(redirect.at), { through, to: hops.map((hop) => hop.to) }, { related })
      } else if (further[0] && to !== undefined && !through.includes(to)) {
        const facts = { from: redirect.from, through: further[0].from, end: to }
        report('redirect-chain', onValue(redirect.at), facts, offer(to, true))
      }
    }
  }

  /** Returns the redirects that follow one another, each once. */
  function hopsFrom(redirect: DraftRedirect, redirectAt: (path: string) => DraftRedirect | undefined): DraftRedirect[] {
    const hops = new Map([[redirect.from, redirect]])
    for (let to = pathOf(redirect); to !== undefined && !hops.has(to); ) {
      const hop = redirectAt(to)
      if (!hop) break
      hops.set(to, hop)
      to = pathOf(hop)
    }
    return [...hops.values()]
  }

  /** Tries one address of the pattern for each redirect that it may lead on to, and returns the first loop. */
  function patternLoop(redirect: DraftRedirect, redirects: readonly DraftRedirect[], pages: DraftReading['pages']) {
    const target = pathOf(redirect)
    if (target === undefined) return
    const begun = redirects.flatMap(({ from }) => {
      const values = captured(target, withPlaceholders(from, sample))
      return values ? [withPlaceholders(redirect.from, (word) => values.get(word) ?? sample(word))] : []
    })
    for (const start of [withPlaceholders(redirect.from, sample), ...begun]) {
      const way = [start]
      for (let hop = redirectAt(redirects, start); hop; hop = redirectAt(redirects, way.at(-1) ?? '')) {
        const to = pathOf({ ...redirect, to: hop.to })
        if (to === undefined || pages.has(to)) break
        // An address that grows with each hop never returns to its beginning.
        if (!way.includes(to) && way.length < maxHops) {
          way.push(to)
          continue
        }
        const words = { through: [redirect.from], to: [redirect.to] }
        report('redirect-loop', onValue(redirect.at), words)
        return
      }
    }
  }

  function pathOf(redirect: DraftRedirect | undefined): string | undefined {
    const target = redirect && linkTarget(interpolate(redirect.to, names))
    return target?.kind === 'page' ? target.path : undefined
  }
}

const sample = (placeholder: string) => (placeholder === '*' ? 'any/address' : 'any')

/** Browsers give up after 20 redirects. */
const maxHops = 20
