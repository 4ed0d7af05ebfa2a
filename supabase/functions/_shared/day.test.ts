import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter, dayAt, dayOfBound, isDay, sinceToday } from './day.ts'

it.each([
  ['today', { amount: 0, unit: 'day' }],
  ['today + 6 months', { amount: 6, unit: 'month' }],
  ['today - 18 years', { amount: -18, unit: 'year' }],
  ['today + 1 week', { amount: 1, unit: 'week' }],
  ['today+6 months', undefined],
  ['today + six months', undefined],
  ['today + 1000 years', undefined],
  ['tomorrow', undefined],
  ['2026-01-31', undefined],
])('the day %s is parsed as %o', (text, span) => expect(sinceToday(text)).toEqual(span))

it.each([
  ['2026-01-31', 'today + 1 month', '2026-02-28'],
  ['2024-02-29', 'today + 1 year', '2025-02-28'],
  ['2026-08-31', 'today + 6 months', '2027-02-28'],
  ['2026-01-15', 'today - 1 month', '2025-12-15'],
  ['2026-12-31', 'today + 1 day', '2027-01-01'],
  ['2026-03-01', 'today - 2 weeks', '2026-02-15'],
  ['2026-03-01', 'today', '2026-03-01'],
])('the day at a distance from %s of %s is %s', (today, bound, day) => expect(dayOfBound(bound, () => today)).toBe(day))

it('the day at any distance from another is a day of the calendar', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((day) => dayAt(day * 86_400_000))
  const span = fc.record({
    amount: fc.integer({ min: -999, max: 999 }),
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
  })
  fc.assert(fc.property(anyDay, span, (day, far) => isDay(dayAfter(day, far))))
})

it('a day is computed in a time zone', () => {
  const at = Date.parse('2026-12-31T23:30:00Z')
  expect(dayAt(at)).toBe('2026-12-31')
  expect(dayAt(at, 'Europe/Zurich')).toBe('2027-01-01')
})
