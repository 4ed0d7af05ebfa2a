import { expect, it } from 'vitest'
import { contrast, mix } from '../site/colours.ts'
import { veil } from './veil.ts'

it.each([
  ['#f7f2e8', '#241d18'],
  ['#2b1a20', '#f6ecdf'],
  ['#6e1f3b', '#fdf8ef'],
  ['#08121a', '#e6eef2'],
])('the veil over %s makes %s readable on black and on white, with no more opacity than that needs', (ground, ink) => {
  const least = (opacity: number) =>
    Math.min(...['#000000', '#ffffff'].map((place) => contrast(mix(place, ground, opacity), ink)))
  const found = veil(ground, ink)
  expect(least(found)).toBeGreaterThanOrEqual(4.5)
  expect(least(found - 0.02)).toBeLessThan(4.5)
})

it('the veil hides the picture if text is barely readable on the plain background', () => {
  expect(veil('#ffffff', '#767676')).toBeGreaterThan(0.95)
})
