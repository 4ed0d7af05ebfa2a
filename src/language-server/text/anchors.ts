// Anchors of YAML and their aliases in a text, which may be in the middle of a word: `&colours`, `*colours`.
import { Lexer } from 'yaml'

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
  const found: AnchorMark[] = []
  let at = 0
  let isText = false
  for (const token of new Lexer().lex(text)) {
    // The lexer's own marks stand for no text of the file; behind this one comes a text, whatever it begins with.
    if (token === '\u001f') isText = true
    if (token === '\u001f' || token === '\u0002' || token === '\u0018') continue
    const role = isText ? undefined : roles.get(token[0])
    if (role) found.push({ role, name: token.slice(1), start: at, end: at + token.length })
    isText = false
    at += token.length
  }
  return found
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
