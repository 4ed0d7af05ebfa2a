import { describe, expect, it } from 'vitest'
import { contrast, mix } from '../site/colours.ts'
import { veil } from './veil.ts'

describe('the veil over a picture behind words', () => {
  it.each([
    ['#f7f2e8', '#241d18'],
    ['#2b1a20', '#f6ecdf'],
    ['#6e1f3b', '#fdf8ef'],
    ['#08121a', '#e6eef2'],
  ])('lets %s show %s over black and over white, and is no thicker than that takes', (ground, ink) => {
    const least = (opacity: number) =>
      Math.min(...['#000000', '#ffffff'].map((place) => contrast(mix(place, ground, opacity), ink)))
    const found = veil(ground, ink)
    expect(least(found)).toBeGreaterThanOrEqual(4.5)
    expect(least(found - 0.02)).toBeLessThan(4.5)
  })

  it('hides the picture where the two can hardly be read without one', () => {
    expect(veil('#ffffff', '#767676')).toBeGreaterThan(0.95)
  })
})
