// Checks which lines an operation has kept, from the lines alone, independently of the code under test.

import type { Operation } from '../../src/edit/operation.ts'
import { valueAt } from '../../src/site/groups.ts'

const linesOf = (text: string) => text.split(/\r?\n/)
const commentOf = (line: string) => /(?:^|\s)(#.*)$/.exec(line)?.[1]

/** Returns the first line of `few` that `many` does not have in the same order; undefined when it has all. */
function firstMissing(few: readonly string[], many: readonly string[]): string | undefined {
  let at = 0
  for (const line of few) {
    const found = many.indexOf(line, at)
    if (found < 0) return line
    at = found + 1
  }
  return undefined
}

const sortedLines = (lines: readonly string[]) =>
  lines
    .filter((line) => line.trim() !== '')
    .sort()
    .join('\n')

/** Describes what was lost; undefined when nothing was. */
export function linesKept(before: string, after: string, operation: Operation, value: unknown): string | undefined {
  const [old, now] = [linesOf(before), linesOf(after)]
  const breaks = before.match(/\r?\n/g)
  if (breaks?.every((each) => each === '\r\n') && /(?<!\r)\n/.test(after)) return 'a line break of another kind'
  const ends = (from: string) => /\n$/.test(from)
  if (
    operation.do !== 'set' &&
    operation.do !== 'insert' &&
    operation.do !== 'duplicate' &&
    ends(before) !== ends(after)
  )
    return 'the end of the file'
  // The lines before and after the change are equal; only the lines between may differ.
  let [head, tail] = [0, 0]
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const removed = old.slice(head, old.length - tail)
  const added = now.slice(head, now.length - tail)
  if (operation.do === 'insert' || operation.do === 'duplicate') {
    // An insertion replaces at most the one line that it shares: that of `[]`, of brackets, or of the first dash.
    if (removed.length > 1 && firstMissing(removed.slice(1), added) !== undefined && !isFlow(removed))
      return `line "${firstMissing(removed.slice(1), added)}"`
  }
  if (
    operation.do === 'set' &&
    isScalar(valueAt(value, operation.path)) &&
    isScalar(operation.value) &&
    removed.length > 1
  ) {
    const comments = removed.flatMap((line) =>
      isText(valueAt(value, operation.path), line) ? [] : [commentOf(line) ?? []].flat(),
    )
    const lost = comments.find((comment) => !after.includes(comment))
    if (lost) return `comment "${lost}"`
  }
  if (operation.do === 'move' || operation.do === 'rename' || operation.do === 'duplicate') {
    const hasSign = JSON.stringify(value).includes('#')
    const lost = hasSign
      ? undefined
      : old.flatMap((line) => commentOf(line) ?? []).find((each) => !after.includes(each))
    if (lost) return `comment "${lost}"`
  }
  const isDetached = removed.length !== added.length && /[*]\w/.test(before)
  if (
    operation.do === 'move' &&
    !isDetached &&
    sameHolder(operation.path, operation.to) &&
    !isFlow(removed) &&
    sortedLines(removed.map(bare)) !== sortedLines(added.map(bare))
  )
    return 'lines of a move'
  return undefined
}

/** Removes indentation and the dash before a list item's first key. */
const bare = (line: string) => line.replace(/^[\s-]*/, '').trimEnd()
const isFlow = (lines: readonly string[]) => lines.some((line) => /[[\]{}]|,\s*(?:#.*)?$/.test(line))
const isScalar = (value: unknown) => typeof value !== 'object' || value === null
const isText = (value: unknown, line: string) => typeof value === 'string' && value.includes('#') && line.includes('#')
const sameHolder = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.slice(0, -1).every((key, index) => String(key) === String(other[index]))
