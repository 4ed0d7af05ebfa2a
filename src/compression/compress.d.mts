export type Encoding = 'br' | 'gzip'

/** `quick` for files that each build compresses, `thorough` for files that are compressed once and sent often. */
export type Effort = 'quick' | 'thorough'

/** The best first; `ending` is appended to the name of the uncompressed file. */
export const encodings: readonly { name: Encoding; ending: string }[]

/** Names the encoder for cache keys: changes whenever the same content compresses to other bytes. */
export function encoderOf(encoding: Encoding, effort: Effort): string

/** Compresses deterministically: equal content gives equal bytes on every system with the same Node. */
export function compress(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer>

/** Returns the bytes of `compress`, synchronously: for worker threads. */
export function compressSync(content: Buffer, encoding: Encoding, effort: Effort): Buffer
