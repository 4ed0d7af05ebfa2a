import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withContactLinks } from './contact-links.tsx'

const htmlOf = (text: string) => renderToStaticMarkup(withContactLinks(text))
const inOneLine = (range: string) => `<span class="whitespace-nowrap">${range}</span>`

it.each([
  ['15-30 participants', '15-30'],
  ['from $15,000–$30,000.', '$15,000–$30,000'],
  ['$50K-150K, once', '$50K-150K'],
  ['a 40-50% discount', '40-50%'],
  ['Open 8.30 to 18.30.', '8.30 to 18.30'],
  ['8.30 bis 18.30 Uhr', '8.30 bis 18.30 Uhr'],
  ['Weekdays 8.30 to 18.30. Saturday, till noon', '8.30 to 18.30'],
  ['De 9 a 12', '9 a 12'],
  ['Du lundi au vendredi, de 8 h 30 à 18 h 30', '8 h 30 à 18 h 30'],
  ['Fermé dès 17 h, sauf', '17 h'],
  ['Ring us, 12 Rope Walk, Anytown', '12 Rope'],
  ['10 to 13 June 2027', '10 to 13 June'],
  ['Each begins with a 30-minute conversation', '30-minute'],
  ['Am 5. Dezember 2026, abends', '5. Dezember'],
  ['Am Mühlenweg 3, Musterstadt', 'Mühlenweg 3'],
])('the number in “%s” keeps to one line', (text, range) => {
  expect(htmlOf(text)).toBe(text.replace(range, inOneLine(range)))
})

it('texts without such a number, and telephone numbers with hyphens, stay as they are', () => {
  expect(htmlOf('12 of 30, well-known')).toBe('12 of 30, well-known')
  expect(htmlOf('Ring 020-7946-0958 by day.')).not.toContain('nowrap')
})
