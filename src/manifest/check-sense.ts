// What a schema cannot say: whether names, links and texts fit together, in every reading. Each file of checks/ is one check.
import { type Finding, finding } from '../problems/finding.ts'
import type { Check, Report, Surroundings } from './check.ts'
import { draft, groupsOnly } from './draft.ts'
import { namedValues } from './interpolate.ts'
import type { Parsed } from './parse.ts'

const found = import.meta.glob<Check>(['./checks/*.ts', '!./checks/*.test.ts'], { eager: true, import: 'default' })
const checks = Object.keys(found)
  .sort()
  .map((file) => found[file])

export function checkSense(parsed: Parsed, surroundings: Surroundings = {}): Finding[] {
  const findings: Finding[] = []
  const report: Report = (code, at, facts, extras) => findings.push(finding(code, at, facts, extras))
  const drafted = draft(parsed.value)
  const names = namedValues({ site: groupsOnly(drafted.value.site), facts: textsOnly(drafted.value.facts) })
  for (const check of checks) check?.({ ...surroundings, draft: drafted, names, uncertain: parsed.uncertain, report })
  return findings
}

const textsOnly = (value: unknown) =>
  Object.fromEntries(
    Object.entries(groupsOnly(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
