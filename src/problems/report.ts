// What a printer gets: problems, the checked text, and the checked pages.
import type { Problem } from './problem.ts'

export interface CheckedPage {
  name: string
  /** JSON pointer of the page; problems below it belong to the page. */
  path: string
}

export interface Report {
  file: string
  text: string
  /** Texts of the other files with problems, by name. */
  texts?: ReadonlyMap<string, string>
  /** Value of the text, as far as it could be read. */
  value: unknown
  problems: Problem[]
  /** Whether a site can be built; otherwise one problem is an error. */
  isSound: boolean
  pages: CheckedPage[]
  /** Milliseconds the check took. */
  took: number
}

export const isOk = ({ isSound }: Report): boolean => isSound

/** Returns `2 errors and 1 warning`. */
export function countedProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const some = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`])
  return [...some(errors, 'error'), ...some(warnings, 'warning')].join(' and ') || 'no problems'
}
