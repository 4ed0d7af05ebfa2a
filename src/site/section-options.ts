/** How a picture is cropped and shown. */
export interface Crop {
  ratio?: 'square' | 'portrait' | 'tall' | 'landscape' | 'wide' | 'panorama'
  focus?: 'center' | 'top' | 'bottom' | 'left' | 'right' | 'top left' | 'top right' | 'bottom left' | 'bottom right'
  radius?: 'theme' | 'none' | 'round'
  duotone?: boolean
}

/** Layout of a section as its author chose it; undefined options are the block's own. */
export interface SectionOptions {
  tone?: 'ground' | 'raised' | 'band' | 'accent'
  width?: 'text' | 'wide' | 'full'
  room?: 'tight' | 'normal' | 'airy'
  align?: 'start' | 'center'
  /** Background picture. */
  background?: { file: string } & Pick<Crop, 'focus' | 'duotone'>
}
