// Decodes UTF-8.
import { isUtf8 } from 'node:buffer'

/** Returns undefined where the bytes are no valid UTF-8. Keeps a byte order mark. */
export const utf8Text = (bytes: Buffer): string | undefined => (isUtf8(bytes) ? bytes.toString('utf8') : undefined)
