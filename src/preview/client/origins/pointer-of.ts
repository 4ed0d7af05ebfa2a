// What something on the page shows, as a path in the site.

import type { Path } from '../../../problems/finding.ts'
import { endpoints } from '../../endpoints.ts'
import type { PageState } from '../../messages.ts'
import { pageHere } from '../query.ts'
import { addressWith, fetchJson } from '../server-calls.ts'
import { dyedDrawing } from './dyed-drawing.tsx'
import { type PlacedOrigin, placedOrigins } from './placed-origins.ts'

/** The text that the element shows, or the only one that stands in it; undefined where there is none. `point`: of the pointer. */
export async function textPointerOf(
  target: Element,
  region: Element,
  { site, images, reading }: PageState,
  point: { x: number; y: number },
): Promise<Path | undefined> {
  const [page, path] = [document.getElementById('root'), pageHere()]
  const pointers = await fetchJson(addressWith(endpoints.pointers, { reading, path }))
  if (!pointers || !page) return undefined
  const placed = placedOrigins(page, dyedDrawing({ site, images, path }, pointers.pointers))
  for (let element: Element | null = target; element && region.contains(element); element = element.parentElement) {
    const holder = element
    const own = placed.filter((one) => one.element === holder)
    const inside = own.length > 0 ? own : placed.filter((one) => holder.contains(one.element))
    const found = oneOf(inside, own.length > 0 ? point : undefined)
    if (found || inside.length > 0) return found?.pointer
  }
  return undefined
}

/** Of several texts in one element, the one below the pointer. */
function oneOf(placed: readonly PlacedOrigin[], point: { x: number; y: number } | undefined): PlacedOrigin | undefined {
  const [first] = placed
  if (placed.every(({ pointer }) => pointer === first?.pointer)) return first
  const node = point && document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode
  return point && (placed.find((one) => one.node === node) ?? first)
}
