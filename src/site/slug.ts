/** Words as part of an address or a name: `Über uns` → `uber-uns`. Small Latin letters, digits and hyphens; empty where they have none. */
export const slugged = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
