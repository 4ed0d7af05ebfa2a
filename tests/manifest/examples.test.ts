import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { kindOf, problemCodes } from '../../src/problems/catalogue.ts'
import { bakeryWith } from './small-bakery.ts'

const codesIn = (text: string, launch = false) =>
  load(text, 'bakery.yaml', { publicFiles: new Set(), launch }).problems.map(({ code }) => code)

it('takes the smallest bakery as it is', () => {
  expect(codesIn(bakeryWith('top', ''))).toEqual([])
})

describe('every example of the catalogue', () => {
  for (const code of problemCodes) {
    const { example } = kindOf(code)
    if (!example) continue
    it(`${code}: the bad one is found once and for what it is`, () => {
      expect(codesIn(bakeryWith(example.in, example.bad), example.launch).sort()).toEqual(
        [code, ...(example.also ?? [])].sort(),
      )
    })
    it(`${code}: the good one is fine`, () => {
      expect(codesIn(bakeryWith(example.in, example.good))).toEqual([])
    })
  }
})
