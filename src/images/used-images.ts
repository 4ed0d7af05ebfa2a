// Finds every picture that a site's pages use.
import { isPictureFile } from '../files/picture-file.ts'
import type { Path } from '../problems/finding.ts'
import { remembered } from '../remembered.ts'
import type { Route, Site } from '../site/model.ts'

export interface UsedImage {
  file: string
  alt?: string
  decorative?: boolean
}

/** The pictures of the logo and of all blocks at any depth, in the order of the pages. */
export function usedImages(site: Pick<Site, 'routes'> & Partial<Pick<Site, 'logo'>>): UsedImage[] {
  const found: UsedImage[] = imagesIn(site.logo)
  for (const route of site.routes) found.push(...imagesOn(route))
  return found
}

const imagesOn = remembered((route: Route) => route.blocks.flatMap(({ props }) => imagesIn(props)))

/** The pictures in a block's fields, at any depth. */
export const imagesIn = (props: unknown): UsedImage[] => placedImagesIn(props).map(({ image }) => image)

/** The pictures in a block's fields, each with the path of its `file`. */
export function placedImagesIn(props: unknown): { image: UsedImage; path: Path }[] {
  const found: { image: UsedImage; path: Path }[] = []
  collect(props, [], found)
  return found
}

/** Changes `path` meanwhile. */
function collect(value: unknown, path: (string | number)[], found: { image: UsedImage; path: Path }[]) {
  if (typeof value !== 'object' || value === null) return
  if (isImage(value)) {
    found.push({ image: value, path: [...path, 'file'] })
    // A logo for dark backgrounds.
    if ('dark' in value && typeof value.dark === 'string')
      found.push({ image: { file: value.dark }, path: [...path, 'dark'] })
    return
  }
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    path.push(key)
    collect(Reflect.get(value, key), path, found)
    path.pop()
  }
}

const isImage = (value: object): value is UsedImage =>
  'file' in value &&
  typeof value.file === 'string' &&
  /^(?:\/|images\/|content\/)/.test(value.file) &&
  isPictureFile(value.file)
