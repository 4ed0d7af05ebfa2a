import { contrastWith, minContrast, mix } from '../site/colours.ts'

/**
 * The smallest opacity of `ground` over a picture, in steps of 0.01 from 0.3, at which text in `ink` has enough contrast over
 * black and over white, so over any picture.
 */
export function veil(ground: string, ink: string): number {
  const contrast = contrastWith(ink)
  for (let hundredths = 30; hundredths < 100; hundredths++)
    if (extremes.every((colour) => contrast(mix(colour, ground, hundredths / 100)) >= minContrast))
      return hundredths / 100
  return 1
}

const extremes = ['#000000', '#ffffff']
