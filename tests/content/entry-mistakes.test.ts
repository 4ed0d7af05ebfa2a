// Mistakes in entries are reported at their own line and column, in Markdown and in tables.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'

describe('mistakes in entries', () => {
  const front = (from: string, to: string) => firm({ [rates]: fileOf(rates).replace(from, to) })

  it.each([
    ['title: New', 'titel: New', `unknown-key ${rates}:2:1`],
    ['date: 2026-11-03', 'date: 2026-02-30', `bad-day ${rates}:3:7`],
    ['author: ada', 'author: eva', `dead-reference ${rates}:5:9`],
    ['topics: [tax]', 'topics: [taxes]', `unknown-value ${rates}:6:10`],
    [', alt: A ledger and a pen', '', `missing-alt ${rates}:7:18`],
    ['file: rates.svg', 'file: gone.svg', `missing-file ${rates}:7:18`],
    ['](/people)', '](/peple)', `dead-link ${rates}:10:11`],
    ['](/people)', '](/news/contracts#gone)', `dead-anchor ${rates}:10:11`],
    ['# What changes', '<b>What</b>', `raw-html ${rates}:12:1`],
    ['was: [rates]', 'publish: 2027-03-28 02:30', `no-such-time ${rates}:8:10`],
  ])('a mistake in an entry is reported at its line and column: %s → %s', (from, to, problem) =>
    expect(reported(front(from, to))).toEqual([problem]),
  )

  it.each([
    ['an entry', 'date: 2026-11-03', 'date: 2026-11-03\ntitle: Again', { line: 4, first: 2 }],
    [
      'a block in its text',
      '\n# What',
      '\n```block\ntype: callout\ntitle: Soon\ntitle: Now\n```\n\n# What',
      { line: 15, first: 14 },
    ],
  ])('a key that %s has twice is reported with the first one, in the same file', (_, from, to, { line, first }) => {
    const problem = front(from, to).problems.find(({ code }) => code === 'duplicate-key')
    expect(problem).toMatchObject({ file: rates, line, related: [{ file: rates, line: first }] })
  })

  it.each([
    ['the first key', 'title:', '  title:', 2],
    ['a key', 'summary:', ' summary:', 4],
    ['a key, in a file with Windows line ends,', 'summary:', '  summary:', 4],
    ['the last key', 'was:', '  was:', 8],
  ])('%s of the front matter that stands too far right is reported once', (what, from, to, line) => {
    const text = fileOf(rates).replace(from, to)
    const changed = firm({ [rates]: what.includes('Windows') ? text.replaceAll('\n', '\r\n') : text })
    expect(reported(changed)).toEqual([`bad-indent ${rates}:${line}:${to.indexOf(from) + 1}`])
  })

  it.each([
    ['prices.yaml', '- title: Hour\n  price: 1\n  - title: Day\n  price: 2\n', 'cannot-read 3'],
    ['prices.yaml', '- title: Hour\n  price: 1\n- title Day\n  price: 2\n', 'missing-colon 3'],
    [
      'prices.json',
      '[\n  { "title": "Hour", "price": 1 },\n  { "title": ["Day", "price": 2 }\n]\n',
      'unclosed-bracket 3',
    ],
  ])('a slip in a list of entries is one problem: %s %s', (file, text, problem) => {
    const site = fileOf('site.yaml').replace('content/prices.csv', `content/${file}`)
    const { problems } = firm({ 'site.yaml': site, 'content/prices.csv': undefined, [`content/${file}`]: text })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, line }) => `${code} ${line}`)).toEqual([problem])
  })

  it.each([
    ['topics: [tax]', 'topics: [Law of Contract]', 'law'],
    ['author: ada', 'author: Ada Halden', 'ada'],
  ])('a label in place of a value is reported with the value as suggestion: %s → %s', (from, to, meant) => {
    const manifest = fileOf('site.yaml').replace('label: Law }', 'label: Law of contract }')
    const { problems } = firm({ 'site.yaml': manifest, [rates]: fileOf(rates).replace(from, to) })
    expect(problems.map(({ suggestion }) => suggestion)).toEqual([meant])
  })

  it('a title that its template makes too long is reported at the entry, with the line of the template as related', () => {
    const long = 'x'.repeat(70)
    const { problems } = firm({
      'site.yaml': fileOf('site.yaml').replace(
        'for: news\n        title: "',
        `for: news\n        title: "${long}{entry.title}, `,
      ),
    })
    expect(problems.map(({ code, file, related }) => [code, file, related?.map((one) => one.file)])).toContainEqual([
      'title-too-long',
      rates,
      ['site.yaml'],
    ])
  })

  it.each([
    ['2027-03-28 25:00', ['bad-day']],
    ['2027-03-28 02:30', ['no-such-time']],
    ['2027-10-31 02:30', []],
    ['2027-03-28 03:00', []],
  ])('a moment of an entry that no clock shows is reported: %s', (moment, codes) => {
    const manifest = fileOf('site.yaml').replace('{ name: date, type: date,', '{ name: date, type: moment,')
    const { problems } = firm({
      'site.yaml': manifest,
      [rates]: fileOf(rates).replace('date: 2026-11-03', `date: ${moment}`),
    })
    expect(problems.flatMap(({ code, line }) => (line === 3 ? [code] : []))).toEqual(codes)
  })

  it('a wrong mail address of an entry is reported once, though a page shows it', () => {
    const manifest = fileOf('site.yaml')
      .replace('name: role, type: text', 'name: role, type: email')
      .replace(
        'type: index-list\n            title: Who answers you\n            items: { from: people, as: { title: "{entry.name}", text: "{entry.role}" } }',
        'type: people\n            title: Who answers you\n            people: { from: people, as: { name: "{entry.name}", role: Here, text: Here, email: "{entry.role}" } }',
      )
    expect(reported(firm({ 'site.yaml': manifest }))).toEqual([
      'bad-name content/people.csv:2:16',
      'bad-name content/people.csv:3:27',
    ])
  })

  it('an empty cell of a required column is reported at its row', () => {
    const people = fileOf('content/people.csv').replace('Partner,', ',')
    expect(reported(firm({ 'content/people.csv': people }))).toEqual(['missing-key content/people.csv:2:1'])
  })

  it('a row of separators alone, as spreadsheets leave below a table, is no entry', () => {
    const people = `${fileOf('content/people.csv')},,,,\r\n`
    expect(reported(firm({ 'content/people.csv': people }))).toEqual([])
  })

  it('a mistake below a misnamed column is reported at its cell', () => {
    const { problems } = firm({ 'content/prices.csv': 'title,Price\nHour,about 180\n' })
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
      'csv-column 1:7',
      'not-a-number 2:6',
    ])
  })

  it('an entry whose file name is no address is reported once', () => {
    const loaded = firm({ 'content/news/größe.md': fileOf('content/news/contracts.md') })
    expect(reported(loaded)).toEqual(['bad-slug content/news/größe.md:2:1'])
  })

  it.each([
    ['a required column that is missing', 'price\n180\n200\n', 'csv-lacks-column 1:1'],
    ['a table without a header', 'Hour,180\nDay,1400\n', 'csv-header 1:1'],
    ['a header without one of the names', 'price\nHour,180\nDay,1400\n', 'csv-cells 1:1'],
    [
      'a quote that ends a cell too early',
      'title,price\nHour,180\n"A "long" day, and more",1400\n',
      'csv-after-quote 3:5',
    ],
    ['a header with semicolons over rows with commas', 'title;price\nHour,180\n"Day, long",1400\n', 'csv-cells 1:1'],
    ['a header with commas over one row with semicolons', 'title,price\nHour;180\n', 'csv-cells 1:1'],
    ['a column that is there twice', 'title,price,price\nHour,180,200\nDay,1400,1500\n', 'duplicate-key 1:13'],
    ['a column under the label of its field', 'What,price\nHour,180\nDay,1400\n', 'csv-column 1:1'],
    ['a misspelt column of the addresses', 'slgu,title,price\nhour,Hour,180\n', 'csv-column 1:1'],
    ['a name that two rows have', 'slug,title,price\nhour,Hour,180\nhour,Day,1400\n', 'slug-twice 3:1'],
  ])('%s is reported once, and not in each row', (_, text, problem) => {
    const { problems } = firm({ 'content/prices.csv': text })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([problem])
  })

  it('a header that has another separator than its rows is rewritten with that of the rows', () => {
    const [problem] = firm({ 'content/prices.csv': 'title;price\nHour,180\nDay,1400\n' }).problems
    expect(problem?.message).toBe('The header is parted by ";", and the rows by ",".')
    expect(problem?.fix?.edits[0]?.text).toBe('title,price')
  })

  it.each([
    ['names its separator in a line of its own', 'sep=;\r\ntitle;price\r\nHour;180\r\n'],
    ['has empty columns behind the last', 'title;price;;\r\nHour;180;;\r\n'],
  ])('a table that %s, as spreadsheets write it, is read', (_, text) =>
    expect(reported(firm({ 'content/prices.csv': text }))).toEqual([]),
  )

  it('a file with the name of another is reported once', () => {
    const loaded = firm({ 'content/news/contracts/index.md': fileOf('content/news/contracts.md') })
    expect(reported(loaded)).toEqual(['slug-twice content/news/contracts/index.md:2:1'])
  })

  it('a number outside the bounds of its field is reported at its cell', () => {
    const bounded = (bounds: string) =>
      reported(
        firm({
          'site.yaml': fileOf('site.yaml').replace('label: Francs', `label: Francs, ${bounds}`),
          'content/prices.csv': 'title,price\nHour,180\nDay,1400\n',
        }),
      )
    expect(bounded('from: 180, to: 1399.5')).toEqual(['out-of-range content/prices.csv:3:5'])
    expect(bounded('from: 180.5')).toEqual(['out-of-range content/prices.csv:2:6'])
    expect(bounded('from: 180, to: 1400')).toEqual([])
  })

  it('a column in a language the site lacks is reported at its header', () => {
    const prices = fileOf('content/prices.csv')
      .replace('title,price', 'title,price,title.de')
      .replaceAll(/(\d)$/gm, '$1,Preis')
    expect(reported(firm({ 'content/prices.csv': prices }))).toEqual(['csv-language content/prices.csv:1:13'])
  })

  it.each(['€ 180', '180 CHF', 'CHF 180'])(
    'a price with its currency is reported with the number as suggestion: %s',
    (price) => {
      const { problems } = firm({ 'content/prices.csv': `title,price\nHour,${price}\n` })
      expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([['not-a-number', '180']])
    },
  )

  it.each([
    ['"180,50"', ['csv-decimal', '180.50']],
    ['"1.250,00"', ['csv-decimal', '1250.00']],
    ['"1,250.00"', ['csv-decimal', '1250.00']],
    ['1 250', ['csv-decimal', '1250']],
    ['1.250.000', ['csv-decimal', '1250000']],
    ['"€ 1.250,00"', ['not-a-number', '1250']],
    ['0.125', undefined],
    ['1250.5', undefined],
  ])('a price with separated thousands is never corrected to a thousandth of its amount: %s', (price, found) => {
    const { problems } = firm({ 'content/prices.csv': `title,price\nHour,${price}\n` })
    expect(problems.map(({ code, fix, suggestion }) => [code, fix?.edits[0]?.text ?? suggestion])).toEqual(
      found ? [found] : [],
    )
  })

  it.each([
    ['date: 3.11.2026', 'date: 2026-11-03', true],
    ['date: 2026/11/03', 'date: 2026-11-03', true],
    ['date: 24/12/2026', 'date: 2026-12-24', true],
    ['date: 03/11/2026', undefined, false],
    ['publish: 20.12.2026 8:00', 'publish: 2026-12-20 08:00', true],
    ['publish: 2026-12-20T08:00:00', 'publish: 2026-12-20 08:00', true],
  ])('a day in another notation is fixed where its month is certain: %s', (written, meant, isSafe) => {
    const text = fileOf(rates).replace(
      /^date: .*$/m,
      written.startsWith('date') ? written : `date: 2026-11-03\n${written}`,
    )
    const [problem, ...more] = firm({ [rates]: text }).problems
    expect(more).toEqual([])
    expect([problem?.code, problem?.suggestion, problem?.fix?.safe ?? false]).toEqual([
      'bad-name',
      meant?.replace(/^\w+: /, ''),
      isSafe,
    ])
  })

  it('a price that may have thousands or three decimals is reported with both readings', () => {
    const { problems } = firm({ 'content/prices.csv': 'title,price\nHour,1.250\n' })
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['csv-thousands', 'Write 1250 or 1.25, whichever is meant.'],
    ])
  })

  it.each(['1.625', '1,625'])('each of the two readings of %s is accepted', (price) => {
    const { problems } = firm({ 'content/prices.csv': `title,price\nHour,"${price}"\n` })
    expect(problems.map(({ hint }) => hint)).toEqual(['Write 1625 or 1.6250, whichever is meant.'])
    expect(reported(firm({ 'content/prices.csv': 'title,price\nHour,1625\nDay,1.6250\n' }))).toEqual([])
  })

  it('three decimals are accepted in a column where a point parts other decimals', () =>
    expect(reported(firm({ 'content/prices.csv': 'title,price\nHour,1.625\nDay,12.5\n' }))).toEqual([]))

  it.each(['VRAI', 'WAHR', 'verdadero', 'TRUE'])('%s of a spreadsheet is read as true', (written) => {
    const table = `title,price,placeholder\nHour,180,${written}\n`
    expect(reported(firm({ 'content/prices.csv': table }))).toEqual([])
  })

  it('text after the closing quote of a cell is reported and quoted in the message', () => {
    const prices = fileOf('content/prices.csv').replace(/^(.*\n)[^,]*/, '$1"Rye" bread')
    expect(firm({ 'content/prices.csv': prices }).problems.map(({ message }) => message)).toEqual([
      '" bread" stands behind the quote that ends the cell.',
    ])
  })
})

