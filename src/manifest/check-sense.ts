// What a schema cannot say: whether names, links and texts fit together, in every reading. Each file of checks/ is one check.

import { type Finding, finding } from '../problems/finding.ts'
import type { Check, Report, Surroundings } from './check.ts'
import { type Draft, draft, type Elsewhere } from './draft.ts'
import { groupsOnly } from './groups.ts'
import { namedValues } from './interpolate.ts'
import { mended } from './mended.ts'
import type { Parsed } from './parse.ts'
import { publishedSchema } from './published-schema.ts'

const found = import.meta.glob<Check>(['./checks/*.ts', '!./checks/*.test.ts'], { eager: true, import: 'default' })
const checks = Object.keys(found)
  .sort()
  .map((file) => found[file])

/** The value as the checks see it: as it was most likely meant, by what the schema has found. */
export const draftOf = (parsed: Parsed, shape: Finding[], elsewhere?: Elsewhere): Draft =>
  draft(mended(parsed.value, shape, parsed.places), elsewhere)

/** `shape`: what the schema has found. */
export function checkSense(
  parsed: Parsed,
  shape: Finding[] = [],
  surroundings: Surroundings = {},
  drafted: Draft = draftOf(parsed, shape),
): Finding[] {
  const findings: Finding[] = []
  const report: Report = (code, at, facts, extras) => findings.push(finding(code, at, facts, extras))
  const complete = shape.length === 0 && parsed.findings.length === 0
  const names = declaredNames(drafted.value)
  for (const check of checks)
    check?.({ ...surroundings, draft: drafted, names, uncertain: parsed.uncertain, complete, report })
  return findings
}

/** Names that may stand in braces. One whose value is wrong or missing is reported there, not wherever it is used. */
function declaredNames(value: Record<string, unknown>): Map<string, string> {
  const facts = Object.entries(groupsOnly(value.facts)).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact : '',
  ])
  const required = publishedSchema.properties?.site?.required ?? []
  const site = { ...Object.fromEntries(required.map((name) => [name, ''])), ...groupsOnly(value.site) }
  return namedValues({ site, facts: Object.fromEntries(facts) })
}
