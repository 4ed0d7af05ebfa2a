// The kind of a business, as owners call it.
import { expect, it } from 'vitest'
import { localKinds, otherKinds, placeKinds } from '../../src/schema/manifest/business-kinds.ts'
import { kindsOfSmallFirms } from '../../src/schema/manifest/trade-words.ts'
import { fileOf, firm } from '../content/firm.ts'

const problemOf = (kind: string) =>
  firm({
    'site.yaml': fileOf('site.yaml').replace('  language: en\n', `  language: en\n  business: { kind: ${kind} }\n`),
  }).problems[0]

it.each([
  ['Klempner', 'Plumber'],
  ['plombier', 'Plumber'],
  ['Coiffeur', 'HairSalon'],
  ['Peluqueria', 'HairSalon'],
  ['Fahrschule', 'LocalBusiness'],
  ['driving school', 'LocalBusiness'],
  ['Choir', 'MusicGroup'],
  ['plumber', 'Plumber'],
])('a business of the kind "%s" is answered with %s', (kind, meant) => {
  expect(problemOf(kind)).toMatchObject({ code: 'unknown-value', suggestion: meant })
})

it('a business of a kind that nothing is near is answered with what fits every firm, and the kinds of small firms', () => {
  const hint = problemOf('Quacksalber')?.hint
  expect(hint).toContain('"LocalBusiness" fits every firm')
  expect(hint).toMatch(/Plumber, .*HairSalon, .*Restaurant/)
})

it('every kind that a trade leads to is one of schema.org', () => {
  const all = [...localKinds, ...otherKinds, ...placeKinds]
  expect(kindsOfSmallFirms.filter((kind) => !all.includes(kind))).toEqual([])
})
