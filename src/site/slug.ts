/** Words as part of an address or a name: `Über uns` → `uber-uns`. Small Latin letters, digits and hyphens; empty where they have none. */
export const slugged = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The name, or what it is with the first number from 2 on that makes it one that is not taken: `bread-2`. */
export function freeName(
  name: string,
  isTaken: (name: string) => boolean,
  withNumber = (number: number) => `${name}-${number}`,
): string {
  let free = name
  for (let number = 2; isTaken(free); number++) free = withNumber(number)
  return free
}
