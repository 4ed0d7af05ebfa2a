// Decides whether a page or a block is shown at the moment of the build.
import { onValue, type Path } from '../../problems/finding.ts'
import { datePattern } from '../../schema/manifest/moment-pattern.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { SchemaWalk } from '../../schema/schema-walk.ts'
import { isShownAt } from '../entry.ts'
import { checkUntil, isWrittenAsMoment, readMoment } from '../read-moment.ts'
import type { ExpandContext } from './context.ts'

type Timed = Record<string, unknown>

/** Reports moments that cannot be read and ignores them. `schema` is that of the block, which may have its own field `until`. */
export function isShown(value: Timed, path: Path, context: ExpandContext, schema?: SchemaNode): boolean {
  if (value.draft === true) return false
  const publish = momentIn(value, 'publish', path, context)
  const until = isOwnDay(value, 'until', schema, context.walk) ? undefined : momentIn(value, 'until', path, context)
  if (publish === undefined && until === undefined) return true
  checkUntil({ publish, until }, value, onValue([...path, 'until']), context.report)
  return context.answerTo(({ now, changes }) => {
    if (publish !== undefined) changes.addWritten(publish, true, path)
    if (until !== undefined) changes.addWritten(until, false, path)
    return isShownAt({ draft: false, publish, until }, now)
  })
}

/** Whether a value of `draft`, `publish` or `until` has been applied and need not be checked. The schema reports any other. */
export const isApplied = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && isWrittenAsMoment(value))

/** Whether `until` is a field of the block that its view interprets: an announcement is still shown on that day. */
export const isOwnDay = (value: Timed, key: string, schema: SchemaNode | undefined, walk: SchemaWalk): boolean =>
  key === 'until' && schema !== undefined && walk.below(schema, value, key)?.pattern === datePattern

function momentIn(value: Timed, key: 'publish' | 'until', path: Path, context: ExpandContext): number | undefined {
  const text = value[key]
  if (typeof text !== 'string') return undefined
  return readMoment(text, context.zone, onValue([...path, key]), context.report)
}
