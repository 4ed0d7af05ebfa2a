// Problems of moments to come, found again or kept after an edit. Each claim compares a load with a memo to one without.
import { expect, it } from 'vitest'
import { Memo } from '../../src/manifest/read/memo.ts'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const contracts = 'content/news/contracts.md'
const holidays = 'content/news/holidays.md'
const unfinished = 'content/news/unfinished.md'
const fair = 'content/news/fair/index.md'
/** The same object in each load, as a project has it while no file is added. */
const publicFiles = new Set([
  '/images/ada.svg',
  'images/ada.svg',
  'content/news/rates.svg',
  'content/news/fair/stand.svg',
])

/** A page links to one that ends in February, so that a problem is to come. */
const ending = {
  [rates]: fileOf(rates).replace('](/people)', '](/news/contracts)'),
  [contracts]: fileOf(contracts).replace('author: bo', 'author: bo\nuntil: 2027-02-01 00:00'),
}

const withAbout = fileOf('site.yaml').replace(
  /( +- \{ name: )picture, .*\n/,
  '$&$1about, type: entry, of: news, label: About }\n',
)
const retitled = (text = '') => text.replace(/^title: .*$/m, 'title: Another title')

/** Loads the firm, then the firm after an edit; returns the second load's problems and how many moments it checked. */
function afterEdit(before: Record<string, string>, edit: Record<string, string>) {
  const memo = new Memo()
  let checks = 0
  const options = { publicFiles, memo, ended: (stage: string) => stage === 'checking' && checks++ }
  firm(before, options)
  checks = 0
  const warm = reported(firm({ ...before, ...edit }, options))
  expect(warm).toEqual(reported(firm({ ...before, ...edit }, { publicFiles })))
  // The present is one of the checks.
  return { problems: warm, moments: checks - 1 }
}

it('are kept while only words of shown entries change, and no moment is checked again', () => {
  const { problems, moments } = afterEdit(ending, { [fair]: `${fileOf(fair)}\nMore words.\n` })
  expect(problems).toEqual([`later-problem ${rates}:10:11`])
  expect(moments).toBe(0)
})

it('are kept while the title of a shown entry changes and entries only come', () => {
  const { moments } = afterEdit({}, { [contracts]: retitled(fileOf(contracts)) })
  expect(moments).toBe(0)
})

it.each([
  ['an entry ends, so that others may move into lists', ending],
  ['a draft refers to the entry', { [unfinished]: fileOf(unfinished).replace('---\n', '---\nabout: fair\n') }],
])('are found again when the title of an entry changes and %s', (_, before) => {
  const { moments } = afterEdit({ 'site.yaml': withAbout, ...before }, { [fair]: retitled(fileOf(fair)) })
  expect(moments).toBeGreaterThan(0)
})

it('have their new line when the words above them change', () => {
  const longer = ending[rates]?.replace(/(\n---\n)/, '$1One line more.\n\n') ?? ''
  expect(afterEdit(ending, { [rates]: longer }).problems).toEqual([`later-problem ${rates}:12:11`])
})

it('are found again when a link changes', () => {
  const { problems, moments } = afterEdit({ [contracts]: ending[contracts] ?? '' }, { [rates]: ending[rates] ?? '' })
  expect(problems).toEqual([`later-problem ${rates}:10:11`])
  expect(moments).toBeGreaterThan(0)
})

it('are found again when the words of an entry change that is not shown yet', () => {
  const raw = fileOf(holidays).replace('We are closed.\n', 'We are <b>closed</b>.\n')
  const { problems, moments } = afterEdit({}, { [holidays]: raw })
  expect(problems.join()).toContain(holidays)
  expect(moments).toBeGreaterThan(0)
})

it('are found again when a file is added that a page may name', () => {
  const memo = new Memo()
  const link = { [holidays]: fileOf(holidays).replace('We are closed.', 'We are closed: [the notice](/notice.pdf).') }
  expect(reported(firm(link, { publicFiles, memo })).join()).toContain('later-problem')
  expect(reported(firm(link, { publicFiles: new Set([...publicFiles, '/notice.pdf']), memo }))).toEqual([])
})

it('a dead link in a draft is a warning at its line, and an error of the page once the draft is published', () => {
  const dead = fileOf(unfinished).replace('](/people)', '](/peple)')
  expect(reported(firm({ [unfinished]: dead }))).toEqual([`draft-problem ${unfinished}:7:16`])
  expect(reported(firm({ [unfinished]: dead.replace('draft: true\n', '') }))).toEqual([`dead-link ${unfinished}:6:16`])
})
