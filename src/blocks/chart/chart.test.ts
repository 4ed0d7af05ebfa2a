import { expect, it } from 'vitest'
import { figuresOf } from './figures.ts'
import { scaleOf, spread } from './scale.ts'

it('the scale of a chart begins and ends at round values, with round lines between', () => {
  const { from, to, ticks } = scaleOf([42, 101], {})
  expect([from, to, ticks]).toEqual([40, 120, [40, 60, 80, 100, 120]])
})

it('the scale of a chart includes zero for bars, also if all values are negative', () => {
  const scale = scaleOf([-20, -5], { zero: true })
  expect([scale.from, scale.to, scale.at(0)]).toEqual([-20, 0, 100])
})

it('the scale of a chart keeps given ends, and clamps values beyond them', () => {
  const scale = scaleOf([0.1, 0.4], { from: 0, to: 0.3 })
  expect([scale.from, scale.to, scale.at(0.4), scale.ticks.at(-1)]).toEqual([0, 0.3, 100, 0.3])
})

it('the scale of a chart is not empty for equal values or a single one', () => {
  for (const values of [[7], [7, 7], [0, 0], [-3]]) {
    const scale = scaleOf(values, {})
    expect(scale.to).toBeGreaterThan(scale.from)
    expect(values.map(scale.at).every((place) => place >= 0 && place <= 100)).toBe(true)
  }
})

it('labels of a chart are moved apart, in their order and inside the drawing', () => {
  expect(spread([50, 51, 20], 8)).toEqual([50, 58, 20])
  expect(spread([99, 100, 98], 8)).toEqual([92, 100, 84])
})

it('values of a chart are formatted for the language, with a minus sign and their unit', () => {
  const format = (language: string, unit: string, value: number) =>
    figuresOf(
      { title: '', chart: 'bar', columns: ['a'], rows: [{ label: '', values: [value] }], unit },
      language,
    ).format(value)
  expect([format('de', 'km', -1234.5), format('en', '%', 12)]).toEqual(['−1.234,5\u00a0km', '12%'])
})
