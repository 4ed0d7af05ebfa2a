// Moves lines that stand in the wrong column to where they were meant to stand, before anything else is checked: one slip of the
// indentation is then reported once, and not as all the mistakes it causes.
import type { Finding } from '../../problems/finding.ts'
import type { Realigned } from '../read/fully-parsed.ts'
import type { SyntaxFault } from '../read/repair/syntax-fault.ts'
import type { Source } from '../read/source.ts'
import { checkShape, type Shape } from '../shape/check-shape.ts'
import { knownKeys } from '../shape/format-keys.ts'
import { realigned } from './realign.ts'

interface ShapedSource {
  source: Source
  shape: Shape
}

/** What may come of a line in the wrong column; the others are about what stands in a value. */
const structural = new Set([
  'bad-indent',
  'bad-name',
  'cannot-read',
  'colon-in-text',
  'dedented',
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

/** Whether it is a key of the format that stands among names, as `include:` among redirects. */
const isKeyElsewhere = ({ code, at }: Finding) =>
  code === 'bad-name' && 'on' in at && at.on === 'key' && knownKeys().has(String(at.path.at(-1)))

/** The same where nothing was found that a slip of the indentation may cause; else read anew, with its lines where they belong. */
export function aligned(
  source: Source,
  shape: Shape,
  read: (realigned: ReadonlyMap<string, Realigned>) => Source,
): ShapedSource {
  const found = [...shape.findings, ...shape.syntax].filter(
    // A likelier cause replaces the guess.
    (one) => structural.has(one.code) && (one.suggestion === undefined || isKeyElsewhere(one)),
  )
  // A dash that is the only fault is found for certain where it stands.
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

/** Whether a key is missing only because it stands behind another one of its group, on a line that is read up to there. */
function isCutOff({ code, facts, at }: Finding, source: Source, moved: ReadonlyMap<string, Realigned>): boolean {
  if (code !== 'missing-key' || !('on' in at)) return false
  const { file, lines } = source.keysOf(at.path)
  const isBehind = (fault: SyntaxFault) =>
    fault.code === 'two-keys' && keyOf(fault.facts) === keyOf(facts) && lines.includes(fault.line)
  return moved.get(file)?.faults.some(isBehind) ?? false
}

const keyOf = (facts: unknown) => (typeof facts === 'object' && facts && 'key' in facts ? facts.key : undefined)
