// Signs of a language where a keyboard has only straight ones: quotation marks, apostrophes, dashes between numbers.

export const signs = ['apostrophe', 'quotation', 'range'] as const
export type Sign = (typeof signs)[number]

/** By the primary language; `de-CH` and `fr-CH` differ from theirs. */
const quotations: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['“', '”'],
  nl: ['“', '”'],
  de: ['„', '“'],
  'de-CH': ['«', '»'],
  fr: ['«\u202f', '\u202f»'],
  'fr-CH': ['«\u202f', '\u202f»'],
  it: ['«', '»'],
  pl: ['„', '”'],
  ar: ['«', '»'],
  he: ['”', '”'],
}

function quotationOf(tag: string): readonly [open: string, close: string] | undefined {
  return quotations[tag] ?? quotations[tag.split('-')[0] ?? '']
}

export interface StraightSign {
  sign: Sign
  /** Offset of `written` in the text. */
  start: number
  /** As much of the text as makes the sign known: `don't`, `"bread"`, `9-17`. */
  written: string
  /** The same with the signs of the language. */
  meant: string
}

/** What is no words: code, addresses, attributes of links, names in braces. */
const noWords = /```[\s\S]*?(?:```|$)|`[^`\n]*`|\]\([^)]*\)|\{[^{}]*\}|\b(?:https?:|mailto:|tel:)\S+|\S+@\S+|\S*\/\S*/g
const blanked = (text: string) => text.replace(noWords, (found) => ' '.repeat(found.length))

const apostrophe = /\p{L}+(?:'\p{L}+)+/gu
const quotation = /(?<![\p{L}\p{N}"])"(?=\S)([^"\n]*\S)"(?![\p{L}\p{N}"])/gu
/** Opening times, prices, years: two numbers alone. Three, or a leading zero in a long one, are a day or a telephone number. */
const range =
  /(?<![\p{L}\p{N}.,:+()-])(?<![\d+)] )\d{1,4}(?:[.:]\d{2})?-\d{1,4}(?:[.:]\d{2})?(?![\p{L}\p{N}-]|[.,:]\d)/gu

/** What a text holds in which one may be found. Most texts hold none, and the search itself takes longer. */
const held: Readonly<Record<Sign, RegExp>> = { apostrophe: /'/, quotation: /"/, range: /\d-\d/ }

/** Of the kinds that are wanted. */
export function straightSigns(text: string, tag: string, wanted: readonly Sign[] = signs): StraightSign[] {
  const likely = wanted.filter((sign) => held[sign].test(text))
  if (likely.length === 0) return []
  const words = blanked(text)
  const found = (sign: Sign, pattern: RegExp, meant: (written: string) => string | undefined): StraightSign[] =>
    (likely.includes(sign) ? [...words.matchAll(pattern)] : []).flatMap(({ 0: written, index }) => {
      const put = meant(text.slice(index, index + written.length))
      return put === undefined
        ? []
        : [{ sign, start: index, written: text.slice(index, index + written.length), meant: put }]
    })
  const marks = quotationOf(tag)
  return [
    ...found('apostrophe', apostrophe, (one) => one.replaceAll("'", '’')),
    ...found('quotation', quotation, (one) => marks && `${marks[0]}${one.slice(1, -1)}${marks[1]}`),
    ...found('range', range, (one) => one.replace('-', '–')),
  ]
}

/** How often a text writes the language's own signs. */
export function ownSigns(text: string, tag: string): Record<Sign, number> {
  const [open = ''] = quotationOf(tag) ?? []
  return {
    apostrophe: countBetween(text, '’', /\p{L}/u),
    quotation: open === '' ? 0 : text.split(open.trim()).length - 1,
    range: countBetween(text, '–', /\d/),
  }
}

/** By the places of the sign: a pattern that looks behind is tried at every letter of the text. */
function countBetween(text: string, sign: string, side: RegExp): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (side.test(text[at - 1] ?? '') && side.test(text[at + 1] ?? '')) count++
  return count
}
