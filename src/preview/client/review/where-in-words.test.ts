import { describe, expect, it } from 'vitest'
import { whereInWords } from './where-in-words.ts'

describe('where a change stands', () => {
  it('is said by the titles of sections and fields, and of twins with their number', () => {
    expect(whereInWords(['Home', 'hero', 'title'])).toBe('Home › Opening › Title')
    expect(whereInWords(['Prices', 'prose 2', 'text'])).toBe('Prices › Text 2 › Text')
  })

  it('keeps the names that an owner has given', () => {
    expect(whereInWords(['Facts', 'phone'])).toBe('Facts › phone')
    expect(whereInWords(['Fragments', 'opening-hours', 'days', 'Saturday', 'times'])).toBe(
      'Shared sections › opening-hours › Days › Saturday › Times',
    )
  })
})
