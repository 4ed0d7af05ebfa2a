// Hashes the source text of a translation into eight characters.
import { fold } from './units.ts'

/** Returns a 32-bit FNV-1a hash over code points in hexadecimal; runs of blanks count as one. Not for security. */
export function sourceHash(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of fold(text)) {
    hash ^= sign.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
