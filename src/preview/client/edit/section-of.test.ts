import { describe, expect, it } from 'vitest'
import { sectionOf } from './section-of.ts'

describe('the section of a JSON pointer', () => {
  it('is that of the page it leads through, in the version that is shown', () => {
    expect(sectionOf('/readings/main/routes/~1find-us/blocks/2/directions/to', 'main')).toEqual({
      page: '/find-us',
      at: 2,
    })
  })

  it('is missing for another version, for a page itself and for what stands on no page', () => {
    expect(sectionOf('/readings/B/routes/~1/blocks/0', 'main')).toBeUndefined()
    expect(sectionOf('/readings/main/routes/~1/title', 'main')).toBeUndefined()
    expect(sectionOf('/fragments/opening-hours/placeholder', 'main')).toBeUndefined()
    expect(sectionOf('', 'main')).toBeUndefined()
  })
})