it('a comment in JSON is reported as one, once', () => {
  const loaded = firm({
    'site.yaml': fileOf('site.yaml').replace('content/prices.csv', 'content/prices.json'),
    'content/prices.csv': undefined,
    'content/prices.json': '[\n  // by the hour, or so\n  { "title": "Hour", "price": 180 }\n]\n',
  })
  expect(reported(loaded)).toEqual(['not-a-comment content/prices.json:2:3'])
})

it('a string of JSON in curly quotes is reported, and one that holds curly quotes is not', () => {
  const json = '[\n  { "title": “Hour”, "price": 180 },\n  { "title": "The “long” day", "price": 1400 }\n]\n'
  const loaded = firm({
    'site.yaml': fileOf('site.yaml').replace('content/prices.csv', 'content/prices.json'),
    'content/prices.csv': undefined,
    'content/prices.json': json,
  })
  expect(reported(loaded)).toEqual(['curly-quotes content/prices.json:2:14'])
  expect(loaded.problems[0]?.fix?.edits[0]?.text).toBe('"Hour"')
})

it('a key that the collection does not declare is answered with where to declare it', () => {
  const text = fileOf(rates).replace('date:', 'photographer: Ada\ndate:')
  expect(firm({ [rates]: text }).problems).toMatchObject([
    { code: 'unknown-key', hint: expect.stringContaining('Declare it under "fields:" of the collection') },
  ])
})
