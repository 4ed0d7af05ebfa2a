import { onKey } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { groupsOnly } from '../../../site/groups.ts'
import { redirectAt } from '../../../site/redirects.ts'
import { addressesIn } from '../../languages/draft-addresses.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftReading } from '../../sense/draft.ts'
import { linkTarget } from '../../sense/links.ts'
import { isOfList } from '../../sense/of-list.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports released addresses that no longer answer. */
export default function releasedPaths({
  draft,
  released,
  uncertain,
  hasEnded,
  report,
}: CheckContext<typeof problems>): void {
  if (!released || uncertain) return
  const readings = new Map(draft.readings.map((reading) => [reading.name, reading]))
  // The active reading has to answer for the addresses of a reading that was removed.
  const heir = typeof draft.value.reading === 'string' ? readings.get(draft.value.reading) : undefined
  for (const [name, paths] of released) {
    const reading = readings.get(name) ?? heir
    if (!reading || reading.pages.size === 0) continue
    const answered = new Set([
      ...reading.pages.keys(),
      ...addressesIn(draft, reading).keys(),
      ...reading.redirects.map(({ from }) => from),
    ])
    for (const path of paths) {
      if (answered.has(path) || leadsToPage(reading, path)) continue
      if (isOfList(reading, path) || hasEnded?.(name, path)) continue
      const near = pageLike(path, suggestible.paths(reading.pages.keys())) ?? pageAbove(reading, path)
      const [first] = Object.keys(groupsOnly(reading.fields.redirects))
      const at = first !== undefined ? onKey(...reading.path, 'redirects') : onKey(...reading.path)
      const redirect = `${path}: ${near ?? '/'}`
      const before = first === undefined ? undefined : onKey(...reading.path, 'redirects', first)
      const fix = before && { title: `Add ${redirect}`, before, text: redirect, safe: false }
      report('lost-url', at, { path, reading: reading.name, nearest: near }, { suggestion: redirect, fix })
    }
  }
}

/** Returns the page whose address differs in few letters in each of its parts: below a long path all addresses are alike as a whole. */
const pageLike = (path: string, pages: readonly string[]): string | undefined => {
  const parts = path.split('/')
  const isLike = (part: string, other: string) => part === other || nearest(part, [other]) !== undefined
  const alike = pages.filter((page) => {
    const others = page.split('/')
    return others.length === parts.length && others.every((other, at) => isLike(parts[at] ?? '', other))
  })
  return nearest(path, alike)
}

/** Returns the page that the path lies below, such as a list; undefined for the home page. */
function pageAbove(reading: Pick<DraftReading, 'pages'>, path: string): string | undefined {
  const above = path.replace(/\/[^/]*$/, '')
  return above === '' ? undefined : reading.pages.has(above) ? above : pageAbove(reading, above)
}

/** Checks redirects by pattern too, which match more addresses than there are pages. */
function leadsToPage({ pages, redirects }: DraftReading, path: string): boolean {
  const lead = redirectAt(redirects, path)
  const target = lead && linkTarget(lead.to)
  return target?.kind === 'page' ? pages.has(target.path) : lead !== undefined
}
