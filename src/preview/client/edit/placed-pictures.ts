// Finds the elements that show the pictures of the page's sections, so that a click or Enter on one opens its fields.
import type { EditableTexts } from '../../edit-messages.ts'
import type { PageState } from '../../messages.ts'
import { blocksOnPage } from '../pointers.ts'
import { words } from '../words.ts'
import type { PlacedFields } from './page-marks.ts'

const first = ['file', 'alt', 'decorative', 'ratio', 'focus']

/** Returns the pictures in page order. A section that shows the same file several times maps its images to the values in turn. */
export function placedPictures(pictures: EditableTexts['pictures'], { images }: PageState): PlacedFields[] {
  return blocksOnPage().flatMap((section, at) => {
    const own = pictures
      .filter(({ pointer }) => pointer[3] === at)
      .map(({ file, pointer }) => ({ src: images[file]?.src ?? file, pointer }))
    const seen = new Map<string, number>()
    return [...section.querySelectorAll('img')].flatMap((element) => {
      const src = element.getAttribute('src') ?? ''
      const same = own.filter((one) => one.src === src)
      const turn = seen.get(src) ?? 0
      seen.set(src, turn + 1)
      const pointer = same[turn % same.length]?.pointer
      return pointer ? [{ pointer, element, title: words.editing.picture, first }] : []
    })
  })
}
