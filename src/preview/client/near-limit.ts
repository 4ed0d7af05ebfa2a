/** Limits up to this many characters are always shown with the count. */
const smallLimit = 200

/** Whether a count of characters says something: the limit is small or a fifth of it or less is left. */
export const isNearLimit = (length: number, max: number | undefined): max is number =>
  max !== undefined && (max <= smallLimit || length > max * 0.8)
