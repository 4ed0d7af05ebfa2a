import { expect, it } from 'vitest'
import { whereInWords } from './where-in-words.ts'

it('the place of a change is named by the titles of sections and fields, numbered where two are equal', () => {
  expect(whereInWords(['Home', 'hero', 'title'])).toBe('Home › Opening › Title')
  expect(whereInWords(['Prices', 'prose 2', 'text'])).toBe('Prices › Text 2 › Text')
})

it('the place of a change contains the names that an owner has given', () => {
  expect(whereInWords(['facts', 'phone'])).toBe('Facts › phone')
  expect(whereInWords(['fragments', 'opening-hours', 'days', 'Saturday', 'times'])).toBe(
    'Shared sections › opening-hours › Days › Saturday › Times',
  )
})

it('the place of a change is the version where a whole version was added', () =>
  expect(whereInWords(['readings', 'B'])).toBe('Version B'))
