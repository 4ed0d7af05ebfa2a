// What is known of a picture once a build has read it: the hinge between making pictures and showing them.

/** Sizes in pixels, as the picture is shown: a photo taken on its side is upright here. */
export interface ImageSource {
  width: number
  height: number
  /** What a browser without AVIF and WebP is given. */
  src: string
  /** Best format first. None for a drawing, which fits every size. */
  variants: { type: string; srcSet: string }[]
}

/** A link to an icon of the site, as the head of every page has it. */
export interface IconLink {
  rel: 'icon' | 'apple-touch-icon' | 'manifest'
  href: string
  type?: string
  sizes?: string
}

/** File as the manifest names it → the picture. */
export type Images = Readonly<Record<string, ImageSource>>
