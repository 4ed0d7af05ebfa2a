// Which text a translation was made from, in eight signs. Runs wherever manifests are read.
import { fold } from './units.ts'

/** FNV-1a over code points, 32 bits, in hexadecimal; blanks count as one. Tells texts apart, and protects nothing. */
export function sourceHash(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of fold(text)) {
    hash ^= sign.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
