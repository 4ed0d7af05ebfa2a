import { plainLetters } from './plain-letters.ts'

/**
 * Turns words into part of an address or name: `Über uns` becomes `uber-uns`. Lower-case Latin letters, digits and hyphens; empty where none remain.
 */
export const slugged = (words: string): string =>
  plainLetters(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Returns the name, or with the first number from 2 on that makes it free: `bread-2`. */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  withNumber = (number: number) => `${name}-${number}`,
): string {
  let free = name
  for (let number = 2; isTaken(free); number++) free = withNumber(number)
  return free
}
