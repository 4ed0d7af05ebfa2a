// Applies edits to a text, inverts them and minimises them.
import type { Edit } from './problem.ts'

const inOrder = (edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => one.start - other.start || one.end - other.end)

/** Applies all edits. Throws when two of them overlap, which is a bug of the caller. */
export function splice(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: added } of inOrder(edits)) {
    if (start < at) throw new Error(`Two edits meet at ${start}.`)
    result += text.slice(at, start) + added
    at = end
  }
  return result + text.slice(at)
}

/** Returns the edits that restore `text` after the given edits. */
export function inverse(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return inOrder(edits).map(({ start, end, text: added }) => {
    const back = { start: start + shift, end: start + shift + added.length, text: text.slice(start, end) }
    shift += added.length - (end - start)
    return back
  })
}

/** Returns the smallest single edit between two texts; undefined where they are equal. Never splits a surrogate pair or a CRLF. */
export function difference(before: string, after: string, offset = 0): Edit | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  if (splits(before, from) || splits(after, from)) from--
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  if (splits(before, before.length - same) || splits(after, after.length - same)) same--
  const end = before.length - same
  return { start: offset + from, end: offset + end, text: after.slice(from, after.length - same) }
}

const splits = (text: string, at: number): boolean => {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)]
  return (before === 13 && after === 10) || (before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff)
}

/** Minimises each edit, and leaves out edits without effect. */
export const smallest = (text: string, edits: readonly Edit[]): Edit[] =>
  inOrder(edits).flatMap(({ start, end, text: added }) => difference(text.slice(start, end), added, start) ?? [])
