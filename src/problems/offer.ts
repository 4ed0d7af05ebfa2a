import type { Finding } from './finding.ts'

/** Returns suggestion and fix for a finding that a word may replace; nothing where there is no such word. `safe` as in a fix. */
export const offer = (word: string | undefined, safe: boolean): Pick<Finding, 'suggestion' | 'fix'> =>
  word === undefined ? {} : { suggestion: word, fix: { title: `Write "${word}"`, text: word, safe } }
