// Reads comments that suppress problems: `# lectern-ignore CODE until 2027-01-31: reason`, above a line or at its end.
import { type Day, isDay } from '../../supabase/functions/_shared/day.ts'
import { problemCodes } from './catalogue.ts'
import { type Finding, finding } from './finding.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'

export interface Suppression {
  /** File name as problems print it. */
  file: string
  code: string
  until: string
  reason: string
  /** The line it applies to. */
  target: number
  start: number
  end: number
}

const word = 'lectern-ignore'
const comment = /(^[ \t]*|[ \t])#[ \t]*lectern-ignore\b[ \t]*(.*)$/gm
const parts = /^(\S+)\s+until\s+(\S+?)\s*:\s*(\S.*)$/

/** Removes suppressed problems, and finds mistakes in the comments themselves. `firm` are codes that cannot be suppressed. */
export function settle(
  problems: Problem[],
  suppressions: readonly Suppression[],
  today: Day,
  firm: ReadonlySet<string>,
) {
  if (suppressions.length === 0) return { problems, findings: [] }
  const findings: Finding[] = []
  const valid = suppressions.filter((one) => {
    const found = fault(one, today)
    if (found) findings.push(found)
    return found === undefined
  })
  const used = new Set<Suppression>()
  const left = problems.filter((problem) => {
    const one = valid.find(
      ({ file, code, target }) => code === problem.code && target === problem.line && file === problem.file,
    )
    if (!one) return true
    if (firm.has(one.code) && !used.has(one)) findings.push(refused(one))
    used.add(one)
    return firm.has(one.code)
  })
  for (const one of valid)
    if (!used.has(one)) findings.push(finding('unneeded-suppression', placeOf(one), { code: one.code }))
  return { problems: left, findings }
}

/** Returns the suppressions of a text, in order. */
export function suppressionsIn(text: string, file: string): Suppression[] {
  if (!text.includes(word)) return []
  return [...text.matchAll(comment)].map((match) => {
    const [whole, lead = '', rest = ''] = match
    const start = match.index + lead.length
    const end = match.index + whole.trimEnd().length
    const alone = (text.slice(0, start).split('\n').at(-1) ?? '').trim() === ''
    const line = text.slice(0, start).split('\n').length
    const [, code = '', until = '', reason = ''] = parts.exec(rest.trim()) ?? []
    return {
      file,
      code: code || (rest.split(/\s/)[0] ?? ''),
      until,
      reason,
      target: alone ? nextLine(text, end, line) : line,
      start,
      end,
    }
  })
}

/** Returns the next line that is neither blank nor a comment. */
function nextLine(text: string, end: number, line: number): number {
  const after = text.slice(end).split('\n').slice(1)
  const at = after.findIndex((one) => !/^\s*(#.*)?\r?$/.test(one))
  return line + 1 + Math.max(0, at)
}

function fault(one: Suppression, today: Day): Finding | undefined {
  const at = placeOf(one)
  const bad = (what: string, near?: string, known: readonly string[] = []) =>
    finding('bad-suppression', at, { what, nearest: near, known }, { suggestion: near })
  if (!problemCodes.includes(one.code))
    return bad(`"${one.code}" is no code`, nearest(one.code, problemCodes), problemCodes)
  if (one.until === '') return bad('it needs a day and a reason')
  if (!isDay(one.until)) return bad(`"${one.until}" is no day`)
  if (one.until < today) return finding('expired-suppression', at, { code: one.code, until: one.until })
  return undefined
}

const refused = (one: Suppression): Finding =>
  finding('bad-suppression', placeOf(one), {
    what: `without fixing "${one.code}", no site can be made of the file`,
    known: [],
    hint: 'Fix the problem, and take the comment away.',
  })

const placeOf = ({ start, end, file }: Suppression) => ({ start, end, file })
