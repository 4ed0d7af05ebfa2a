// Mistakes in the declaration of a collection and where pages use it.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

describe('mistakes in templates and collections', () => {
  const manifest = fileOf('site.yaml')
  const codes = (from: string | RegExp, to: string) => {
    const changed = manifest.replace(from, to)
    expect(changed).not.toBe(manifest)
    return firm({ 'site.yaml': changed }).problems.map(({ code, suggestion }) => [code, suggestion])
  }

  it('a field without "entry." is reported with the whole field as suggestion, with a format too', () => {
    expect(codes('title: "{entry.title}", price', 'title: "{title}", price')).toEqual([
      ['field-without-entry', '{entry.title}'],
    ])
    expect(codes('{entry.price | money CHF}', '{price | money CHF}')).toEqual([
      ['field-without-entry', '{entry.price | money CHF}'],
    ])
  })

  it('a page of an entry that no link leads to is reported at the path of its template', () => {
    const unlinked = manifest
      .replaceAll(/- \{ type: entries, .*\n/g, '- { type: prose, title: None, text: None. }\n')
      .replace(', next: true', '')
    expect(unlinked).not.toBe(manifest)
    const { problems } = firm({ 'site.yaml': unlinked })
    const found = problems.filter(({ code }) => code === 'unreachable-page')
    const line = unlinked.split('\n').findIndex((one) => one.includes('/news/{entry}:')) + 1
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((one) => one.line))).toEqual(new Set([line]))
  })

  it('"{entry}" alone is reported once: in a link with the address of the entry as suggestion', () => {
    const list = (to: string) => `items: { from: people, as: { title: "{entry.name}", text: "{entry.role}"${to} }`
    const changed = codes(list(''), list(', to: "{entry}"'))
    expect(changed.filter(([code]) => code !== 'entry-without-page')).toEqual([['unknown-entry-field', '{entry.link}']])
    expect(codes('title: "{entry.title}"\n', 'title: "{entry}"\n')).toEqual([['unknown-entry-field', undefined]])
  })

  it.each([
    ['an unknown field', '{entry.titel}', 'unknown-entry-field'],
    ['an unknown field among words', 'News: { entry.titel }', 'unknown-entry-field'],
    ['a field with a letter that no name has', '{entry.títle}', 'unknown-entry-field'],
  ])('%s in the title of a template is reported once, and not as pages with the same title', (_, title, code) => {
    const found = codes('title: "{entry.title}"\n', `title: "${title}"\n`)
    expect([...new Set(found.map(([one]) => one))]).toEqual([code])
  })

  it('a field with a letter that no name has is reported with the right field as suggestion, once', () => {
    expect(codes('{entry.price | money CHF}', '{entry.prïce | money CHF}')).toEqual([
      ['unknown-entry-field', '{entry.price | money CHF}'],
    ])
    expect(codes('as: { title: "{entry.title}", price', 'as: { title: "{entry.títle}", price')).toEqual([
      ['unknown-entry-field', '{entry.title}'],
    ])
  })

  it('a field whose name has an umlaut is reported with its corrected name wherever it is used', () => {
    const named = (text: string) =>
      firm({ 'site.yaml': text }).problems.map(({ line, suggestion }) => [line, suggestion])
    const found = (text: string) => named(text).filter(([line]) => Number(line) > 40)
    const fee = manifest.replace('{ name: price,', '{ name: gebühr,')
    expect(found(fee.replace('{entry.price |', '{gebühr |'))).toEqual([[79, '{entry.gebuhr | money CHF}']])
    expect(found(fee.replace('{entry.price | money CHF}', '{{gebühr | money CHF}}'))).toEqual([
      [79, '{entry.gebuhr | money CHF}'],
    ])
    const sizes = manifest.replace('- name: topics', '- name: größen').replace(/.*where: .*\n/, '')
    expect(found(sizes.replace('filterBy: topics', 'filterBy: größen'))).toEqual([[87, 'grossen']])
  })

  it('a reference in place of a link is one problem, at the template', () => {
    const card = '- { type: closing, title: More, actions: [{ label: Who, to: "{entry.author}" }] }'
    const found = codes('- { type: article, contents', `${card}\n          - { type: article, contents`)
    expect(found).toEqual([['field-of-parts', '{entry.author.link}']])
  })

  const withChoices = (from: string, value: string, label: string) => {
    const choices = `choices: [{ from: ${from}, as: { value: "${value}", label: "${label}" } }, { value: other, label: Other }]`
    const field = `{ name: whom, type: select, label: Whom, ${choices} }`
    const texts =
      'submit: { label: Send, sending: Sending }, success: { title: Sent, text: Sent. }, failure: { title: Not sent, text: Call us. }'
    return manifest.replace(
      'readings:\n',
      `forms:\n  ask: { function: ask, fields: [${field}], ${texts} }\nreadings:\n`,
    )
  }

  it('an unknown field in the value of a choice is one problem', () => {
    const { problems } = firm({ 'site.yaml': withChoices('people', '{entry.kürzel}', '{entry.name}') })
    expect(problems.map(({ code }) => code).filter((code) => code !== 'unused-form')).toEqual(['unknown-entry-field'])
  })

  it('a choice of an entry whose name can be no part of an address is one problem, in the entry', () => {
    const prices = 'slug,title,price\nAn hour,Hour,120\n'
    const { problems } = firm({
      'site.yaml': withChoices('prices', '{entry.slug}', '{entry.title}'),
      'content/prices.csv': prices,
    })
    expect(problems.map(({ code, line }) => `${code} ${line}`).filter((one) => !one.startsWith('unused'))).toEqual([
      'bad-slug 2',
    ])
  })

  it('a name that two rows of the choices of a form have is one problem, at the second row', () => {
    const prices = 'slug,title,price\nhour,An hour,120\nhour,A day,900\n'
    const { problems } = firm({
      'site.yaml': withChoices('prices', '{entry.slug}', '{entry.title}'),
      'content/prices.csv': prices,
    })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, line }) => `${code} ${line}`)).toEqual(['slug-twice 3'])
  })

  it('a currency without "money", or in lower case, is reported with the right format as suggestion', () => {
    expect(codes('| money CHF', '| CHF')).toEqual([['unknown-format', '{entry.price | money CHF}']])
    expect(codes('| money CHF', '| money chf')).toEqual([['unknown-format', '{entry.price | money CHF}']])
  })

  it.each([
    ['price | euro', 'unknown-format', '{entry.price | money EUR}'],
    ['price | money zł', 'unknown-format', '{entry.price | money PLN}'],
    ['price | %', 'unknown-format', '{entry.price | number}'],
    ['price | long-date', 'unknown-format', undefined],
    ['date | date-long', 'unknown-format', '{entry.date | long}'],
    ['date | DD.MM.YYYY', 'unknown-format', '{entry.date | long}'],
    ['date | euro', 'unknown-format', undefined],
    ['title | uppercase', 'unfit-format', '{entry.title}'],
  ])('a format of other programs is answered with the nearest that fits the field: %s', (written, code, meant) => {
    const found = written.startsWith('price')
      ? codes('{entry.price | money CHF}', `{entry.${written}}`)
      : codes('title: "{entry.title}"\n', `title: "{entry.slug}: {entry.${written}}"\n`)
    expect(found).toEqual([[code, meant]])
  })

  it.each([
    ['a day as a number', '{entry.date | number}', undefined],
    ['a day without a time as a time', '{entry.date | time}', undefined],
    ['a text as a day', '{entry.title | long}', '{entry.title}'],
    ['the address of an entry as money', '{entry.slug | money CHF}', '{entry.slug}'],
  ])('%s is reported as a format that does not fit', (_, written, suggestion) => {
    expect(codes('title: "{entry.title}"\n', `title: "{entry.slug}: ${written}"\n`)).toEqual([
      ['unfit-format', suggestion],
    ])
  })

  it.each([
    ['title: "{entry.date | long}, {entry.date | time}"', ['moment-without-time content/news/contracts.md:3:7']],
    ['title: "{entry.title}", eyebrow: "{entry.date | time}"', []],
  ])('a time of an entry that has a day alone is reported where words stand beside it: %s', (title, problems) => {
    const changed = manifest
      .replace('name: date, type: date', 'name: date, type: moment')
      .replace(
        '{ type: article, contents: true',
        `{ type: page-intro, ${title} }\n          - { type: article, contents: true`,
      )
    const found = reported(firm({ 'site.yaml': changed })).filter((one) => one.includes('contracts'))
    expect(found).toEqual(problems)
  })

  it('an order by an unknown field or direction is reported with a known one as suggestion', () => {
    expect(codes('order: [date, newest', 'order: [dat, newest')).toEqual([['unknown-entry-field', 'date']])
    expect(codes('order: [date, newest first]', 'order: [date, newset first]')).toEqual([
      ['unknown-value', 'newest first'],
    ])
    expect(codes('order: [date, newest first]', 'order: [title, A-Z]')).toEqual([['unknown-value', 'a to z']])
  })

  it('a feed at a page that does not exist is a dead link, with the likely page as suggestion', () =>
    expect(codes('feeds: { at: /news,', 'feeds: { at: /new,')).toEqual([['dead-link', '/news']]))

  it('a filter by an unknown field is reported', () => {
    expect(codes('filterBy: topics', 'filterBy: topic').map(([code]) => code)).toContain('unknown-entry-field')
  })

  it('a block with "from:" in place of "of:" is reported with "of" as suggestion', () => {
    expect(codes('title: News, of: news', 'title: News, from: news')).toEqual([['unknown-key', 'of']])
  })

  it.each([
    [
      'the type that blocks use for a picture',
      'type: picture, label: Picture',
      'type: image, label: Picture',
      'picture',
    ],
    ['a misspelt type', 'type: date, label: Day', 'type: dat, label: Day', 'date'],
    ['a type of another system', 'type: entry, of: people', 'type: reference, of: people', 'entry'],
    ['an unknown type', 'type: text, label: Summary', 'type: fancy, label: Summary', undefined],
  ])('%s is reported once, and not at entries, cells or pages', (_, from, to, meant) => {
    expect(codes(from, to)).toEqual([['unknown-value', meant]])
  })

  it.each([
    ['name', 'name: summary, type', 'nmae: summary, type'],
    ['type', 'name: summary, type: text', 'name: summary, typ: text'],
    ['fields', 'fields:\n      - { name: id', 'felds:\n      - { name: id'],
    ['from', 'from: content/people.csv', 'form: content/people.csv'],
  ])('a misspelt "%s" is reported once, and not at entries, cells or pages', (meant, from, to) => {
    expect(codes(from, to)).toEqual([['unknown-key', meant]])
  })

  it('a list of entries below a misspelt key is reported as that key alone', () => {
    expect(codes('prices: { from: prices', 'rows: { from: prices')).toEqual([['unknown-key', 'prices']])
  })

  it.each([
    ['has no row', 'title,price\n', 'Put the first one into content/prices.csv.'],
    ['does not exist', undefined, 'Put the first one into content/prices.csv.'],
    ['has only drafts', 'title,price,draft\nHour,180,true\n', 'Look at "where:" and "when:" here, and at "draft",'],
  ])('a required list of a table that %s is reported with what to do about the table', (_, prices, hint) => {
    const { problems } = firm({ 'content/prices.csv': prices })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([{ code: 'nothing-to-list', line: 79, hint: expect.stringContaining(hint) }])
    expect(errors[0]?.related).toMatchObject([{ line: 33 }])
  })

  it('a list that a table fills with too many rows is reported with the number to write, and not with rows to take away', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Hour ${at},180`)
    const { problems } = firm({ 'content/prices.csv': ['title,price', ...rows, ''].join('\n') })
    const found = problems.filter(({ code }) => code === 'too-many')
    expect(found).toMatchObject([{ line: 79, hint: expect.stringMatching(/^Write "most: \d+" beside "from:"\.$/) }])
  })

  it('a bound of a field that is no number is reported', () => {
    expect(codes('type: text, label: Summary', 'type: text, from: 1, label: Summary')).toEqual([
      ['entry-field-has-no-such', undefined],
    ])
  })

  it('choices without value and label are reported, and not the entries that use them', () => {
    const all = codes('[{ value: tax, label: Tax }, { value: law, label: Law }]', '[Tax, law]')
    expect(all).toEqual([
      ['wrong-kind', '{ value: tax, label: "Tax" }'],
      ['wrong-kind', '{ value: law, label: "law" }'],
    ])
  })

  it('a field in double braces is reported with single braces as suggestion', () => {
    expect(codes('{entry.price | money CHF}', '{{ entry.price | money CHF }}')).toEqual([
      ['doubled-brace', '{entry.price | money CHF}'],
    ])
    expect(codes('title: "{entry.title}", price', 'title: "{{ title }}", price')).toEqual([
      ['doubled-brace', '{entry.title}'],
    ])
  })

  it('a condition with an unknown choice or person, or with a label, is reported with the value as suggestion', () => {
    expect(codes('of: news, most: 3', 'of: news, where: { topics: taxx }, most: 3')).toEqual([['unknown-value', 'tax']])
    expect(codes('of: news, most: 3', 'of: news, where: { topics: { not: [law, Tax] } }, most: 3')).toEqual([
      ['unknown-value', 'tax'],
    ])
    expect(codes('of: news, most: 3', 'of: news, where: { author: eda }, most: 3')).toEqual([['dead-reference', 'ada']])
  })

  it.each([
    ['a date by its part', '{entry.date.year}', 'unknown-entry-field', undefined],
    ['a reference in a text', '{entry.author}', 'field-of-parts', '{entry.author.name}'],
    ['a reference among words', 'By {entry.author}', 'field-of-parts', '{entry.author.name}'],
    ['a picture in a text', '{entry.picture}', 'field-of-parts', '{entry.picture.alt}'],
  ])('%s is reported, and not shown as a name for machines', (_, written, code, suggestion) => {
    const found = codes(/description: "\{entry\.summary\}"/, `description: "${written}"`)
    expect(found.filter(([one]) => one === code)).toEqual([[code, suggestion]])
  })

  it('a condition that no entry can meet, or with an unknown word, is reported', () => {
    const where = (condition: string) => codes('of: news, most: 3', `of: news, where: { ${condition} }, most: 3`)
    expect(where('topics: { no: tax }')).toEqual([['unknown-key', 'not']])
    const priced = (condition: string) => codes('{ from: prices, ', `{ from: prices, where: { ${condition} }, `)
    expect(priced('price: "1200"')).toContainEqual(['not-a-number', '1200'])
  })

  it('a condition with a person whose row cannot be read is not reported: the row alone is', () => {
    const { problems } = firm({
      'site.yaml': manifest.replace('of: news, most: 3', 'of: news, where: { author: bo }, most: 3'),
      'content/people.csv': fileOf('content/people.csv').replace('ada.svg,Bo Lind', 'ada.svg,Bo Lind,x'),
    })
    expect(problems.map(({ code }) => code)).toEqual(['csv-cells'])
  })

  it('an unknown key of a list is reported at the key, and not at the entries that fill the list', () => {
    const wrong = manifest.replace('price: "{entry.price', 'cost: "{entry.price')
    expect(reported(firm({ 'site.yaml': wrong }))).toEqual([expect.stringMatching(/^unknown-key site\.yaml:79:/)])
  })
})

it('the name of a collection with a capital letter is answered with the collection, also in place of a list', () => {
  const text = fileOf('site.yaml').replace('{ from: people, as:', '{ from: People, as:')
  expect(firm({ 'site.yaml': text }).problems).toMatchObject([{ code: 'unknown-collection', suggestion: 'people' }])
})

it('a language that is none is reported once, and not again where the languages are listed', () => {
  const text = fileOf('site.yaml')
    .replace('  language: en\n', '  language: English\n')
    .replace('collections:\n', 'languages:\n  en: { name: English }\n  de: { name: Deutsch, at: /de }\ncollections:\n')
  const errors = firm({ 'site.yaml': text }).problems.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([{ code: 'unknown-language', suggestion: 'en' }])
})
