// Runs the sense checks: what no schema can express, such as whether names, links and texts fit together, in every reading. Each folder of checks/ is
// one check.
import type { Day } from '../../../supabase/functions/_shared/day.ts'
import { kindsOfChecks } from '../../problems/catalogue.ts'
import type { Finding, Reporter } from '../../problems/finding.ts'
import { groupsOnly } from '../../site/groups.ts'
import { namedValues } from '../resolve/interpolate.ts'
import { publishedSchema } from '../shape/published-schema.ts'
import type { Check, CheckContext, Surroundings } from './check.ts'
import type { Draft } from './draft.ts'
import { checkName } from './word-groups.ts'

const modules = import.meta.glob<Check>('../checks/*/check.ts', { eager: true, import: 'default' })
const errorChecks = new Set(
  Object.entries(kindsOfChecks).flatMap(([file, own]) =>
    Object.values(own).some(({ severity }) => severity === 'error') ? checkName(file) : [],
  ),
)
const checks = Object.entries(modules)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([file, judge]) => ({ name: checkName(file), judge }))

/** Whether the manifest was read completely. */
export type HowFar = Pick<CheckContext, 'uncertain' | 'complete'>

/** `errorsOnly` leaves out the checks that only warn. */
export function checkSense(
  drafted: Draft,
  howFar: HowFar,
  today: Day,
  surroundings: Surroundings,
  errorsOnly = false,
): Finding[] {
  const findings: Finding[] = []
  const report: Reporter = (code, at, facts, extras) => findings.push({ code, at, facts, ...extras })
  const sense: Omit<CheckContext, 'facts'> = {
    ...surroundings,
    ...howFar,
    draft: drafted,
    names: declaredNames(drafted.value, today),
    report,
  }
  const facts = new Map<string, unknown[]>(checks.map(({ name }) => [name, []]))
  for (const group of drafted.groups)
    for (const [name, own] of group.facts.ofChecks) {
      const all = facts.get(name)
      for (const fact of own) all?.push(fact)
    }
  for (const { name, judge } of checks)
    if (!errorsOnly || errorChecks.has(name)) judge({ ...sense, facts: facts.get(name) ?? [] })
  return findings
}

/** Returns the names that may stand in braces. A name with a missing or wrong value is reported where it is declared, not where it is used. */
function declaredNames(value: Record<string, unknown>, today: Day): Map<string, string> {
  const facts = Object.entries(groupsOnly(value.facts)).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? fact : '',
  ])
  const required = publishedSchema.properties?.site?.required ?? []
  const written = groupsOnly(value.site)
  const sure = required.map((name) => [name, typeof written[name] === 'string' ? written[name] : ''])
  const site = { ...written, ...Object.fromEntries(sure) }
  return namedValues({ site, facts: Object.fromEntries(facts) }, today)
}
