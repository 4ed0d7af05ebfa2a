// Chooses the characters that a published face contains.
import { Fault } from '../problems/fault.ts'

/** Letters of western European languages, quotation marks, dashes, arrows and currencies. */
const latin = '0-FF, 131, 152-153, 2BB-2BC, 2C6, 2DA, 2DC, 2000-206F, 20AC, 2122, 2190-2193, 2212, 2215, FEFF, FFFD'

const maxCodePoint = 0x10ffff

/** Returns Latin and the characters of the texts, in both cases because styles may change the case. */
export function charactersFor(texts: Iterable<string>): Set<number> {
  const all = rangesOf(latin)
  for (const text of texts)
    for (const letter of text)
      for (const form of [letter, letter.toUpperCase(), letter.toLowerCase()])
        for (const part of form) if (/^\P{C}$/u.test(part)) all.add(part.codePointAt(0) ?? 0)
  return all
}

/**
 * Parses `--characters`: literal characters, or ranges as in CSS, `U+0400-04FF, U+20AC`; "all" stands for every character of the
 * face. Throws a usage Fault.
 */
export function charactersNamed(words: string): Set<number> | 'all' {
  if (words === '') throw usageFault('No characters were given.')
  if (words === 'all') return 'all'
  if (!/^U\+/i.test(words)) return new Set([...words, ' '].map((letter) => letter.codePointAt(0) ?? 0))
  return rangesOf(words.replace(/U\+/gi, ''))
}

function rangesOf(words: string): Set<number> {
  const all = new Set<number>()
  for (const range of words.split(',')) {
    const [, from = '', to = from] = /^\s*([0-9a-f]{1,6})(?:-([0-9a-f]{1,6}))?\s*$/i.exec(range) ?? []
    const [first, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    if (!(first <= end && end <= maxCodePoint)) throw usageFault(`"${range.trim()}" is no range of characters.`)
    for (let code = first; code <= end; code++) all.add(code)
  }
  return all
}

const usageFault = (message: string) =>
  new Fault('usage', message, 'Write the characters themselves, ranges such as "U+0400-04FF, U+20AC", or all.')
