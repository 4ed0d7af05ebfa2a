// Defines which files are text, and re-exports the compression of texts.
export { compress, type Effort, type Encoding, encoderOf, encodings } from './compress.mjs'

const text = /\.(?:html?|css|m?js|json|map|svg|xml|txt|md|csv|ics|vcf|webmanifest|wasm|ttf|otf)$/i

/** Whether files of this name shrink when compressed. */
export const isCompressible = (name: string): boolean => text.test(name)
