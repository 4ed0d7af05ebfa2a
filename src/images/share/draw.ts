// Loads the SVG renderer. Imported only when there is something to draw, so that other builds need not load it.
import { Resvg } from '@resvg/resvg-js'
import { type ShareImage, shareSize } from '../../render/share-image.ts'
import type { Theme } from '../../site/model.ts'
import { drawingOf } from './drawing.ts'
import { letteringIn } from './lettering.ts'

/** Returns a function that draws pictures of one theme as PNG. `face` holds the bytes of its display face. */
export function drawer(theme: Theme, face: Buffer | undefined): (image: ShareImage) => Buffer {
  const letter = letteringIn(face)
  const options = { fitTo: { mode: 'width', value: shareSize.width }, font: { loadSystemFonts: false } } as const
  return (image) => new Resvg(drawingOf(image, theme, letter), options).render().asPng()
}
