import { expect, it } from 'vitest'
import { fileOf, firm } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const told = (day: string) =>
  firm({ [rates]: fileOf(rates).replace(/^date: .*$/m, `date: ${day}`) }).problems.map(
    ({ message, hint, fix }) => `${message} ${hint} ${fix?.edits[0]?.text ?? ''}`,
  )

it('a day that is written in another order is told to be a day, and how one is written', () => {
  expect(told('10/01/2026')).toEqual([expect.stringMatching(/^"10\/01\/2026" cannot be a day\. .*"2026-12-03"/)])
})

it('a moment is told to be one', () => {
  const soon = firm({ [rates]: fileOf(rates).replace(/^date: /m, 'publish: soon\ndate: ') }).problems
  expect(soon.map(({ message }) => message)).toEqual(['"soon" cannot be a day, with a time or without one.'])
})

it('a day with dots has the one that is meant beside it', () => {
  expect(told('3.11.2026')[0]).toContain('2026-11-03')
})
