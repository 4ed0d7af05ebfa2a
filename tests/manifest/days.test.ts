// Tests days and times of blocks, pages and entries.
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { fileOf, firm, reported } from '../content/firm.ts'
import { bakeryWith } from './small-bakery.ts'

const problems = (block: string) =>
  load(bakeryWith('blocks', block), 'site.yaml').problems.map(({ code, suggestion }) => [code, suggestion])
const events = (event: string) =>
  problems(`- { type: events, title: Evenings, events: [{ ${event}, title: Open mill }] }`)
const holidays = (days: string) =>
  problems(
    `- { type: hours, title: Open, days: [{ days: Monday, times: from six }], holidays: [{ ${days}, times: closed }] }`,
  )

describe('a day of a block', () => {
  it.each(['day: 2999-02-30', 'day: 2999-05-14, to: 2999-06-31'])('has to exist: %s', (days) => {
    expect(events(days)).toEqual([['bad-day', undefined]])
  })

  it('may be first and last day at once; a last day before the first is reported', () => {
    expect(events('day: 2999-05-14, to: 2999-05-14')).toEqual([])
    expect(events('day: 2999-05-14, to: 2999-05-12')).toEqual([['days-crossed', undefined]])
    expect(holidays('day: 2999-12-26, to: 2999-12-24')).toEqual([['days-crossed', undefined]])
    expect(
      problems(
        '- { type: page-intro, title: Bread }\n- { type: announcement, text: Closed., from: 2999-01-05, until: 2999-01-02 }',
      ),
    ).toEqual([['days-crossed', undefined]])
  })

  it('is not compared with the day of another event', () => {
    expect(
      problems(
        '- { type: events, title: Evenings, events: [{ day: 2999-05-14, title: One }, { day: 2999-01-02, to: 2999-01-03, title: Two }] }',
      ),
    ).toEqual([])
  })
})

it.each([
  ['"7:00"', '07:00'],
  ['19.30', '19:30'],
  ['7 pm', '19:00'],
  ['"25:30"', undefined],
])('a time written %s is reported with the right notation', (time, meant) => {
  expect(events(`day: 2999-05-14, starts: ${time}`)).toEqual([['bad-name', meant]])
})

describe('a page, block or entry that is gone before it appears', () => {
  const rates = 'content/news/2026-11-03-rates-2027.md'
  it('is reported for an entry', () => {
    const text = fileOf(rates).replace('---\n', '---\npublish: 2027-02-01\nuntil: 2027-01-01\n')
    expect(reported(firm({ [rates]: text }))).toContain(`never-shown ${rates}:3:8`)
  })
  it('is reported for a block', () => {
    const text = fileOf('site.yaml').replace('until: 2027-01-04 08:00', 'until: 2026-12-19 08:00')
    expect(reported(firm({ 'site.yaml': text }))).toEqual([expect.stringContaining('never-shown site.yaml:81:')])
  })
})

it('a misspelt time zone is reported with the nearest valid one', () => {
  const text = fileOf('site.yaml').replace('Europe/Zurich', 'Europe/Zürich')
  expect(firm({ 'site.yaml': text }).problems.map(({ code, suggestion }) => [code, suggestion])).toContainEqual([
    'unknown-zone',
    'Europe/Zurich',
  ])
})
