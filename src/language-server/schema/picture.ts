// Shows a picture of the manifest and its size in a tooltip.
import { pathToFileURL } from 'node:url'
import { realPicture } from '../../files/picture-fault.ts'
import { isPictureFile } from '../../files/picture-file.ts'
import { sizeOfPicture } from '../../images/raster.ts'
import { readImage } from '../../images/read-image.ts'
import type { TextContext } from '../context.ts'
import type { SiteInEditor } from '../site/site.ts'

/** Maximum width of a picture in a tooltip, in pixels, where the editor supports it. */
const maxPictureWidth = 380

/** Returns a picture as Markdown. `natural`: its own width in pixels. */
export function pictureMarkdown(
  { options }: Pick<TextContext, 'options'>,
  name: string,
  path: string,
  natural = maxPictureWidth,
) {
  const width = options.takesPictureWidths ? `|width=${Math.min(maxPictureWidth, natural)}` : ''
  return `![${name}](${pathToFileURL(path).href}${width})`
}

/** Returns a picture and its size, `1200 × 800`; undefined for a missing file, and for a file that is no picture. */
export async function pictureFacts(context: TextContext, site: SiteInEditor, file: string) {
  if (!isPictureFile(file)) return undefined
  const { folders } = site.project.surroundings
  try {
    const path = realPicture(file, folders)
    const { width, height } = await sizeOfPicture(file, readImage(folders, file))
    const size = `${width} × ${height}`
    if (path === undefined) return undefined
    return { size, markdown: `${pictureMarkdown(context, file, path, width)}\n\n${size} pixels` }
  } catch (error) {
    // An unreadable picture is reported as a problem.
    if (error instanceof Error) return undefined
    throw error
  }
}
