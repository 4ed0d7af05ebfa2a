// How far a picture behind words has to be dimmed.
import { contrastWith, leastContrast, mix } from '../site/colours.ts'

/**
 * The least opacity of `ground` over a picture, in hundredths, at which `ink` is read whatever the picture shows: over its
 * lightest and its darkest place alike.
 */
export function veil(ground: string, ink: string): number {
  const isRead = contrastWith(ink)
  for (let hundredths = 30; hundredths < 100; hundredths++)
    if (places.every((place) => isRead(mix(place, ground, hundredths / 100)) >= leastContrast)) return hundredths / 100
  return 1
}

/** The darkest and the lightest place of a picture. */
const places = ['#000000', '#ffffff']
