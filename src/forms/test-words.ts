/** What a request of `npm run doctor` says in a field for text. */
export const testWords = (mark: string, max: number): string =>
  [...`Test by npm run doctor ${mark}`].slice(0, max).join('').trim()
