import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { problemCodes, problemKind } from '../../src/problems/catalogue.ts'
import { bakeryWith, loadInputs } from './small-bakery.ts'

type Example = ReturnType<typeof loadInputs>
const codesIn = ({ text: manifest, options }: Example) =>
  load(manifest, 'bakery.yaml', options).problems.map(({ code }) => code)

it('the smallest bakery has no problem', () => {
  expect(load(bakeryWith('top', ''), 'bakery.yaml', { publicFiles: new Set() }).problems).toEqual([])
})

describe('every code has two examples', () => {
  it.each(problemCodes)('%s', (code) => {
    const { bad, good } = problemKind(code).example
    expect(bad.trim()).not.toBe('')
    expect(good.trim()).not.toBe('')
    expect(good).not.toBe(bad)
  })
})

describe('every example of the catalogue', () => {
  for (const code of problemCodes) {
    const { example } = problemKind(code)
    it(`${code}: the bad one is found once and for what it is`, () => {
      const found = codesIn(loadInputs(example, 'bad'))
      const codes = problemKind(code).isOfMany ? [...new Set(found)] : found
      expect(codes.sort()).toEqual([code, ...(example.also ?? [])].sort())
    })
    it(`${code}: the good one is fine`, () => {
      expect(codesIn(loadInputs(example, 'good'))).toEqual([])
    })
  }
})
