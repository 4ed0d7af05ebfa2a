// Checks which lines an operation has kept, from the lines alone, independently of the code under test.
import { isCollection, Lexer, parseDocument } from 'yaml'
import type { Operation } from '../../../src/edit/operation.ts'
import { valueAt } from '../../../src/site/groups.ts'

const linesOf = (text: string) => text.split(/\r?\n/)
// The lexer marks each scalar with a control character, so a token that begins with # is a comment.
const commentsOf = (text: string) => [...new Lexer().lex(text)].filter((token) => token.startsWith('#'))

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
  const keepsComments =
    operation.do === 'set'
      ? isScalar(valueAt(value, operation.path)) && isScalar(operation.value)
      : operation.do !== 'remove' && operation.do !== 'insert'
  if (keepsComments) {
    const left = commentsOf(after)
    const lost = commentsOf(before).find((comment) => !left.includes(comment))
    if (lost) return `comment "${lost}"`
  }
  const isDetached = removed.length !== added.length && /[*]\w/.test(before)
  if (
    operation.do === 'move' &&
    !isDetached &&
    sameHolder(operation.path, operation.to) &&
    !isFlow(removed) &&
    !isFlowAt(before, operation.path.slice(0, -1)) &&
    sortedLines(removed.map(bare)) !== sortedLines(added.map(bare))
  )
    return 'lines of a move'
  return undefined
}

/** Removes indentation and the dash before a list item's first key. */
const bare = (line: string) => line.replace(/^[\s-]*/, '').trimEnd()
const isFlow = (lines: readonly string[]) => lines.some((line) => /[[\]{}]|,\s*(?:#.*)?$/.test(line))
const isScalar = (value: unknown) => typeof value !== 'object' || value === null
function isFlowAt(text: string, path: Operation['path']): boolean {
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { merge: true, logLevel: 'silent' })
  return (
    path.some((_, depth) => isFlowNode(document.getIn(path.slice(0, depth + 1), true))) || isFlowNode(document.contents)
  )
}
const isFlowNode = (node: unknown) => isCollection(node) && node.flow === true
const sameHolder = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.slice(0, -1).every((key, index) => String(key) === String(other[index]))
