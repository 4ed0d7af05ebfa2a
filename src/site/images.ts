// Data of a picture that rendering needs.

/** Sizes in pixels as shown, after rotating photos upright. */
export interface ImageSource {
  width: number
  height: number
  /** File for browsers without AVIF and WebP. */
  src: string
  /** Best format first. Empty for a vector drawing, which fits every size. */
  variants: { type: string; srcSet: string }[]
}

/** An icon link for the head of every page. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest'
  href: string
  type?: string
  sizes?: string
}

/** Pictures by their file in the manifest. */
export type Images = Readonly<Record<string, ImageSource>>
