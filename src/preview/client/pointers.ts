// Marks on the page that tell which part of the site drew what. They are in the preview alone.
import type { Site } from '../../site/model.ts'

type Pointer = (string | number)[]

const mark = 'data-lectern'

const put = (element: Element | null | undefined, pointer: Pointer) =>
  element?.setAttribute(mark, JSON.stringify(pointer))

/** A block draws one element, so the children of `main` are the blocks in their order; a test holds every block to it. */
export function markBlocks(path: string, { routes }: Site) {
  const blocks = routes.find((route) => route.path === path)?.blocks ?? []
  const main = document.getElementById('content')
  for (const at of blocks.keys()) put(main?.children[at], ['routes', path, 'blocks', at])
  put(document.querySelector('body #root > header'), ['header'])
  put(document.querySelector('body #root > footer'), ['footer'])
}

/** The element of a block of a page that is drawn. */
export const blockAt = (path: string, at: number): Element | null =>
  document.querySelector(`[${mark}='${CSS.escape(JSON.stringify(['routes', path, 'blocks', at]))}']`)

/** The part of the page that an element is in: a block, the header or the footer. */
export function regionOf(target: Element): { element: Element; pointer: Pointer } | undefined {
  const element = target.closest(`[${mark}]`)
  return element ? { element, pointer: JSON.parse(element.getAttribute(mark) ?? '[]') as Pointer } : undefined
}
