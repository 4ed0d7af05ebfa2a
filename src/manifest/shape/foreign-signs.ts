// Signs of word processors and of other languages where an item or a comment begins.

/** A star, a dot or a dash of a word processor, and a blank, where a line begins. */
export const bullet = /^( *)([*\u2022\u00b7\u2013\u2014\u2010-\u2012\u25aa\u25cf\u25e6])\s+(?=\S)/

/** A comment as other languages have it: what stands before it, its sign, and what it says. */
export const foreignComment = /^( *)(\/\/|<!--|\/\*)\s*(.*?)\s*(?:-->|\*\/)?\s*$/

/** Of a word with a comment behind it, as in `closing // new`: the word. */
export const beforeComment = (value: string): string | undefined => /^(\S+)\s+\/\/\s+\S/.exec(value)?.[1]

export const asComment = (value: string) => ({
  title: 'Write # instead',
  text: value.replace(/(?<=\s)\/\/(?=\s)/, '#'),
  safe: true,
})
