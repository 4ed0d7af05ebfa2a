import type { Finding } from './finding.ts'

/** Returns suggestion and fix for a finding that a word may replace; nothing for undefined. `safe` as in a fix; `text` is the word's YAML source. */
export const offer = (
  word: string | undefined,
  safe: boolean,
  text = word ?? '',
): Pick<Finding, 'suggestion' | 'fix'> =>
  word === undefined ? {} : { suggestion: word, fix: { title: `Write "${word}"`, text, safe } }
