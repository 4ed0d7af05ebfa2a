// A mistake in an entry is reported where it is written, not again on the pages that show the entry.
import { expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const unsigned = ['content/news/fair/index.md', 'content/news/holidays.md', 'content/news/unfinished.md']
const blocks = `
          - type: events
            title: All
            events: { from: news, as: { day: "{entry.date}", to: "{entry.last_day}", title: "{entry.title}" } }
          - type: cards
            cards: { from: news, as: { image: "{entry.picture}", title: "{entry.title}" } }`
const site = fileOf('site.yaml')
  .replace(
    'name: picture, type: picture',
    'name: last_day, type: date, label: Last }\n      - { name: picture, type: picture',
  )
  .replace('perPage: 2, filterBy: topics }', (list) => list + blocks)
  .replace(
    'contents: true, next: true }',
    '$&\n          - { type: callout, text: "By [{entry.author.name}]({entry.author.link})." }',
  )
  .replace(
    '      /people:',
    '      /people/{entry}: { for: people, title: "{entry.name}", description: "{entry.role}", blocks: [{ type: article }] }\n$&',
  )
const files = Object.fromEntries(unsigned.map((file) => [file, fileOf(file).replace('title:', 'author: bo\ntitle:')]))
const withRates = (from: string | RegExp, to: string) =>
  firm({ ...files, 'site.yaml': site, [rates]: fileOf(rates).replace(from, to) })

it('the pages are sound', () => {
  expect(reported(withRates('was:', 'last_day: 2026-12-20\nwas:'))).toEqual([])
})

it.each([
  ['a misspelt name of a field', 'date:', 'daet:', 'unknown-key', '3:1'],
  ['a day that is none', '2026-11-03', '2026-11-03 until Friday', 'bad-name', '3:7'],
  [
    'a second day without the blank behind its colon',
    'summary',
    'last_day:2026-12-20\nsummary',
    'space-after-colon',
    '4:1',
  ],
  ['a reference to no entry', 'author: ada', 'author: adda', 'dead-reference', '5:9'],
  ['two fields in one line', '\ntopics', ' topics', 'colon-in-text', '5:9'],
  ['a misspelt key of a picture', 'file: rates.svg', 'fiel: rates.svg', 'unknown-key', '7:12'],
])('%s is one problem', (_, from, to, code, at) => {
  expect(reported(withRates(from, to))).toEqual([`${code} ${rates}:${at}`])
})

it.each([
  ['stands twice at the top', /^---/, '---\n---', 2],
  ['has the first field behind it', /^---\n/, '--- ', 1],
  ['stands behind the last field', /\n---\n/, ' ---\n', 8],
  ['is indented', /\n---\n/, '\n ---\n', 9],
  ['is missing below the fields', /\n---\n/, '\n\n', 8],
])('a line of dashes that %s is reported there', (_, from, to, line) =>
  expect(reported(withRates(from, to))).toEqual([`front-matter-open ${rates}:${line}:1`]),
)

it('a description without its first brace is one problem, though all entries have the same', () => {
  const text = fileOf('site.yaml').replace('description: "{entry.summary}"', 'description: "entry.summary}"')
  expect(firm({ 'site.yaml': text }).problems.map(({ code }) => code)).toEqual(['unopened-brace'])
})
