// Markdown as nearly everybody writes it: paragraphs, lists, headings and `[words](/address)`. What is in such a text is plain without
// parsing it, which takes a fifth of a check of a thousand pages. In doubt the answer is no.

export interface QuickMarkdown {
  /** Addresses of its links, in order, as they are written. */
  links: string[]
  /** Whether a page shows all of it, so that there is no finding. */
  isDrawnWhole: boolean
}

// Code, HTML, escapes, pictures, tables and definitions; a heading that is underlined, or stands in a list or a quotation; what other
// programs know; whatever may end a line other than a line feed.
const mayMeanMore =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\\`<~|\0-\x09\x0b-\x1f\u2028\u2029]|!\[| {4}|\]:|www\.|\{\{|\$\$|:::|^[ >*+\-.)\d]+#|(?:^|[ >])(?:=+|-+) *$/im
const plainBold = /(?<![\w*])\*\*(?=[\p{L}\p{N}])(?:[^*\n]*[\p{L}\p{N}.!?])?\*\*(?![\w*])/gu
/** With a word between its brackets, and an address of which no parser makes another one. */
const plainLink = /\[(?=[^[\]&\n]*[\p{L}\p{N}])[^[\]&\n]*\]\(([\w/.~#?=:@+-]+)\)/gu
const heading = /^#{1,6}(?= |$)/gm

/** Undefined for a text that takes a parser. */
export function plainMarkdown(text: string): QuickMarkdown | undefined {
  if (mayMeanMore.test(text)) return undefined
  const links: string[] = []
  const others = text.replace(plainLink, (_, to: string) => {
    links.push(to)
    return ''
  })
  // A bracket, an address that is a link by itself, stars that may be shown.
  if (/[[\]]|:\/\//.test(others) || others.replace(plainBold, '').includes('**')) return undefined
  const levels = [...text.matchAll(heading)].map(([signs]) => signs.length)
  const isSkipped = levels.some((level, at) => level > (levels[at - 1] ?? Math.min(...levels) - 1) + 1)
  return { links, isDrawnWhole: !isSkipped }
}
