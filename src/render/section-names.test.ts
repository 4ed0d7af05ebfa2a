import { expect, it } from 'vitest'
import { withNamesThere } from './section-names.ts'

it('a section is named by its title where that is on the page, and else by nothing', () => {
  const named = '<section id="a" aria-labelledby="one-title" class="section"><h2 id="one-title">Days</h2></section>'
  const own = (name: string) => `<section${name} class="section"><h2>Drawn by the block itself</h2></section>`
  expect(withNamesThere(`${named}${own(' aria-labelledby="two-title"')}`)).toBe(`${named}${own('')}`)
})
