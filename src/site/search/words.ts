// Splits a text into search words. Runs at build time and in browsers, with the same result.
import { plainLetters } from '../plain-letters.ts'

/** Scripts without blanks between words, which `Intl.Segmenter` splits. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Longer words are cut. */
const maxWordLength = 32

/** Returns lower-case words without accents; leaves out single Latin letters. */
export function wordsOf(text: string): string[] {
  const plain = plainLetters(text)
    .replace(/['’‘ʼ\u00ad]/g, '')
    .toLowerCase()
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((run) => (unspaced.test(run) ? dividedWords(run) : [run]))
    .filter((word) => word.length > 1 || unspaced.test(word))
    .map((word) => word.slice(0, maxWordLength))
}

function dividedWords(run: string): string[] {
  if (!('Segmenter' in Intl)) return [...run]
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)].map(({ segment }) => segment)
}
