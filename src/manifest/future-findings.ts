// Finds errors that appear later without an edit, because pages or entries appear or disappear at a set moment.

import { dayOf, written } from '../content/moments.ts'
import { kindOf } from '../problems/catalogue.ts'
import { type Finding, finding } from '../problems/finding.ts'
import { withJoined } from '../problems/place.ts'
import type { Source } from './read/source.ts'
import type { Surroundings } from './sense/check.ts'
import { checkSense } from './sense/check-sense.ts'
import { type Draft, type DraftReading, draft } from './sense/draft.ts'
import { mayLink } from './sense/link-uses.ts'
import type { WordGroup } from './sense/word-groups.ts'
import type { LinkUse } from './sense/written-links.ts'
import { checkShape } from './shape/check-shape.ts'

/** Future moments that are checked, nearest first. The next build checks the ones after them. */
const maxMoments = 12

/**
 * Checks the source as of each moment's own day. `present` are the findings of today, which are not repeated. `ended` is called after each
 * moment, whose pages are garbage by then.
 */
export function futureFindings(
  source: Source,
  drafted: Draft,
  present: readonly Finding[],
  surroundings: Surroundings,
  ended?: () => void,
): Finding[] {
  if (!source.expansion) return []
  const { changes, zone = 'UTC', at } = source.expansion
  const known = new Set(present.map((one) => keyOf(one, source)))
  const found: Finding[] = []
  for (const moment of changes.slice(0, maxMoments)) {
    const later = at(moment)
    const howFar = { uncertain: later.uncertain, complete: false }
    const differing = withoutUnchanged(draft(later.value), drafted)
    const all = [...checkShape(later).findings, ...checkSense(differing, howFar, dayOf(moment, zone), surroundings)]
    for (const one of withJoined(all)) {
      const { severity, message, hint } = kindOf(one.code)
      const key = keyOf(one, later)
      if (severity !== 'error' || known.has(key)) continue
      known.add(key)
      const spot = 'start' in one.at ? one.at : later.stretch(one.at)
      const facts = { moment: written(moment, zone), message: message(one.facts), hint: hint(one.facts), then: one }
      found.push(finding(one.code === 'nothing-to-list' ? 'list-runs-out' : 'later-problem', spot, facts))
    }
    ended?.()
  }
  return found
}

/**
 * Removes the strings of unchanged pages from a later draft, since today's checks cover them. Keeps pages with links to something that may be gone by
 * then.
 */
function withoutUnchanged(later: Draft, today: Draft): Draft {
  const known = new Set(today.groups)
  const left = new Set<WordGroup>()
  for (const reading of later.readings) {
    const { gone, others } = changedPages(
      today.readings.find(({ name }) => name === reading.name),
      reading,
    )
    const mayBeDead = ({ target }: LinkUse) =>
      target.kind === 'page' && (gone.has(target.path) || (target.anchor !== undefined && others.has(target.path)))
    for (const group of reading.groups) if (known.has(group) && !mayLink(group, mayBeDead)) left.add(group)
  }
  const without = (groups: readonly WordGroup[]) => groups.filter((group) => !left.has(group))
  const readings = later.readings.map((reading) => ({ ...reading, groups: without(reading.groups) }))
  return { ...later, readings, groups: without(later.groups) }
}

/** Returns the paths of pages that are gone, and of pages that changed and may lack the target of a link. */
function changedPages(before: DraftReading | undefined, { pages }: DraftReading) {
  const gone = new Set<string>()
  const others = new Set<string>()
  for (const [path, { fields }] of before?.pages ?? []) {
    const now = pages.get(path)
    if (!now) gone.add(path)
    else if (now.fields !== fields) others.add(path)
  }
  return { gone, others }
}

function keyOf({ code, at }: Finding, source: Source): string {
  const { text, start } = source.place(at)
  return `${code} ${text.file} ${start}`
}
