// What is wrong at a later moment and right today: a link to a page that has gone by then, a list that has come.

import { dayOf, written } from '../content/moments.ts'
import { kindOf } from '../problems/catalogue.ts'
import { type Finding, finding } from '../problems/finding.ts'
import type { Source } from './read/source.ts'
import type { Surroundings } from './sense/check.ts'
import { checkSense } from './sense/check-sense.ts'
import { type Draft, type DraftReading, draft } from './sense/draft.ts'
import { mayLink } from './sense/link-uses.ts'
import type { WordGroup } from './sense/word-groups.ts'
import type { LinkUse } from './sense/written-links.ts'
import { checkShape } from './shape/check-shape.ts'

/** Moments that are looked at. A site has few; of one with many, the nearest are enough until the next build. */
const maxMoments = 12

/** Each moment is judged as of its own day. `present` is what is found today in the draft of today. */
export function findingsToCome(
  source: Source,
  drafted: Draft,
  present: readonly Finding[],
  surroundings: Surroundings,
): Finding[] {
  if (!source.expansion) return []
  const { changes, zone = 'UTC', at } = source.expansion
  const known = new Set(present.map((one) => keyOf(one, source)))
  const found: Finding[] = []
  for (const moment of changes.slice(0, maxMoments)) {
    const later = at(moment)
    const howFar = { uncertain: later.uncertain, complete: false }
    const differing = withoutSame(draft(later.value), drafted)
    const all = [...checkShape(later).findings, ...checkSense(differing, howFar, dayOf(moment, zone), surroundings)]
    for (const one of all) {
      const { severity, message, hint } = kindOf(one.code)
      const key = keyOf(one, later)
      if (severity !== 'error' || known.has(key)) continue
      known.add(key)
      const spot = 'start' in one.at ? one.at : later.stretch(one.at)
      const facts = { moment: written(moment, zone), message: message(one.facts), hint: hint(one.facts) }
      found.push(finding('later-problem', spot, facts))
    }
  }
  return found
}

/**
 * The draft of a later moment without the strings of pages that are as they are today, as what is wrong in them is found today; but
 * with those that link to something which may be gone by then.
 */
function withoutSame(later: Draft, today: Draft): Draft {
  const known = new Set(today.groups)
  const left = new Set<WordGroup>()
  for (const reading of later.readings) {
    const { gone, others } = since(
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

/** Paths of pages that are gone, and of those that are other ones, which may lack the part that a link leads to. */
function since(before: DraftReading | undefined, { pages }: DraftReading) {
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
