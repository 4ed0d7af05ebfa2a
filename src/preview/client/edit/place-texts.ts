// Finds the element on the page that shows each editable text.
import type { EditableText } from '../../edit-messages.ts'
import type { PageState } from '../../messages.ts'
import { dyedDrawing } from '../origins/dyed-drawing.tsx'
import { type PlacedOrigin, placedOrigins } from '../origins/placed-origins.ts'

/** An editable text with the element that shows it. */
export interface ShownText extends Omit<PlacedOrigin, 'pointer'> {
  text: EditableText
}

/** Returns the texts in page order. Texts that no element shows, such as descriptions for search engines, are left out. */
export function placeTexts(texts: readonly EditableText[], { site, images }: PageState, path: string): ShownText[] {
  const page = document.getElementById('root')
  if (!page) return []
  const known = new Map(texts.map((text) => [text.pointer, text]))
  const drawing = dyedDrawing({ site, images, path }, [...known.keys()])
  return placedOrigins(page, drawing).flatMap(({ pointer, ...place }) => {
    const text = known.get(pointer)
    return text ? [{ text, ...place }] : []
  })
}
