import type { Site } from '../site/model.ts'

export interface UsedImage {
  file: string
  alt?: string
  decorative?: boolean
}

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** Every picture of the site's blocks, wherever in a block it stands, in the order of the pages. */
export function usedImages(site: Pick<Site, 'routes'>): UsedImage[] {
  const found: UsedImage[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (isImage(value)) found.push(value)
    else for (const inner of Object.values(value)) walk(inner)
  }
  for (const { blocks } of site.routes) for (const { props } of blocks) walk(props)
  return found
}

const isImage = (value: object): value is UsedImage =>
  'file' in value && typeof value.file === 'string' && value.file.startsWith('/') && picture.test(value.file)
