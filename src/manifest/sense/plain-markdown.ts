// Reads simple Markdown (paragraphs, lists, headings and `[words](/address)`) without a parser, which saves a fifth of the time of checks on large
// sites. Rejects a text in doubt.

export interface QuickMarkdown {
  /** Link addresses as written, in order. */
  links: string[]
  /** Whether a page shows all of the text, so that it has no finding. */
  isDrawnWhole: boolean
}

// Matches anything that takes a parser: code, HTML, escapes, pictures, tables, definitions, underlined or nested headings, headings without a blank, extensions, and unusual
// line endings.
const mayMeanMore =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  /[\\`<~|\0-\x09\x0b-\x1f\u2028\u2029]|!\[| {4}|\]:|www\.|\{[{#]|\$\$|==|\^|:::|:[a-z][\w+]*:|^[ >*+\-.)\d]+#|^#+[^# \n]|(?:^|[ >])(?:=+|-+) *$/im
const plainBold = /(?<![\w*])\*\*(?=[\p{L}\p{N}])(?:[^*\n]*[\p{L}\p{N}.!?])?\*\*(?![\w*])/gu
/** Matches a link with words in its brackets and an address that every parser reads unchanged. */
const plainLink = /\[(?=[^[\]&\n]*[\p{L}\p{N}])[^[\]&\n]*\]\(([\w/.~#?=:@+-]+)\)/gu
const heading = /^#{1,6}(?= |$)/gm

/** Returns undefined for a text that takes a parser. */
export function plainMarkdown(text: string): QuickMarkdown | undefined {
  if (mayMeanMore.test(text)) return undefined
  const links: string[] = []
  const others = text.replace(plainLink, (_, to: string) => {
    links.push(to)
    return ''
  })
  // Rejects brackets, bare addresses and stars that are not bold text.
  if (/[[\]]|:\/\//.test(others) || others.replace(plainBold, '').includes('**')) return undefined
  const levels = [...text.matchAll(heading)].map(([signs]) => signs.length)
  const isSkipped = levels.some((level, at) => level > (levels[at - 1] ?? Math.min(...levels) - 1) + 1)
  return { links, isDrawnWhole: !isSkipped }
}
