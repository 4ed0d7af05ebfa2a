// Anchors of YAML and their aliases in a text, which may be in the middle of a word: `&colours`, `*colours`.
import { lexemesOf } from '../../manifest/read/lexemes.ts'

export interface AnchorMark {
  role: 'anchor' | 'alias'
  /** Without its sign; empty while only the sign is typed. */
  name: string
  /** Of the sign; the name begins one further on. */
  start: number
  end: number
}

/** In the order of the text. */
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

/** The anchor at the offset and every alias of it, or the same of the alias that is there; none where there is neither. */
export function anchorFamily(marks: readonly AnchorMark[], offset: number): AnchorMark[] {
  const here = markAt(marks, offset)
  if (!here) return []
  const named = marks.filter(({ name }) => name === here.name)
  // An alias means the last anchor of its name above it.
  const from = named.findLastIndex(({ role, start }) => role === 'anchor' && start <= here.start)
  const to = named.findIndex(({ role }, at) => role === 'anchor' && at > from)
  return named.slice(Math.max(from, 0), to < 0 ? undefined : to)
}

export const markAt = (marks: readonly AnchorMark[], offset: number): AnchorMark | undefined =>
  marks.find(({ start, end }) => start <= offset && offset <= end)
