// Splits a text into units of translation: a short text is one unit, a long one has headings, list items, paragraphs and table cells.

/** Markup before the words of a heading, list item, quotation or footnote. */
const sign = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|\[[ xX]\]|\[\^[^\]\s]+\]:)[ \t]+)*(?:\[!\w+\][ \t]*$)?/
/** Line break before a list item, a footnote or the text of a callout. */
const point = /\n(?=[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|\[\^[^\]\s]+\]:))|(?<=(?:^|\n)[ \t]*>[ \t]*\[!\w+\][ \t]*)\n/
/** Code fences, and blocks, whose texts are translated separately. */
const fence = /^( {0,3})(`{3,}|~{3,})(?=[^`\n]*$).*(?:\n(?! {0,3}\2).*)*(?:\n {0,3}\2.*)?/gm
/** The line below a table's header. */
const dashes = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/**
 * Replaces each unit of a text; `translationOf` returns undefined for a unit that stays. It is called with the whole text first, which may
 * have a translation, too.
 */
export function byUnits(text: string, translationOf: (unit: string) => string | undefined): string {
  const whole = translationOf(text) ?? translationOf(text.trim())
  if (whole !== undefined) return /\n$/.test(text) && !/\n$/.test(whole) ? `${whole}\n` : whole
  if (!text.trim().includes('\n')) return text
  let from = 0
  let read = ''
  for (const { 0: code, index } of text.matchAll(fence)) {
    read += paragraphs(text.slice(from, index)) + code
    from = index + code.length
  }
  return read + paragraphs(text.slice(from))

  function paragraphs(part: string): string {
    return part
      .split(/(\n[ \t]*\n\s*)/)
      .map((one, at) => (at % 2 === 1 ? one : isTable(one) ? cells(one) : one.split(point).map(piece).join('\n')))
      .join('')
  }

  function piece(part: string): string {
    const [lead = ''] = sign.exec(part) ?? []
    const rest = part.slice(lead.length)
    const tail = /\s*$/.exec(rest)?.[0] ?? ''
    return lead + (translationOf(onOneLine(rest)) ?? rest.trimEnd()) + tail
  }

  function cells(table: string): string {
    const cell = (one: string) => one.replace(/\S.*\S|\S/, (words) => translationOf(words) ?? words)
    const line = (one: string) =>
      dashes.test(one)
        ? one
        : one
            .split(/(?<!\\)\|/)
            .map(cell)
            .join('|')
    return table.split('\n').map(line).join('\n')
  }
}

/** Whether a paragraph is a table: its second line consists of dashes. */
function isTable(paragraph: string): boolean {
  const [head = '', below = ''] = paragraph.replace(/^\s*\n/, '').split('\n')
  return head.includes('|') && dashes.test(below)
}

/** Returns the units of a text that contain words. */
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

/** Normalizes blanks for comparison: trims, and collapses runs to one space. */
export const fold = (text: string): string => {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

const onOneLine = (text: string) => text.trim().replace(/\s*\n[ \t]*(?:>[ \t]*)*/g, ' ')

/** Whether a text contains a word outside names in braces and addresses; numbers are no words. */
export function holdsWords(text: string): boolean {
  const sign = text.search(/[{:@]/)
  if (sign < 0) return hasLetters(text)
  // Fast path: names and addresses begin after a blank, and most texts contain words before the first of them.
  if (hasLetters(text.slice(0, text.lastIndexOf(' ', sign) + 1))) return true
  return hasLetters(
    text.replace(/\{\{|\{[^{}]*\}/g, ' ').replace(/\b(?:https?:\/\/|mailto:|tel:)\S+|\S+@\S+\.\S+/g, ' '),
  )
}

/** Whether a text contains more than numbers with a unit: "9 h à 17 h" has a word of one letter. */
export const hasLetters = (text: string): boolean =>
  /\p{L}\p{M}*\p{L}/u.test(text) ||
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ||
  (/\d/.test(text) && new Set(text.match(/(?<!\p{L})\p{Ll}(?!\p{L})/gu)).size > 1)
