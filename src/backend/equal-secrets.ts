// Compares secrets in constant time.
import { createHash, timingSafeEqual } from 'node:crypto'

// Hashes have equal length whatever was sent, as timingSafeEqual requires.
const digest = (text: string) => createHash('sha256').update(text).digest()

export const equalSecrets = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
