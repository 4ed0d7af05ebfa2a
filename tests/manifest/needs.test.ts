// Tests that an unknown key that names a missing feature is answered with how to get it, not with a list of keys.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import type { ExamplePlace } from '../../src/problems/kind.ts'
import { bakeryWith } from './small-bakery.ts'

const problems = (place: ExamplePlace, lines: string) => load(bakeryWith(place, lines), 'site.yaml').problems

it.each([
  ['top', 'analytics: { plausible: milllane.bakery }', 'host'],
  ['top', 'blog: { from: posts }', 'collections:'],
  ['top', 'x-band: &band { tone: band }', '"&name" where it stands first'],
  ['top', 'data: { loaves: loaves.csv }', 'content/NAME.csv'],
  ['top', 'announcement: { text: Closed }', '"announcement" block'],
  ['site', 'socialMedia: [https://social.example/bakery]', 'social:'],
  ['site', 'openingHours: Mo-Fr 7-12', 'business:'],
  [
    'routes',
    '/summer:\n  title: Summer\n  description: In summer.\n  hidden: true\n  blocks: [{ type: page-intro, title: Summer }]',
    'draft: true',
  ],
  [
    'routes',
    '/autumn:\n  title: Autumn\n  description: In autumn.\n  scheduled: 2027-09-01\n  blocks: [{ type: page-intro, title: Autumn }]',
    'publish:',
  ],
  ['blocks', '- { type: page-intro, title: Bread, video: oven.mp4 }', 'link to it'],
  ['top', 'newsletter: { form: letter }', 'block "newsletter"'],
  ['top', 'search: true', 'block "search"'],
  ['site', 'sameAs: [https://social.example/@oven]', '"social:" under "site:"'],
  ['site', 'telephone: 01632 960001', 'under "business:"'],
  ['site', 'font: Inter', 'npm run font'],
  ['fields', '- { name: photo, type: file, label: Photo }', 'no files yet'],
  ['fields', '- { name: photo, type: upload, label: Photo }', 'no files yet'],
] as const)(
  'an unknown key that names a missing feature is answered with how to get it: %s: %s',
  (place, lines, said) => {
    const unknownKeys = problems(place, lines).filter(({ code }) => code === 'unknown-key' || code === 'unknown-value')
    expect(unknownKeys.map(({ hint }) => hint)).toEqual([expect.stringContaining(said)])
    expect(unknownKeys[0]?.suggestion).toBeUndefined()
  },
)
