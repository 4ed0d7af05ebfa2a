// Which elements of the page show pictures of its sections, so that a click, or Enter, on one changes it.
import { placedImagesIn } from '../../../images/used-images.ts'
import type { Path } from '../../../problems/finding.ts'
import type { PageState } from '../../messages.ts'

export interface PlacedPicture {
  /** Of its file, in the resolved site. */
  pointer: Path
  element: HTMLImageElement
}

/** In the order of the page. A picture that a section shows several times is each of them. */
export function placedPictures({ site, images }: PageState, path: string): PlacedPicture[] {
  const blocks = site.routes.find((route) => route.path === path)?.blocks ?? []
  const sections = document.getElementById('content')?.children ?? []
  return blocks.flatMap(({ props }, at) => {
    const elements = [...(sections[at]?.querySelectorAll('img') ?? [])]
    const placed = placedImagesIn(props).map(({ image, path: inside }) => ({
      src: images[image.file]?.src ?? image.file,
      pointer: ['routes', path, 'blocks', at, 'props', ...inside],
    }))
    const seen = new Map<string, number>()
    return elements.flatMap((element) => {
      const src = element.getAttribute('src') ?? ''
      const same = placed.filter((one) => one.src === src)
      const turn = seen.get(src) ?? 0
      seen.set(src, turn + 1)
      const pointer = same[turn % same.length]?.pointer
      return pointer ? [{ pointer, element }] : []
    })
  })
}
