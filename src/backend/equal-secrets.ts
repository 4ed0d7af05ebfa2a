import { createHash, timingSafeEqual } from 'node:crypto'

// Of equal length whatever was sent, so that the time taken says nothing.
const digest = (text: string) => createHash('sha256').update(text).digest()

export const equalSecrets = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
