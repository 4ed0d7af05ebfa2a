import { expect, it } from 'vitest'
import { sectionOf } from './section-of.ts'

it('the section of a JSON pointer is that of its page, in the version that is shown', () => {
  expect(sectionOf('/readings/main/routes/~1find-us/blocks/2/directions/to', 'main')).toEqual({
    page: '/find-us',
    at: 2,
  })
})

it('the section of a JSON pointer is undefined for another version, for a page itself and for values outside pages', () => {
  expect(sectionOf('/readings/B/routes/~1/blocks/0', 'main')).toBeUndefined()
  expect(sectionOf('/readings/main/routes/~1/title', 'main')).toBeUndefined()
  expect(sectionOf('/fragments/opening-hours/placeholder', 'main')).toBeUndefined()
  expect(sectionOf('', 'main')).toBeUndefined()
})
