// Finds YAML anchors and aliases in a text, also while they are typed: `&colours`, `*colours`.
import { lexemesOf } from '../../manifest/read/lexemes.ts'

export interface AnchorMark {
  role: 'anchor' | 'alias'
  /** Without `&` or `*`; empty while only that is typed. */
  name: string
  /** Offset of `&` or `*`. */
  start: number
  end: number
}

/** Returns the marks in file order. */
export function anchorsIn(text: string): AnchorMark[] {
  if (!/[&*]/.test(text)) return []
  return [...lexemesOf(text)].flatMap(({ text: written, start, isScalar }): AnchorMark[] => {
    const role = isScalar ? undefined : roles.get(written[0])
    return role ? [{ role, name: written.slice(1), start, end: start + written.length }] : []
  })
}

const roles = new Map<string | undefined, AnchorMark['role']>([
  ['&', 'anchor'],
  ['*', 'alias'],
])

/** Returns the anchor at the offset, or that of the alias there, with all its aliases; empty where there is neither. */
export function anchorFamily(marks: readonly AnchorMark[], offset: number): AnchorMark[] {
  const mark = markAt(marks, offset)
  if (!mark) return []
  const named = marks.filter(({ name }) => name === mark.name)
  // An alias refers to the last anchor of its name above it.
  const from = named.findLastIndex(({ role, start }) => role === 'anchor' && start <= mark.start)
  const to = named.findIndex(({ role }, at) => role === 'anchor' && at > from)
  return named.slice(Math.max(from, 0), to < 0 ? undefined : to)
}

export const markAt = (marks: readonly AnchorMark[], offset: number): AnchorMark | undefined =>
  marks.find(({ start, end }) => start <= offset && offset <= end)
