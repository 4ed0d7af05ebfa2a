// A text in the pieces that are translated one by one: a short text is one, a long one has its headings, points and paragraphs.

/** What stands before the words of a heading, a point or a quotation. */
const sign = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)[ \t]+)*/
/** Where a point begins within a paragraph. */
const point = /\n(?=[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])/

/**
 * The text with each of its pieces replaced; `said` returns undefined for a piece that stays. A text of several lines may also be
 * known as a whole.
 */
export function byUnits(text: string, said: (unit: string) => string | undefined): string {
  const whole = said(text) ?? said(text.trim())
  if (whole !== undefined) return /\n$/.test(text) && !/\n$/.test(whole) ? `${whole}\n` : whole
  if (!text.trim().includes('\n')) return text
  return text
    .split(/(\n[ \t]*\n\s*)/)
    .map((part, at) => (at % 2 === 1 ? part : part.split(point).map(piece).join('\n')))
    .join('')

  function piece(part: string): string {
    const [lead = ''] = sign.exec(part) ?? []
    const rest = part.slice(lead.length)
    const tail = /\s*$/.exec(rest)?.[0] ?? ''
    return lead + (said(onOneLine(rest)) ?? rest.trimEnd()) + tail
  }
}

/** Every piece of a text that holds words. */
export function unitsOf(text: string): string[] {
  const found: string[] = []
  const short = text.trim()
  if (!short.includes('\n')) return holdsWords(short) ? [short] : []
  byUnits(text, (unit) => {
    if (unit !== text && unit !== short && holdsWords(unit)) found.push(unit)
    return undefined
  })
  return found
}

/** As texts are compared: blanks count as one, and none at the ends. */
export const fold = (text: string): string => text.trim().replace(/\s+/g, ' ')

const onOneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')

/** Whether anything in a text is a word: no figure, no name in braces, no address. */
export function holdsWords(text: string): boolean {
  const plain = text.replace(/\{\{|\{[^{}]*\}/g, ' ').replace(/\b(?:https?:\/\/|mailto:|tel:)\S+|\S+@\S+\.\S+/g, ' ')
  return /\p{L}\p{M}*\p{L}/u.test(plain) || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(plain)
}
