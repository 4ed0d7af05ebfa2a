// What is wrong at a later moment and right today: a link to a page that has gone by then, a list that has come.

import type { Day } from '../../supabase/functions/_shared/day.ts'
import { written } from '../content/moments.ts'
import { kindOf } from '../problems/catalogue.ts'
import { type Finding, finding } from '../problems/finding.ts'
import type { Source } from './read/source.ts'
import type { Surroundings } from './sense/check.ts'
import { checkSense } from './sense/check-sense.ts'
import { draft } from './sense/draft.ts'
import { checkShape } from './shape/check-shape.ts'

/** Moments that are looked at. A site has few; of one with many, the nearest are enough until the next build. */
const maxMoments = 12

/** `present` is what is found today. */
export function findingsToCome(
  source: Source,
  present: readonly Finding[],
  today: Day,
  surroundings: Surroundings,
): Finding[] {
  if (!source.expansion) return []
  const { changes, zone = 'UTC', at } = source.expansion
  const known = new Set(present.map((one) => keyOf(one, source)))
  const found: Finding[] = []
  for (const moment of changes.slice(0, maxMoments)) {
    const later = at(moment)
    const howFar = { uncertain: later.uncertain, complete: false }
    const all = [...checkShape(later).findings, ...checkSense(draft(later.value), howFar, today, surroundings)]
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

function keyOf({ code, at }: Finding, source: Source): string {
  const { text, start } = source.place(at)
  return `${code} ${text.file} ${start}`
}
