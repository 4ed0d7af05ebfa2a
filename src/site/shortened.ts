/** The text with at most `max` characters, the last of which is an ellipsis where some are left out; no character is cut in two. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
