// The encodings text is sent in, which files count as text, and how a file is compressed.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Best first; `ending` is that of the file beside the uncompressed one. */
export const encodings: readonly { name: Encoding; ending: string }[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** A smaller file fits into one packet as it is. Bytes. */
export const smallest = 1024

const text = /\.(?:html?|css|m?js|json|map|svg|xml|txt|md|csv|ics|vcf|webmanifest|wasm|ttf|otf)$/i

/** Whether files of this name gain from compression. */
export const isCompressible = (name: string): boolean => text.test(name)

/** `quick` for what is made anew with each build, `thorough` for what is made once and sent often. */
export type Effort = 'quick' | 'thorough'

// Measured in docs/decisions/115: brotli 5 takes a third longer than gzip 6 and saves a fourteenth; 11 takes forty times as long.
const brotliQuality = { quick: 5, thorough: 11 }
const gzipLevel = { quick: 6, thorough: 9 }

/** Changes when the same content is compressed to other bytes. */
export const encoderOf = (encoding: Encoding): string =>
  encoding === 'br'
    ? `br-${brotliQuality.quick}-${process.versions.brotli}`
    : `gz-${gzipLevel.quick}-${process.versions.zlib}`

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]

/** The same bytes for the same content, on every system with the same Node. */
export async function compress(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
  const bytes = await deflate(content, { level: gzipLevel[effort] })
  // The header's tenth byte names the system it was made on: 255 is "unknown".
  bytes[9] = 255
  return bytes
}
