/** The part of subset-font that is used; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype'
    /** Names of the font's name table to keep besides those that identify it. */
    preserveNameIds?: number[]
    /** By axis: a place it is fixed at, or the range that is left of it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepAllGlyphs?: boolean
  }

  /** Rejects for bytes that are no font. `text` has to be empty where all glyphs are kept. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
