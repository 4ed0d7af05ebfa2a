import { onValue, type Path } from '../../../problems/finding.ts'
import { groupAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Bytes. A drawing is published unchanged; a photo is scaled down first. */
const maxDrawingBytes = 100_000
const maxPhotoBytes = 5_000_000

/** Pixels, as home screens show the icon. */
const minIconPixels = 180

/** Reports a logo or icon that is too heavy, and an icon that would be blurred or distorted. */
export default function brand({ draft, pictureSize, report }: CheckContext<typeof problems>): void {
  if (!pictureSize) return
  const site = groupAt(draft.value, ['site']) ?? {}
  const logo = groupAt(draft.value, ['site', 'logo']) ?? {}
  const pictures: [unknown, Path][] = [
    [logo.file, ['site', 'logo', 'file']],
    [logo.dark, ['site', 'logo', 'dark']],
    [site.favicon, ['site', 'favicon']],
  ]
  for (const [file, path] of pictures) {
    const size = typeof file === 'string' ? pictureSize(file) : undefined
    if (!size || typeof file !== 'string') continue
    const maxBytes = /\.svg$/i.test(file) ? maxDrawingBytes : maxPhotoBytes
    if (size.bytes > maxBytes) report('heavy-logo', onValue(path), { file, bytes: size.bytes, max: maxBytes })
    const { width, height } = size
    if (path.at(-1) !== 'favicon' || width === undefined || height === undefined) continue
    if (width !== height || width < minIconPixels)
      report('unfit-icon', onValue(path), { file, width, height, min: minIconPixels })
  }
}
