// Moves lines in the wrong column to the column they were meant for before the shape is judged, so that one slip is reported once and not as every
// mistake it causes.
import { isMap, type Node } from 'yaml'
import type { Finding } from '../../problems/finding.ts'
import type { Realigned } from '../read/fully-parsed.ts'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'
import type { Source } from '../read/source.ts'
import { checkShape, type ShapeFindings } from '../shape/check-shape.ts'
import { realigned } from './realign.ts'

/** Codes that a line in the wrong column may cause. */
const structural = new Set([
  'bad-indent',
  'bad-name',
  'cannot-read',
  'colon-in-text',
  'duplicate-key',
  'empty-value',
  'list-for-one',
  'missing-colon',
  'missing-key',
  'missing-type',
  'needs-quotes',
  'not-a-key',
  'not-text',
  'space-after-colon',
  'space-after-dash',
  'unknown-key',
  'wrong-kind',
])

/** Returns source and shape unchanged if no finding can come from indentation; otherwise reads the source again with its lines realigned. */
export function withAlignedLines(
  source: Source,
  shape: ShapeFindings,
  read: (realigned: ReadonlyMap<string, Realigned>) => Source,
) {
  const found = [...shape.findings, ...shape.syntax].filter(
    // A finding with a suggestion has a likelier cause.
    ({ code, suggestion }) => structural.has(code) && suggestion === undefined,
  )
  // A missing space after a dash is certain and needs no search.
  if (found.every(({ code }) => code === 'space-after-dash')) return { source, shape }
  const moved = new Map<string, Realigned>()
  for (const [parsed, near] of source.linesOf(found)) {
    const better = realigned(parsed.cleaned(), near, parsed.file !== source.files[0])
    if (better) moved.set(parsed.file, better)
  }
  if (moved.size === 0) return { source, shape }
  const again = read(moved)
  const { findings, ...rest } = checkShape(again)
  return { source: again, shape: { ...rest, findings: findings.filter((one) => !isCutOff(one, again, moved)) } }
}

/** Whether a key seems missing only because it stands on the line of another key (`two-keys`). */
function isCutOff({ code, facts, at }: Finding, source: Source, moved: ReadonlyMap<string, Realigned>): boolean {
  if (code !== 'missing-key' || !('on' in at)) return false
  const { node, lines, file } = source.written(at.path) ?? {}
  const keys = isMap<Node | null>(node) ? node.items.map(({ key }) => lines?.pointAt(key?.range?.[0] ?? 0).line) : []
  const isBehind = (fault: SyntaxFault) =>
    fault.code === 'two-keys' && keyOf(fault.facts) === keyOf(facts) && keys.includes(fault.line)
  return moved.get(file ?? '')?.faults.some(isBehind) ?? false
}

const keyOf = (facts: unknown) => (typeof facts === 'object' && facts && 'key' in facts ? facts.key : undefined)
