/** `1 block`, `2 blocks`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
