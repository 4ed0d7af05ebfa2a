import { expect, it } from 'vitest'
import { fileOf, firm } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const reportedFor = (day: string) =>
  firm({ [rates]: fileOf(rates).replace(/^date: .*$/m, `date: ${day}`) }).problems.map(
    ({ message, hint, fix }) => `${message} ${hint} ${fix?.edits[0]?.text ?? ''}`,
  )

it('a date with slashes is reported with an example of the right format', () => {
  expect(reportedFor('10/01/2026')).toEqual([expect.stringMatching(/^"10\/01\/2026" cannot be a day\. .*"2026-12-03"/)])
})

it('a word in place of a moment is reported as neither a day nor a day with a time', () => {
  const soon = firm({ [rates]: fileOf(rates).replace(/^date: /m, 'publish: soon\ndate: ') }).problems
  expect(soon.map(({ message }) => message)).toEqual(['"soon" cannot be a day, with a time or without one.'])
})

it('a date with dots is reported with the date that is meant', () => {
  expect(reportedFor('3.11.2026')[0]).toContain('2026-11-03')
})
