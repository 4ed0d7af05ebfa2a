// A text as the words it is found by. Runs at build and in browsers, and has to say the same in both.

/** Written without blanks between words: taken apart by the browser's own dictionary. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Longer ones are no words, and their ends are not looked for. */
const maxWordLength = 32

/** Letters that have no accent to lose, as people type them. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Small letters without accents; a word of one Latin letter is none. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Mn}'’‘ʼ\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? letter)
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((run) => (unspaced.test(run) ? dividedWords(run) : [run]))
    .filter((word) => word.length > 1 || unspaced.test(word))
    .map((word) => word.slice(0, maxWordLength))
}

function dividedWords(run: string): string[] {
  if (!('Segmenter' in Intl)) return [...run]
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)].map(({ segment }) => segment)
}
