import type { Finding } from './finding.ts'

/** What a finding offers in place of a word: nothing where none is near. `safe` as in a fix. */
export const offer = (word: string | undefined, safe: boolean): Pick<Finding, 'suggestion' | 'fix'> =>
  word === undefined ? {} : { suggestion: word, fix: { title: `Write "${word}"`, text: word, safe } }
