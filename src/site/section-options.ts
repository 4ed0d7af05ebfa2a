/** What a picture is cut to, and how it is shown. */
export interface Crop {
  ratio?: 'square' | 'portrait' | 'tall' | 'landscape' | 'wide' | 'panorama'
  focus?: 'center' | 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right'
  radius?: 'theme' | 'none' | 'round'
  duotone?: boolean
}

/** How a section stands on its page, as its author has chosen; what is left out is the block's own. */
export interface SectionOptions {
  tone?: 'ground' | 'raised' | 'band' | 'accent'
  width?: 'text' | 'wide' | 'full'
  room?: 'tight' | 'normal' | 'airy'
  align?: 'start' | 'center'
  /** A picture behind it. */
  background?: { file: string } & Pick<Crop, 'focus' | 'duotone'>
}
