// Typographic signs of languages in place of straight ones: quotation marks, apostrophes, dashes between numbers.

export const signs = ['apostrophe', 'quotation', 'range'] as const
export type Sign = (typeof signs)[number]

/** Quotation marks by language; `de-CH` and `fr-CH` differ from `de` and `fr`. */
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
  /** The sign with its context: `don't`, `"bread"`, `9-17`. */
  written: string
}

/** Counts of typographic signs in a text; quotation marks by the opening one. */
export interface OwnSigns {
  apostrophes: number
  ranges: number
  openings: Readonly<Record<string, number>>
}

/**
 * Matches code, addresses, link targets, definitions of links and names in braces, which are not checked. Words with @ or a slash are only
 * sought where a word begins or a match may have ended: elsewhere a match would have begun earlier.
 */
const noWords =
  /```[\s\S]*?(?:```|$)|`[^`\n]*`|\]\([^)]*\)|(?<![^\n]) {0,3}\[(?!\^)[^\]\n]+\]:[^\n]*|\{[^{}]*\}|\b(?:https?:|mailto:|tel:)\S+|(?<![^\s`)}])(?=[^\s@/]*[@/])(?:\S[^\s@]*@\S+|[^\s/]*\/\S*)/g
const mayHoldNoWords = /[`{@/]|\][(:]|(?:https?|mailto|tel):/
const blanked = (text: string) =>
  mayHoldNoWords.test(text) ? text.replace(noWords, (found) => ' '.repeat(found.length)) : text

const apostrophe = /\p{L}+(?:'\p{L}+)+/gu
const quotation = /(?<![\p{L}\p{N}"])"(?=\S)([^"\n]*\S)"(?![\p{L}\p{N}"])/gu
/** Matches two numbers, as in opening times, prices and years. Three numbers may be a date or a telephone number. */
const range =
  /(?<![\p{L}\p{N}.,:+()-])(?<![\d+)] )\d{1,4}(?:[.:]\d{2})?-\d{1,4}(?:[.:]\d{2})?(?![\p{L}\p{N}-]|[.,:]\d)/gu

/** `held` is a quick test before the slower `pattern`: most texts contain no such sign. */
const patterns: Readonly<Record<Sign, { held: RegExp; pattern: RegExp }>> = {
  apostrophe: { held: /'/, pattern: apostrophe },
  quotation: { held: /"/, pattern: quotation },
  range: { held: /\d-\d/, pattern: range },
}

/** Matches code, link targets and names that may go on in the next line. */
const severalLines = /```|\]\([^)\n]*\n|\{[^{}\n]*\n/

/** Finds straight signs in a text. Reads only lines that hold one, since blanking a long text takes most of the time. */
export function straightSigns(text: string): StraightSign[] {
  const found: StraightSign[] = []
  let start = 0
  for (const line of severalLines.test(text) ? [text] : text.split('\n')) {
    const held = signs.filter((sign) => patterns[sign].held.test(line))
    const words = held.length > 0 ? blanked(line) : ''
    for (const sign of held)
      for (const { 0: match, index } of words.matchAll(patterns[sign].pattern))
        found.push({ sign, start: start + index, written: line.slice(index, index + match.length) })
    start += line.length + 1
  }
  return found
}

export function ownSigns(text: string): OwnSigns {
  const openings: Record<string, number> = {}
  for (const mark of '“”„«') if (text.includes(mark)) openings[mark] = text.split(mark).length - 1
  return {
    apostrophes: countBetween(text, '’', /\p{L}/u),
    ranges: countBetween(text, '–', /\d/),
    openings,
  }
}

/** Returns the typographic form of a straight sign; undefined when the language's form is not known. */
export function signMeant({ sign, written }: Pick<StraightSign, 'sign' | 'written'>, tag: string): string | undefined {
  if (sign === 'apostrophe') return written.replaceAll("'", '’')
  if (sign === 'range') return written.replace('-', '–')
  const marks = quotationOf(tag)
  return marks && `${marks[0]}${written.slice(1, -1)}${marks[1]}`
}

/** Returns how often a text contains the language's own sign. */
export function ownCount({ apostrophes, ranges, openings }: OwnSigns, sign: Sign, tag: string): number {
  if (sign === 'apostrophe') return apostrophes
  if (sign === 'range') return ranges
  return openings[quotationOf(tag)?.[0].trim() ?? ''] ?? 0
}

/** Counts a sign between two matching characters, by `indexOf`: a pattern with lookbehind would be tried at every character. */
function countBetween(text: string, sign: string, side: RegExp): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1))
    if (side.test(text[at - 1] ?? '') && side.test(text[at + 1] ?? '')) count++
  return count
}
