import fc from 'fast-check'
import { expect, it } from 'vitest'
import { letterDistance } from '../site/letter-distance.ts'
import { nearest } from './nearest.ts'

it('the distance of two words counts added, lost, changed and swapped letters', () => {
  expect(['hero', 'heroe', 'her', 'heri', 'hreo'].map((word) => letterDistance('hero', word))).toEqual([0, 1, 1, 1, 1])
})

it('the distance of two words is symmetric, and 0 only between equal words', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(letterDistance(a, b)).toBe(letterDistance(b, a))
      expect(letterDistance(a, b) === 0).toBe(a === b)
    }),
  )
})

it('the nearest name ignores case, plural and the way words are joined', () => {
  for (const word of ['statTiles', 'Stat Tiles', 'stat_tiles', 'stat-tile'])
    expect(nearest(word, ['steps', 'stat-tiles'])).toBe('stat-tiles')
})

it('no name is suggested where none is near', () => {
  expect(nearest('carousel', ['hero', 'steps', 'prose'])).toBeUndefined()
})

it('synonyms are suggested only when no spelling is near', () => {
  expect(nearest('cta', ['closing', 'cts'], () => ['closing'])).toBe('cts')
  expect(nearest('button', ['closing'], () => ['closing'])).toBe('closing')
  expect(nearest('button', ['hero'], () => ['closing'])).toBeUndefined()
})
