/** Joiners, zero-width blanks, direction marks, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu

/** Removes invisible characters. */
export const visible = (text: string): string => text.replace(invisible, '')
