// Texts whose columns are right, and whose pages lack so many keys that a wrong column might seem likelier.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'

const firm = `lectern: 1
reading: main
site: { name: Halden, url: https://halden.example, language: en, timeZone: Europe/Zurich, email: office@halden.example }
readings:
  main:
    layout: { header: { links: [{ label: Home, to: / }] } }
    routes:
      /:
        title: Halden
        description: Tax and law.
        blocks:
          - { type: hero, title: Tax and law, text: In Basel. }
          - { type: price-list, title: Prices, prices: [{ title: An hour, price: "180" }] }
          - { type: banner, title: Closed over Christmas }
          - { type: banner, title: Closed over Easter }
          - { type: people, title: Team, people: [{ name: Ada, image: ada.jpg }] }
`

it('missing keys are reported where they are missing, however many', () => {
  expect(load(firm, 'site.yaml').problems.map(({ code, line }) => `${code} ${line}`)).toEqual([
    'missing-key 5',
    'missing-key 6',
    'missing-key 13',
    'missing-key 14',
    'missing-key 15',
    'unknown-key 16',
  ])
})

it('keys that a section to come lacks are reported together', () => {
  const coming = firm
    .replace('  main:\n', '  main:\n    theme: { preset: folio }\n')
    .replace(
      '] } }\n',
      '] }, footer: { tagline: T, navigation: { title: P, links: [{ label: Home, to: / }] }, contact: { title: C, email: "{site.email}" }, copyright: Halden } }\n',
    )
    .replace(/ {10}- \{ type: (?:price-list|people).*\n| {10}- .*Easter.*\n/g, '')
    .replace('Closed over Christmas', 'Closed over Christmas, publish: 2126-12-20 08:00')
  const { problems } = load(coming, 'site.yaml', { at: Date.parse('2026-11-22T12:00:00Z') })
  expect(problems.map(({ message }) => message)).toEqual([
    'From 2126-12-20 08:00 on: "text" and "action" are missing in the block "banner".',
  ])
})
