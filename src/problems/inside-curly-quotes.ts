// Quotes of word processors in any language; YAML reads them as part of the text.
const open = '\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u201b\u00ab\u00bb'
const enclosed = new RegExp(`^[${open}]\\s*([^${open}"]+?)\\s*[${open}]$`)

/** Returns the text between curly quotes; undefined for a text without them. */
export const insideCurlyQuotes = (text: string): string | undefined => enclosed.exec(text)?.[1]
