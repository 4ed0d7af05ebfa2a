// Tests the bounds of a field's answers.
import { expect, it } from 'vitest'
import { fieldsInSql } from '../../src/forms/field-sql.ts'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from './small-bakery.ts'

const loaded = (field: string) => load(bakeryWith('fields', `- { name: loaves, label: Loaves, ${field} }`), 'site.yaml')
const codes = (field: string) => loaded(field).problems.map(({ code }) => code)

it.each(['from: 1, to: 9', 'from: "1", to: "9"', 'from: -0.5'])('bounds are numbers, quoted or not: %s', (bounds) => {
  expect(codes(`type: number, ${bounds}`)).toEqual([])
})

it('bounds are the same for the database, quoted or not', () => {
  const [plain, quoted] = ['from: 1, to: 9', 'from: "1", to: "9"'].map((bounds) => {
    const [form] = loaded(`type: number, ${bounds}`).site?.forms.values() ?? []
    return form && fieldsInSql(form)
  })
  expect(plain?.map(({ check }) => check)).toContainEqual(expect.stringContaining("between '1' and '9'"))
  expect(plain).toEqual(quoted)
})

it.each([
  ['type: number, from: 9, to: 1', 'bounds-crossed'],
  ['type: number, from: 9, to: "1"', 'bounds-crossed'],
  ['type: date, from: 2026', 'bad-bound'],
  ['type: number, from: few', 'bad-bound'],
])('bounds that no answer can meet are reported: %s', (field, code) => {
  expect(codes(field)).toEqual([code])
})
