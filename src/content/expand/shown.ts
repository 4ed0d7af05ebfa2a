// Whether a page or a block is shown at the moment of the build.
import { onValue, type Path } from '../../problems/finding.ts'
import { isShownAt } from '../entry.ts'
import { readMoment } from '../read-moment.ts'
import type { Context } from './context.ts'

type Timed = Record<string, unknown>

/** A moment that cannot be read is reported, and what it stands for is shown. */
export function isShown(value: Timed, path: Path, context: Context): boolean {
  if (value.draft === true) return false
  const publish = momentIn(value, 'publish', path, context)
  const until = momentIn(value, 'until', path, context)
  if (publish === undefined && until === undefined) return true
  return context.ask(({ now, changes }) => {
    if (publish !== undefined) changes.addWritten(publish, true, path)
    if (until !== undefined) changes.addWritten(until, false, path)
    return isShownAt({ draft: false, publish, until }, now)
  })
}

function momentIn(value: Timed, key: 'publish' | 'until', path: Path, context: Context): number | undefined {
  const text = value[key]
  if (typeof text !== 'string') return undefined
  return readMoment(text, context.zone, (of) => context.report(onValue([...path, key]), of))
}
