// Guesses at list items in the column of their key, below items of the same list that stand two columns further in.
import { indentOf, isFilled } from '../read/repair/indentation.ts'
import { type Candidate, movedTo } from './candidate.ts'

const step = 2

const keyOfList = /^( *(?:- +)*)["']?[\w/-]+["']?: *(?:#.*)?$/

/** Moves items of the list whose key stands on line `key` to the column of the others, where most lists of the text are indented below their keys. */
export function besideKey(lines: readonly string[], key: number): Candidate[] {
  const column = keyOfList.exec(lines[key - 1] ?? '')?.[1]?.length
  if (column === undefined) return []
  const end = lines.findIndex((text, at) => at >= key && isFilled(text) && !isBelow(text, column))
  const below = lines.slice(key, end < 0 ? undefined : end)
  const first = below.find(isFilled) ?? ''
  if (!isItem(first) || indentOf(first) !== column + step || !areFurtherIn(lines)) return []
  const at = below.findIndex((text) => isItem(text) && indentOf(text) === column)
  if (at < 0) return []
  // Skips a list that goes on in the deeper column.
  if (below.slice(at).some((text) => isItem(text) && indentOf(text) === column + step)) return []
  return [movedTo(lines, key + at + 1, key + below.length, column + step)]
}

const isItem = (text: string) => /^ *- /.test(text)

const isBelow = (text: string, column: number) => indentOf(text) > column || (indentOf(text) === column && isItem(text))

/** Whether most lists of the text are indented below their keys. */
function areFurtherIn(lines: readonly string[]): boolean {
  let further = 0
  let beside = 0
  for (const [at, text] of lines.entries()) {
    const column = keyOfList.exec(text)?.[1]?.length
    const next = lines[at + 1] ?? ''
    if (column === undefined || !isItem(next)) continue
    if (indentOf(next) > column) further++
    else if (indentOf(next) === column) beside++
  }
  return further > beside
}
