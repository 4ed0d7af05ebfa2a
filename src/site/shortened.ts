/** The text with at most `max` characters, the last of which is an ellipsis where some are left out. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text
