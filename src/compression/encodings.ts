// Which files count as text, and how text is compressed.
export { compress, type Effort, type Encoding, encoderOf, encodings, smallest } from './compress.mjs'

const text = /\.(?:html?|css|m?js|json|map|svg|xml|txt|md|csv|ics|vcf|webmanifest|wasm|ttf|otf)$/i

/** Whether files of this name gain from compression. */
export const isCompressible = (name: string): boolean => text.test(name)
