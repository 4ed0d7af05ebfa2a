// What of the lines has to be there after an operation: told by the lines alone, without the code that is tried.

import type { Operation } from '../../src/edit/operation.ts'
import { valueAt } from '../../src/site/groups.ts'

const linesOf = (text: string) => text.split(/\r?\n/)
const commentOf = (line: string) => /(?:^|\s)(#.*)$/.exec(line)?.[1]

/** Lines of `few` that are in `many` in the same order; undefined when all are. */
function missing(few: readonly string[], many: readonly string[]): string | undefined {
  let at = 0
  for (const line of few) {
    const found = many.indexOf(line, at)
    if (found < 0) return line
    at = found + 1
  }
  return undefined
}

const counted = (lines: readonly string[]) =>
  lines
    .filter((line) => line.trim() !== '')
    .sort()
    .join('\n')

/** What was lost, or undefined. */
export function linesKept(before: string, after: string, operation: Operation, value: unknown): string | undefined {
  const [old, now] = [linesOf(before), linesOf(after)]
  const breaks = before.match(/\r?\n/g)
  if (breaks?.every((one) => one === '\r\n') && /(?<!\r)\n/.test(after)) return 'a line break of another kind'
  const ends = (from: string) => /\n$/.test(from)
  if (
    operation.do !== 'set' &&
    operation.do !== 'insert' &&
    operation.do !== 'duplicate' &&
    ends(before) !== ends(after)
  )
    return 'the end of the file'
  // As many lines may differ as the operation's own value had or has; those before and behind are the very same.
  let [head, tail] = [0, 0]
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const gone = old.slice(head, old.length - tail)
  const come = now.slice(head, now.length - tail)
  if (operation.do === 'insert' || operation.do === 'duplicate') {
    // An insertion takes at most the one line that it shares: that of `[]`, of brackets, or of the first dash.
    if (gone.length > 1 && missing(gone.slice(1), come) !== undefined && !isFlow(gone))
      return `line "${missing(gone.slice(1), come)}"`
  }
  if (
    operation.do === 'set' &&
    isScalar(valueAt(value, operation.path)) &&
    isScalar(operation.value) &&
    gone.length > 1
  ) {
    const comments = gone.flatMap((line) =>
      isText(valueAt(value, operation.path), line) ? [] : [commentOf(line) ?? []].flat(),
    )
    const lost = comments.find((comment) => !after.includes(comment))
    if (lost) return `comment "${lost}"`
  }
  if (operation.do === 'move' || operation.do === 'rename' || operation.do === 'duplicate') {
    const isSaid = JSON.stringify(value).includes('#')
    const lost = isSaid ? undefined : old.flatMap((line) => commentOf(line) ?? []).find((one) => !after.includes(one))
    if (lost) return `comment "${lost}"`
  }
  const isDetached = gone.length !== come.length && /[*]\w/.test(before)
  if (
    operation.do === 'move' &&
    !isDetached &&
    sameHolder(operation.path, operation.to) &&
    !isFlow(gone) &&
    counted(gone.map(bare)) !== counted(come.map(bare))
  )
    return 'lines of a move'
  return undefined
}

/** Without the dash that a first key may stand behind. */
const bare = (line: string) => line.replace(/^[\s-]*/, '').trimEnd()
const isFlow = (lines: readonly string[]) => lines.some((line) => /[[\]{}]|,\s*(?:#.*)?$/.test(line))
const isScalar = (value: unknown) => typeof value !== 'object' || value === null
const isText = (value: unknown, line: string) => typeof value === 'string' && value.includes('#') && line.includes('#')
const sameHolder = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.slice(0, -1).every((key, index) => String(key) === String(other[index]))
