// Keeps signs that may not begin or end a line beside the word they belong to: "Où ?", "« oui »", "35 %"; and units beside their number.

/**
 * A blank before such a sign, or behind an opening quotation mark. Before a dash it stays: some fonts kern a dash with the blanks around it, and a no-break
 * space on one side would make its two sides differ. A text ends at the `<` of the next tag.
 */
const breaking =
  / (?:(?=[:;!?»%…](?:[\s.,)»<]|$))|(?<=« )(?=[^\s<])|(?<=\d )(?=(?:[cdkm]?[glm]|m[²³]|h|ha|min|kWh?|°[CF]|\p{Sc})(?![\p{L}\p{N}])))/gu
const mayBreak = / [:;!?»%…]|« |\d [cdghklm°\p{Sc}]/u

/** Texts that are shown letter by letter, are no text, or are hydrated by React and so may not change. */
const kept = /(<(form|pre|code|script|style|textarea|svg)\b[\s\S]*?<\/\2>)/
const island = '<div data-island-root="">'

/** Replaces the blank by one that does not break, in the markup of a page. */
export function withNoBreaks(body: string): string {
  if (!mayBreak.test(body)) return body
  const start = body.indexOf(island)
  if (start < 0) return outsideKept(body)
  const end = endOfDiv(body, start)
  return outsideKept(body.slice(0, start)) + body.slice(start, end) + withNoBreaks(body.slice(end))
}

function outsideKept(markup: string): string {
  let read = ''
  let rest = markup
  for (let match = kept.exec(rest); match; match = kept.exec(rest)) {
    read += inTexts(rest.slice(0, match.index)) + match[0]
    rest = rest.slice(match.index + match[0].length)
  }
  return read + inTexts(rest)
}

const inTexts = (markup: string): string =>
  markup.replace(breaking, (blank, at: number) => (isInTag(markup, at) ? blank : '\u00a0'))

const isInTag = (markup: string, at: number) => markup.lastIndexOf('<', at) > markup.lastIndexOf('>', at)

/** Returns the offset behind the `div` that begins at `start`. */
function endOfDiv(markup: string, start: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] === '/' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return markup.length
}
