import { afterAll, describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { mistakes } from './mistakes.ts'

const score = { place: 0, code: 0, suggestion: 0, quiet: 0 }

describe('every mistake of the corpus is reported once, at its place, with its code', () => {
  for (const { name, text, line, column, code, also, suggestion, none } of mistakes) {
    it(name, () => {
      const found = load(text, 'bakery.yaml').problems
      const reports = found.filter((problem) => problem.code !== also || problem.code === code)
      const [first] = reports.filter((problem) => problem.code === code)
      if (first?.line === line && first.column === column) score.place++
      if (first) score.code++
      if (
        first &&
        (none ? first.suggestion === undefined : suggestion === undefined || first.suggestion === suggestion)
      )
        score.suggestion++
      if (reports.length === 1) score.quiet++
      expect(reports.map((problem) => `${problem.line}:${problem.column} ${problem.code}`)).toEqual([
        `${line}:${column} ${code}`,
      ])
      if (suggestion !== undefined) {
        expect(first?.suggestion).toBe(suggestion)
        expect(first?.hint).toContain(suggestion.replace(/^"(.*)"$/, '$1'))
      }
      if (none) expect(first?.suggestion).toBeUndefined()
    })
  }
  afterAll(() => {
    const all = mistakes.length
    console.log(
      `${all} mistakes: place ${score.place}, code ${score.code}, suggestion ${score.suggestion}, nothing else said ${score.quiet}`,
    )
  })
})

it('the corpus has at least a hundred mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100)
})
