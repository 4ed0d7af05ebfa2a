// Compresses texts. Plain JavaScript, because a worker thread loads this file without compiling; types are in compress.d.mts.
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

// Measured in docs/decisions/115: brotli 5 takes a third longer than gzip 6 and saves a fourteenth; 11 takes forty times as long.
const levels = { quick: { br: 5, gzip: 6 }, thorough: { br: 11, gzip: 9 } }

export const encoderOf = (encoding, effort) =>
  encoding === 'br'
    ? `br-${levels[effort].br}-${process.versions.brotli}`
    : `gz-${levels[effort].gzip}-${process.versions.zlib}`

const [brotliAsync, gzipAsync] = [promisify(brotliCompress), promisify(gzip)]

export async function compress(content, encoding, effort) {
  if (encoding === 'br') return brotliAsync(content, brotliOptions(content, effort))
  return withoutSystem(await gzipAsync(content, { level: levels[effort].gzip }))
}

export function compressSync(content, encoding, effort) {
  if (encoding === 'br') return brotliCompressSync(content, brotliOptions(content, effort))
  return withoutSystem(gzipSync(content, { level: levels[effort].gzip }))
}

const brotliOptions = (content, effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
})

/** Sets the header's tenth byte, which names the system that compressed, to 255 for "unknown". */
function withoutSystem(bytes) {
  bytes[9] = 255
  return bytes
}
