// A picture the manifest names, for a tooltip: itself, and its size.
import { pathToFileURL } from 'node:url'
import { realPicture } from '../../files/picture-fault.ts'
import { isPictureFile } from '../../files/picture-file.ts'
import { sizeOfPicture } from '../../images/raster.ts'
import { readImage } from '../../images/read-image.ts'
import type { TextContext } from '../context.ts'
import type { Site } from '../site/site.ts'

/** Pixels that a picture is wide in a tooltip at most, where the editor lets that be said. */
const maxPictureWidth = 380

/** A picture as Markdown. `natural`: how wide it is by itself, in pixels, where that may be less. */
export function pictureMarkdown(
  { options }: Pick<TextContext, 'options'>,
  name: string,
  path: string,
  natural = maxPictureWidth,
) {
  const width = options.takesPictureWidths ? `|width=${Math.min(maxPictureWidth, natural)}` : ''
  return `![${name}](${pathToFileURL(path).href}${width})`
}

export interface PictureFacts {
  /** `1200 × 800` */
  size: string
  markdown: string
}

/** Undefined for a file that is not there, or is no picture. */
export async function pictureOf(context: TextContext, site: Site, file: string): Promise<PictureFacts | undefined> {
  if (!isPictureFile(file)) return undefined
  const { folders } = site.project.surroundings
  try {
    const path = realPicture(file, folders)
    const { width, height } = await sizeOfPicture(file, readImage(folders, file))
    const size = `${width} × ${height}`
    if (path === undefined) return undefined
    return { size, markdown: `${pictureMarkdown(context, file, path, width)}\n\n${size} pixels` }
  } catch (error) {
    // What is wrong with it is among the problems.
    if (error instanceof Error) return undefined
    throw error
  }
}
