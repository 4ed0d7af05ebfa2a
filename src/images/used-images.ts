import { isPictureFile } from '../files/picture-file.ts'
import { remembered } from '../remembered.ts'
import type { Route, Site } from '../site/model.ts'

export interface UsedImage {
  file: string
  alt?: string
  decorative?: boolean
}

/** Every picture of the site's logo and blocks, wherever in a block it stands, in the order of the pages. */
export function usedImages(site: Pick<Site, 'routes'> & Partial<Pick<Site, 'logo'>>): UsedImage[] {
  const found: UsedImage[] = imagesIn(site.logo)
  for (const route of site.routes) found.push(...imagesOn(route))
  return found
}

const imagesOn = remembered((route: Route) => route.blocks.flatMap(({ props }) => imagesIn(props)))

/** Every picture in the fields of a block. */
export function imagesIn(props: unknown): UsedImage[] {
  const found: UsedImage[] = []
  collect(props, found)
  return found
}

function collect(value: unknown, found: UsedImage[]) {
  if (typeof value !== 'object' || value === null) return
  if (isImage(value)) {
    found.push(value)
    // A logo's other half.
    if ('dark' in value && typeof value.dark === 'string') found.push({ file: value.dark })
  } else for (const inner of Object.values(value)) collect(inner, found)
}

const isImage = (value: object): value is UsedImage =>
  'file' in value &&
  typeof value.file === 'string' &&
  /^(?:\/|images\/|content\/)/.test(value.file) &&
  isPictureFile(value.file)
