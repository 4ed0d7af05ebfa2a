import { expect, it } from 'vitest'
import { slugged } from './slug.ts'

it.each([
  ['Über uns', 'uber-uns'],
  ['Café: Größe XL', 'cafe-grosse-xl'],
  ['GROẞE STRAẞE', 'grosse-strasse'],
  ['Księga z Łodzi', 'ksiega-z-lodzi'],
  ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
  [' -- 2 m² ', '2-m2'],
  ['東京', ''],
])('the slug of "%s" is "%s"', (words, slug) => expect(slugged(words)).toBe(slug))
