// Markdown as nearly everybody writes it: paragraphs, lists, headings and `[words](/address)`. What is in such a text is plain without
// parsing it, which takes a fifth of a check of a thousand pages. In doubt the answer is no.

export interface QuickMarkdown {
  /** Addresses of its links, in order, as they are written. */
  links: string[]
  /** Whether a page shows all of it, so that there is no finding. */
  isDrawnWhole: boolean
}

// Code, HTML, escapes, pictures and definitions; a heading that is underlined, or stands in a list or a quotation; whatever may end a
// line other than a line feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const mayMeanMore = /[\\`<\0-\x09\x0b-\x1f\u2028\u2029]|!\[|~~~| {4}|\]:|^[ >*+\-.)\d]+#|(?:^|[ >])(?:=+|-+) *$/m
/** With a word between its brackets, and an address of which no parser makes another one. */
const plainLink = /\[(?=[^[\]&\n]*[\p{L}\p{N}])[^[\]&\n]*\]\(([\w/.~#?=:@+-]+)\)/gu
const heading = /^#{1,6}(?= |$)/gm

/** Undefined for a text that takes a parser. */
export function plainMarkdown(text: string): QuickMarkdown | undefined {
  if (mayMeanMore.test(text)) return undefined
  const links: string[] = []
  if (text.includes('[') || text.includes(']')) {
    const others = text.replace(plainLink, (_, to: string) => {
      links.push(to)
      return ''
    })
    if (/[[\]]/.test(others)) return undefined
  }
  let level = 0
  for (const [signs] of text.matchAll(heading)) {
    if (signs.length > level + 1) return { links, isDrawnWhole: false }
    level = signs.length
  }
  return { links, isDrawnWhole: true }
}
