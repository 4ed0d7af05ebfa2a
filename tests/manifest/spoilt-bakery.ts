// The small bakery with a few blocks, for tests with a slip, and the problems and fixes of a text.
import { expect } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { bakeryWith } from './small-bakery.ts'

export const lines = `- type: checklist
  title: Today
  text: Rye and wheat, from the mill next door.
  items:
    - Rye from here
    - Wheat, and some oats
    - Spelt
- type: price-list
  title: Loaves
  text: For everybody.
  prices:
    - { title: Rye, price: "4,80" }
    - { title: Spelt, price: from 5 }
- type: prose
  title: Flour
  text: |
    The mill is old.

    It stands at the lane, and turns when the wind blows.

    Come and see.`
export const sound = bakeryWith('blocks', lines)
export const reportsOf = (text: string) =>
  load(text, 'site.yaml').problems.map(({ line, code, message, hint }) => `${line} ${code} ${message} ${hint}`)

export function fixed(text: string): string {
  const next = applyFixes(text, load(text, 'site.yaml').problems).text
  return next === text ? text : fixed(next)
}

export const moveTwoRight = expect.stringMatching(/^\d+ bad-indent These 2 lines .* Move them 2 spaces to the right\.$/)

/** Replaces words in the manifest and returns the line they are on. */
export function spoilt(from: string, to: string): { text: string; row: number } {
  const text = bakeryWith(
    'blocks',
    lines.replace(from, () => to),
  )
  expect(text, 'spoils the manifest').not.toBe(sound)
  return { text, row: text.split('\n').findIndex((line, at) => line !== sound.split('\n')[at]) + 1 }
}
