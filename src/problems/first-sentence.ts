/** `The figures. The table is made of them.` → `The figures`: what fits into the brackets of a hint. */
export const firstSentence = (description: string): string => description.replace(/\.(?:\s.*)?$/s, '')
