// Marks elements of the previewed page with the part of the site that they show, in `data-lectern`.
import type { Site } from '../../site/model.ts'

type Pointer = (string | number)[]

const mark = 'data-lectern'

const setMark = (element: Element | null | undefined, pointer: Pointer) =>
  element?.setAttribute(mark, JSON.stringify(pointer))

/** Marks blocks, header and footer. Each block renders one element, as a test checks, so the children of `main` are the blocks in order. */
export function markBlocks(path: string, { routes }: Site) {
  const blocks = routes.find((route) => route.path === path)?.blocks ?? []
  const elements = blocksOnPage()
  for (const at of blocks.keys()) setMark(elements[at], ['routes', path, 'blocks', at])
  setMark(document.querySelector('body #root > header'), ['header'])
  setMark(document.querySelector('body #root > footer'), ['footer'])
}

/** The event's target if it is an element of the site's page, undefined for the preview's own elements. */
export const elementOnPage = ({ target }: Event): Element | undefined =>
  target instanceof Element && document.getElementById('root')?.contains(target) ? target : undefined

/** The elements of the page's blocks, in order. */
export const blocksOnPage = (): Element[] => [...(document.getElementById('content')?.children ?? [])]

/** The element of the block at an index of a page, null unless that page is drawn. */
export const blockAt = (path: string, at: number): Element | null =>
  document.querySelector(`[${mark}='${CSS.escape(JSON.stringify(['routes', path, 'blocks', at]))}']`)

/** The block, header or footer that contains the element. */
export function regionOf(target: Element): { element: Element; pointer: Pointer } | undefined {
  const element = target.closest(`[${mark}]`)
  return element ? { element, pointer: JSON.parse(element.getAttribute(mark) ?? '[]') as Pointer } : undefined
}
