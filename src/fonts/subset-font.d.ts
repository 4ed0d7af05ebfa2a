/** The part of subset-font that is used: the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype'
    /** Ids of entries in the font's name table to keep besides those that identify it. */
    preserveNameIds?: number[]
    /** By axis: the value it is fixed at, or the range it keeps. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
    keepAllGlyphs?: boolean
  }

  /** Rejects bytes that are not a font. `text` has to be empty where all glyphs are kept. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
