import { expect, it } from 'vitest'
import { textFinder } from './text-finder.ts'

it.each(['', 'rye', 'NEWS rye', ' bread  news '])(
  'a search for "%s" finds the title whose words it has, in any order',
  (search) => {
    expect(['Rye bread, news', 'Oats'].filter(textFinder(search))[0]).toBe('Rye bread, news')
    expect(textFinder('rye oats')('Rye bread, news')).toBe(false)
  },
)
