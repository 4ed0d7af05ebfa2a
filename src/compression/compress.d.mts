export type Encoding = 'br' | 'gzip'

/** `quick` for what is made anew with each build, `thorough` for what is made once and sent often. */
export type Effort = 'quick' | 'thorough'

/** Best first; `ending` is that of the file beside the uncompressed one. */
export const encodings: readonly { name: Encoding; ending: string }[]

/** A smaller file fits into one packet as it is. Bytes. */
export const smallest: number

/** Changes when the same content is compressed to other bytes. */
export function encoderOf(encoding: Encoding, effort: Effort): string

/** The same bytes for the same content, on every system with the same Node. */
export function compress(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer>

/** The same bytes as `compress`, for a thread that has nothing else to do. */
export function compressSync(content: Buffer, encoding: Encoding, effort: Effort): Buffer
