// Reports mistakes in templates and entries, each with the line of the page that takes the entry from there.
import { leavesOut } from '../manifest/read/left-out.ts'
import type { Source } from '../manifest/read/source.ts'
import { type Finding, finding } from '../problems/finding.ts'
import type { ExpandContext } from './expand/context.ts'

const templateWords = 'the line of the page that takes it from there'

/** Adds the template's line to findings in entries, as a related place. */
export function withTemplates(findings: readonly Finding[], source: Source): Finding[] {
  if (!source.expansion) return [...findings]
  return findings.map((one) => {
    const at = 'on' in one.at ? source.templateOf(one.at) : undefined
    return at ? { ...one, related: [...(one.related ?? []), { at, message: templateWords }] } : one
  })
}

/** Returns the reporters of an expansion, which add to `findings`. */
export function reportersTo(findings: Finding[], source: Source): Pick<ExpandContext, 'report' | 'inEntry'> {
  const seen = new Set<string>()
  const lacksEntries = findings.some(leavesOut)
  return {
    report(code, spot, ...of) {
      // A mistake in a template is found once for each entry.
      const key = JSON.stringify(spot)
      if (seen.has(key)) return
      seen.add(key)
      // The missing entry may be in a file that could not be read.
      if (code !== 'dead-reference' || !lacksEntries) findings.push(finding(code, source.stretch(spot), ...of))
    },
    inEntry(entry, template) {
      const there = { at: source.stretch({ path: template, on: 'entry' }), message: templateWords }
      return (code, spot, facts, extras) => {
        const { start, end } = entry.at.place(spot)
        const related = [...(extras?.related ?? []), there]
        findings.push(finding(code, { start, end, file: entry.at.file }, facts, { ...extras, related }))
      }
    },
  }
}
