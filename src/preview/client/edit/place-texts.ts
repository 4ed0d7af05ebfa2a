// Which element on the page shows which text.
import type { EditableText } from '../../edit-messages.ts'
import type { PageState } from '../../messages.ts'
import { dyedDrawing } from '../origins/dyed-drawing.tsx'
import { type PlacedOrigin, placedOrigins } from '../origins/placed-origins.ts'

/** `element` is what is typed into. */
export interface PlacedText extends Omit<PlacedOrigin, 'pointer'> {
  text: EditableText
}

/** In the order of the page. What is shown by no element, as a description for search engines is, is left out. */
export function placeTexts(texts: readonly EditableText[], { site, images }: PageState, path: string): PlacedText[] {
  const page = document.getElementById('root')
  if (!page) return []
  const known = new Map(texts.map((text) => [text.pointer, text]))
  const drawing = dyedDrawing({ site, images, path }, [...known.keys()])
  return placedOrigins(page, drawing).flatMap(({ pointer, ...place }) => {
    const text = known.get(pointer)
    return text ? [{ text, ...place }] : []
  })
}
