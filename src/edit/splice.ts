// Edits of a text: applied together, turned round, and made as small as they can be.
import type { Edit } from '../problems/problem.ts'

const inOrder = (edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => one.start - other.start || one.end - other.end)

/** Throws when two edits touch the same stretch: our fault. */
export function splice(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: put } of inOrder(edits)) {
    if (start < at) throw new Error(`Two edits meet at ${start}.`)
    result += text.slice(at, start) + put
    at = end
  }
  return result + text.slice(at)
}

/** What leads back from the text that these edits make. */
export function inverse(text: string, edits: readonly Edit[]): Edit[] {
  let shift = 0
  return inOrder(edits).map(({ start, end, text: put }) => {
    const back = { start: start + shift, end: start + shift + put.length, text: text.slice(start, end) }
    shift += put.length - (end - start)
    return back
  })
}

/** The one edit between two texts that leaves out what they begin and end with alike. Never parts a surrogate pair or a CRLF. */
export function difference(before: string, after: string, offset = 0): Edit | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  if (parts(before, from) || parts(after, from)) from--
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++
  if (parts(before, before.length - same) || parts(after, after.length - same)) same--
  const end = before.length - same
  return { start: offset + from, end: offset + end, text: after.slice(from, after.length - same) }
}

const parts = (text: string, at: number): boolean => {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)]
  return (before === 13 && after === 10) || (before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff)
}

/** The same edits, each no larger than what it changes; what changes nothing is left out. */
export const smallest = (text: string, edits: readonly Edit[]): Edit[] =>
  inOrder(edits).flatMap(({ start, end, text: put }) => difference(text.slice(start, end), put, start) ?? [])
