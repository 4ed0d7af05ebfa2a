// Sample text for fields of free text.
/** The answer that a request of `npm run doctor` gives in a text field, `max` characters at most. */
export const testWords = (mark: string, max: number): string =>
  [...`Test by npm run doctor ${mark}`].slice(0, max).join('').trim()
