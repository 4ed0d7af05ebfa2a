// Likely mistakes of a small firm: each is reported once, at the file and line where it is fixed.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const contracts = 'content/news/contracts.md'
const people = 'content/people.csv'
const prices = 'content/prices.csv'
const rates = 'content/news/2026-11-03-rates-2027.md'
const site = 'site.yaml'

/** One replacement in one file of the firm, and the beginning of the problem that it causes. */
const mistakes: readonly (readonly [what: string, file: string, from: string | RegExp, to: string, problem: string])[] =
  [
    ['a post without its day', contracts, 'date: 2026-10-01\n', '', 'missing-key content/news/contracts.md:2'],
    ['a day that no calendar has', contracts, '2026-10-01', '2026-02-30', 'bad-day content/news/contracts.md:3'],
    [
      'a colon in a text',
      contracts,
      'Contracts by e-mail',
      'Contracts: by e-mail',
      'colon-in-text content/news/contracts.md:2',
    ],
    ['a picture whose ending is in capitals', rates, 'rates.svg', 'rates.SVG', `bad-name ${rates}:`],
    ['a misspelt field', contracts, 'summary:', 'sumary:', 'unknown-key content/news/contracts.md:4'],
    [
      'an author who is not in the table',
      contracts,
      'author: bo',
      'author: boo',
      'dead-reference content/news/contracts.md:5',
    ],
    ['an unknown topic', contracts, '[law, tax]', '[law, taxes]', 'unknown-value content/news/contracts.md:6'],
    [
      'a link to a post that does not exist',
      contracts,
      'rates-2027',
      'rates-2026',
      'dead-link content/news/contracts.md:8',
    ],
    ['a link to a draft', contracts, '/news/rates-2027', '/news/unfinished', 'dead-link content/news/contracts.md:8'],
    ['HTML in a text', contracts, 'Nearly', '<b>Nearly</b>', 'raw-html content/news/contracts.md:8'],
    [
      'a picture in Markdown syntax',
      contracts,
      'Nearly',
      '![A pen](pen.jpg)',
      'unknown-markdown content/news/contracts.md:8',
    ],
    [
      'a footnote without its note',
      contracts,
      'always.',
      'always[^1].',
      'unknown-markdown content/news/contracts.md:8',
    ],
    ['front matter that is not closed', contracts, ']\n---\n', ']\n', 'front-matter-open content/news/contracts.md:6'],
    [
      'a title that is too long',
      contracts,
      'Contracts by e-mail',
      'x'.repeat(81),
      'too-long content/news/contracts.md:2',
    ],
    [
      'a time that the change to summer time skips',
      contracts,
      'author:',
      'publish: 2027-03-28 02:30\nauthor:',
      'no-such-time content/news/contracts.md:5',
    ],
    [
      'a slug with characters that no address may have',
      contracts,
      'author:',
      'slug: Über uns\nauthor:',
      'bad-slug content/news/contracts.md:5',
    ],
    ['the slug of another post', contracts, 'author:', 'slug: holidays\nauthor:', 'slug-twice'],
    ['a row with a cell too many', people, 'ada.svg,Bo Lind', 'ada.svg,Bo Lind,x', 'csv-cells content/people.csv:3'],
    ['a misspelt column', people, ',role,', ',roll,', 'csv-column content/people.csv:1'],
    [
      'a quote that is not closed',
      people,
      '"Accountant, tax"',
      '"Accountant, tax',
      'csv-open-quote content/people.csv:3',
    ],
    ['a person without a picture', people, 'Partner,images/ada.svg', 'Partner,', 'missing-key content/people.csv:2'],
    ['a price in words', prices, '1200', 'much', 'not-a-number content/prices.csv:2'],
    ['a price with a comma', prices, '180.50', '"180,50"', 'csv-decimal content/prices.csv:3'],
    ['an unknown time zone', site, 'Europe/Zurich', 'Europe/Zuerich', 'unknown-zone site.yaml:8'],
    [
      'a list of an unknown collection',
      site,
      'items: { from: people',
      'items: { from: peopel',
      'unknown-collection site.yaml:102',
    ],
    [
      'a list of a collection that is written with an accent',
      site,
      'items: { from: people',
      'items: { from: péople',
      'unknown-collection site.yaml:102',
    ],
    [
      'an order without its brackets',
      site,
      'order: [date, newest first]',
      'order: date, newest first',
      'one-for-list site.yaml:',
    ],
    ['a template without its collection', site, '        for: news\n', '', 'entry-without-for site.yaml:'],
    [
      'a collection on a page that is no template',
      site,
      '      /people:\n',
      '      /people:\n        for: people\n',
      'for-without-entry site.yaml:',
    ],
    [
      'a field that entries do not have',
      site,
      'description: "{entry.summary}"',
      'description: "{entry.sumary}"',
      'unknown-entry-field site.yaml:',
    ],
  ]

describe('a mistake of a small firm', () => {
  it.each(mistakes)('%s is reported once, at the line where it is fixed', (_, file, from, to, problem) => {
    const changed = fileOf(file).replace(from, to)
    expect(changed).not.toBe(fileOf(file))
    const errors = firm({ [file]: changed }).problems.filter(({ severity }) => severity === 'error')
    expect(errors.map((one) => `${one.code} ${one.file}:${one.line}`)).toEqual([expect.stringContaining(problem)])
  })
})

it('a firm without a mistake has no problems', () => {
  expect(reported(firm())).toEqual([])
})

it.each([
  ['Lisboa', 'Europe/Lisbon'],
  ['Roma', 'Europe/Rome'],
  ['São Paulo', 'America/Sao_Paulo'],
])('a city in another language is answered with its time zone: %s', (city, zone) => {
  const { problems } = firm({ [site]: fileOf(site).replace('Europe/Zurich', city) })
  expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([['unknown-zone', zone]])
})
