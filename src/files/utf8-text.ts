import { isUtf8 } from 'node:buffer'

/** Undefined where the bytes are not UTF-8. A byte order mark stays. */
export const utf8Text = (bytes: Buffer): string | undefined => (isUtf8(bytes) ? bytes.toString('utf8') : undefined)
