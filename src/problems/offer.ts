import type { Finding } from './finding.ts'

/** What a finding offers in place of a word: nothing where none is near. `safe` as in a mend. */
export const offer = (word: string | undefined, safe: boolean): Pick<Finding, 'suggestion' | 'mend'> =>
  word === undefined ? {} : { suggestion: word, mend: { title: `Write "${word}"`, text: word, safe } }
