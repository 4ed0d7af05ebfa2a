// Which elements of the page show pictures of its sections, so that a click, or Enter, on one changes it.
import type { EditableTexts } from '../../edit-messages.ts'
import type { PageState } from '../../messages.ts'
import { words } from '../words.ts'
import type { PlacedFields } from './field-marks.ts'

const first = ['file', 'alt', 'decorative', 'ratio', 'focus']

/** In the order of the page. A picture that a section shows several times is each of them. */
export function placedPictures(pictures: EditableTexts['pictures'], { images }: PageState): PlacedFields[] {
  const sections = [...(document.getElementById('content')?.children ?? [])]
  return sections.flatMap((section, at) => {
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
