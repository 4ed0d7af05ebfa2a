import { onValue } from '../../../problems/finding.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { Check } from '../../sense/check.ts'
import type { DraftReading, DraftRedirect } from '../../sense/draft.ts'
import { targetOf } from '../../sense/links.ts'
import type problems from './problems.ts'

/** Redirects that lead back to where they began, once a loop; and those that lead to another redirect. */
const redirectLoops: Check<typeof problems> = ({ draft, names, report }) => {
  for (const reading of draft.readings) follow(reading)

  function follow({ redirects, pages }: DraftReading) {
    const next = new Map<string, DraftRedirect>(redirects.map((one) => [one.from, one]))
    const inLoop = new Set<string>()
    for (const redirect of redirects) {
      if (inLoop.has(redirect.from)) continue
      const way = [redirect.from]
      let to = pathOf(redirect)
      while (to !== undefined && next.has(to) && !pages.has(to) && !way.includes(to)) {
        way.push(to)
        to = pathOf(next.get(to))
      }
      if (to === redirect.from) {
        for (const from of way) inLoop.add(from)
        const related = way.slice(1).flatMap((from) => {
          const hop = next.get(from)
          return hop ? [{ at: onValue(hop.path), message: `"${from}" leads on to ${hop.to}` }] : []
        })
        const to = way.map((from) => next.get(from)?.to ?? '')
        report('redirect-loop', onValue(redirect.path), { through: way, to }, { related })
      } else if (way.length > 1 && to !== undefined && !way.includes(to)) {
        const facts = { from: redirect.from, through: way[1] ?? '', end: to }
        report('redirect-chain', onValue(redirect.path), facts, {
          suggestion: to,
          mend: { title: `Write "${to}"`, text: to, safe: true },
        })
      }
    }
  }

  function pathOf(redirect: DraftRedirect | undefined): string | undefined {
    const target = redirect && targetOf(interpolate(redirect.to, names))
    return target?.kind === 'page' ? target.path : undefined
  }
}

export default redirectLoops
