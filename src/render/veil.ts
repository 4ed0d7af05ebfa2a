// How far a picture behind words has to be dimmed.
import { contrast, leastContrast, mix } from '../site/colours.ts'

/**
 * The least opacity of `ground` over a picture, in hundredths, at which `ink` is read whatever the picture shows: over its
 * lightest and its darkest place alike.
 */
export function veil(ground: string, ink: string): number {
  for (let hundredths = 30; hundredths < 100; hundredths++) {
    const worst = ['#000000', '#ffffff'].map((place) => contrast(mix(place, ground, hundredths / 100), ink))
    if (Math.min(...worst) >= leastContrast) return hundredths / 100
  }
  return 1
}
