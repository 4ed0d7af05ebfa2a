// Vite plugin that writes bundled code in ASCII.
import type { Plugin } from 'vite'

/** Matches a character beyond ASCII and the backslashes before it. */
const nonAscii = /(\\*)([^\0-\x7f])/g

/** Escapes the character. An odd backslash before it is dropped: it only meant the character itself. */
const escaped = (_: string, slashes: string, sign: string) =>
  `${slashes.slice(slashes.length % 2)}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

export const inAscii = (code: string): string => code.replace(nonAscii, escaped)

/**
 * Escapes non-ASCII characters in strings, expressions and names. A single arrow in a file of five megabytes would make V8 store the
 * whole file as two bytes a character, in every command.
 */
export const asciiCode: Plugin = {
  name: 'lectern:ascii-code',
  // The last step that changes the code.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
}
