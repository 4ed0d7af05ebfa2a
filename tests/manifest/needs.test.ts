// Keys people look for and do not find: the answer says whether and how the need is met, not which keys are left.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import type { ExamplePlace } from '../../src/problems/kind.ts'
import { bakeryWith } from './small-bakery.ts'

const problems = (place: ExamplePlace, lines: string) => load(bakeryWith(place, lines), 'site.yaml').problems

it.each([
  ['top', 'analytics: { plausible: milllane.bakery }', 'host'],
  ['top', 'collections: { posts: { from: posts } }', 'include:'],
  ['top', 'data: { loaves: loaves.csv }', 'block of your own'],
  ['top', 'announcement: { text: Closed }', 'banner'],
  ['site', 'social: [https://social.example/bakery]', 'footer:'],
  ['site', 'openingHours: Mo-Fr 7-12', 'facts:'],
  [
    'routes',
    '/summer:\n  title: Summer\n  description: In summer.\n  draft: true\n  blocks: [{ type: page-intro, title: Summer }]',
    'unlisted',
  ],
  [
    'routes',
    '/autumn:\n  title: Autumn\n  description: In autumn.\n  publish: 2027-09-01\n  blocks: [{ type: page-intro, title: Autumn }]',
    'day',
  ],
  ['blocks', '- { type: page-intro, title: Bread, video: oven.mp4 }', 'link to it'],
  ['fields', '- { name: photo, type: file, label: Photo }', 'no files yet'],
  ['fields', '- { name: photo, type: upload, label: Photo }', 'no files yet'],
] as const)('%s: %s', (place, lines, said) => {
  const told = problems(place, lines).filter(({ code }) => code === 'unknown-key' || code === 'unknown-value')
  expect(told.map(({ hint }) => hint)).toEqual([expect.stringContaining(said)])
  expect(told[0]?.suggestion).toBeUndefined()
})
