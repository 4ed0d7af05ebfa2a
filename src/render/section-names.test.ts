import { expect, it } from 'vitest'
import { withoutDanglingSectionNames } from './section-names.ts'

it('a section keeps the reference to its title only if the title is in the markup', () => {
  const named = '<section id="a" aria-labelledby="one-title" class="section"><h2 id="one-title">Days</h2></section>'
  const own = (name: string) => `<section${name} class="section"><h2>Drawn by the block itself</h2></section>`
  expect(withoutDanglingSectionNames(`${named}${own(' aria-labelledby="two-title"')}`)).toBe(`${named}${own('')}`)
})
