// A text in the pieces that are translated one by one: a short text is one, a long one has its headings, points and paragraphs.

/** What stands before the words of a heading, a point, a quotation or a footnote. */
const sign = /^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)]|>|\[[ xX]\]|\[\^[^\]\s]+\]:)[ \t]+)*(?:\[!\w+\][ \t]*$)?/
/** Where a point, a footnote or the text of a callout begins within a paragraph. */
const point = /\n(?=[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|\[\^[^\]\s]+\]:))|(?<=(?:^|\n)[ \t]*>[ \t]*\[!\w+\][ \t]*)\n/
/** Lines of a program, and of a block, which has texts of its own. */
const fence = /^( {0,3})(`{3,}|~{3,})(?=[^`\n]*$).*(?:\n(?! {0,3}\2).*)*(?:\n {0,3}\2.*)?/gm
/** Below the head of a table. */
const dashes = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/**
 * The text with each of its pieces replaced; `translationOf` returns undefined for a piece that stays. A text of several lines may also be
 * known as a whole.
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

/** Whether its second line, below blank ones, is that of the dashes. */
function isTable(paragraph: string): boolean {
  const [head = '', below = ''] = paragraph.replace(/^\s*\n/, '').split('\n')
  return head.includes('|') && dashes.test(below)
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
export const fold = (text: string): string => {
  const trimmed = text.trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

const onOneLine = (text: string) => text.trim().replace(/\s*\n[ \t]*(?:>[ \t]*)*/g, ' ')

/** Whether anything in a text is a word: no figure, no name in braces, no address. */
export function holdsWords(text: string): boolean {
  const sign = text.search(/[{:@]/)
  if (sign < 0) return hasLetters(text)
  // What a sign belongs to begins after a blank: most texts hold words before it, and need not be read to their ends.
  if (hasLetters(text.slice(0, text.lastIndexOf(' ', sign) + 1))) return true
  return hasLetters(
    text.replace(/\{\{|\{[^{}]*\}/g, ' ').replace(/\b(?:https?:\/\/|mailto:|tel:)\S+|\S+@\S+\.\S+/g, ' '),
  )
}

const hasLetters = (text: string): boolean =>
  /\p{L}\p{M}*\p{L}/u.test(text) || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
