// Returns the pictures of the last commit that have changed since, as data URLs, for the page as it was.
import { lookup } from 'mrmime'
import { changedFiles } from '../../../history/changed-files.ts'
import { committedBytes, lastCommit } from '../../../history/repository.ts'
import type { SiteFiles } from '../../../history/site-files.ts'
import { sizeOfPicture } from '../../../images/raster.ts'
import { imagesIn } from '../../../images/used-images.ts'
import type { ImageSource, Images } from '../../../site/images.ts'

export async function picturesBefore(value: unknown, files: SiteFiles): Promise<Images> {
  const { folder } = files
  const used = new Set(imagesIn(value).map(({ file }) => file))
  const base = used.size > 0 ? await lastCommit(folder) : undefined
  if (!base) return {}
  const changed = (await changedFiles(files)).filter(({ file }) => used.has(file))
  const images: Record<string, ImageSource> = {}
  for (const { file } of changed) {
    const bytes = await committedBytes(folder, base.id, file)
    // A picture that cannot be measured is left out, as on the page itself.
    const size = bytes && (await sizeOfPicture(file, bytes).catch(() => undefined))
    const src = `data:${lookup(file) ?? 'image/png'};base64,${bytes?.toString('base64')}`
    if (size) images[file] = { ...size, src, variants: [] }
  }
  return images
}
