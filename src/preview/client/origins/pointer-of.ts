// Finds the path in the resolved site of the text that an element shows.
import type { Path } from '../../../problems/finding.ts'
import { endpoints } from '../../endpoints.ts'
import type { PageState } from '../../messages.ts'
import { pageHere } from '../query.ts'
import { addressWith, fetchJson } from '../server-calls.ts'
import { dyedDrawing } from './dyed-drawing.tsx'
import { type PlacedOrigin, placedOrigins } from './placed-origins.ts'

/** Path of the text that the element shows, or of the only text within it; undefined otherwise. `point`: where the pointer is. */
export async function textPointerOf(
  target: Element,
  region: Element,
  { site, images, reading }: PageState,
  point: { x: number; y: number },
): Promise<Path | undefined> {
  const [page, path] = [document.getElementById('root'), pageHere()]
  const pointers = await fetchJson(addressWith(endpoints.pointers, { reading, path }))
  if (!pointers || !page) return undefined
  const placed = placedOrigins(page, dyedDrawing({ site, images, path }, pointers))
  for (let element: Element | null = target; element && region.contains(element); element = element.parentElement) {
    const holder = element
    const own = placed.filter((one) => one.element === holder)
    const inside = own.length > 0 ? own : placed.filter((one) => holder.contains(one.element))
    const found = oneOf(inside, own.length > 0 ? point : undefined)
    if (found || inside.length > 0) return found?.pointer
  }
  return undefined
}

/** The only text of the places; of several in one element, the one under the pointer. */
function oneOf(placed: readonly PlacedOrigin[], point: { x: number; y: number } | undefined): PlacedOrigin | undefined {
  const [first] = placed
  if (placed.every(({ pointer }) => pointer === first?.pointer)) return first
  const node = point && document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode
  return point && (placed.find((one) => one.node === node) ?? first)
}
