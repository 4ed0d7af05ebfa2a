// Bullets of word processors and comment signs of other languages.

/** A star, dot or dash of a word processor at the start of a line, followed by a blank. */
export const bullet = /^( *)([*\u2022\u00b7\u2013\u2014\u2010-\u2012\u25aa\u25cf\u25e6])\s+(?=\S)/

/** A comment of another language; groups are indentation, sign and text. */
export const foreignComment = /^( *)(\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?\s*$/

/** Returns the word before a comment, as in `closing // new`. */
export const beforeComment = (value: string): string | undefined => /^(\S+)\s+\/\/\s+\S/.exec(value)?.[1]

export const asComment = (value: string) => ({
  title: 'Write # instead',
  text: value.replace(/(?<=\s)\/\/(?=\s)/, '#'),
  safe: true,
})
