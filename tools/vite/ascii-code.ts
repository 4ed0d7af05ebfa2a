import type { Plugin } from 'vite'

/** A sign beyond ASCII, with what escapes it. */
const beyond = /(\\*)([^\0-\x7f])/g

/** An odd backslash before a sign only says that the sign stands for itself. */
const escaped = (_: string, slashes: string, sign: string) =>
  `${slashes.slice(slashes.length % 2)}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

export const inAscii = (code: string): string => code.replace(beyond, escaped)

/**
 * Escapes what is not ASCII in strings, expressions and names. One arrow in a file of five megabytes and V8 reads it as UTF-8 and has
 * two bytes for each of its signs, in every command.
 */
export const asciiCode: Plugin = {
  name: 'lectern:ascii-code',
  // Nothing writes the code anew after that.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
  },
}
