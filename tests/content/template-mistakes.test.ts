// Mistakes in the declaration of a collection and where pages use it.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, said } from './firm.ts'

describe('a mistake in a template is told once, for what it is', () => {
  const manifest = fileOf('site.yaml')
  const codes = (from: string | RegExp, to: string) => {
    const changed = manifest.replace(from, to)
    expect(changed).not.toBe(manifest)
    return firm({ 'site.yaml': changed }).problems.map(({ code, suggestion }) => [code, suggestion])
  }

  it('a field without the word entry, with a format too', () => {
    expect(codes('title: "{entry.title}", price', 'title: "{title}", price')).toEqual([
      ['field-without-entry', '{entry.title}'],
    ])
    expect(codes('{entry.price | money CHF}', '{price | money CHF}')).toEqual([
      ['field-without-entry', '{entry.price | money CHF}'],
    ])
  })

  it('a currency alone, or in small letters, is a format that was meant', () => {
    expect(codes('| money CHF', '| CHF')).toEqual([['unknown-format', '{entry.price | money CHF}']])
    expect(codes('| money CHF', '| money chf')).toEqual([['unknown-format', '{entry.price | money CHF}']])
  })

  it('an order by no field, and one in no direction', () => {
    expect(codes('order: [date, newest', 'order: [dat, newest')).toEqual([['unknown-entry-field', 'date']])
    expect(codes('order: [date, newest first]', 'order: [date, newset first]')).toEqual([
      ['unknown-value', 'newest first'],
    ])
    expect(codes('order: [date, newest first]', 'order: [title, A-Z]')).toEqual([['unknown-value', 'a to z']])
  })

  it('a filter by no field', () => {
    expect(codes('filterBy: topics', 'filterBy: topic').map(([code]) => code)).toContain('unknown-entry-field')
  })

  it('a block that says from: in place of of:', () => {
    expect(codes('title: News, of: news', 'title: News, from: news')).toEqual([['unknown-key', 'of']])
  })

  it.each([
    [
      'a type that blocks have, for a picture',
      'type: picture, label: Picture',
      'type: image, label: Picture',
      'picture',
    ],
    ['a misspelt type', 'type: date, label: Day', 'type: dat, label: Day', 'date'],
    ['a type from elsewhere', 'type: entry, of: people', 'type: reference, of: people', 'entry'],
    ['no type at all', 'type: text, label: Summary', 'type: fancy, label: Summary', undefined],
  ])('%s, of which no entry, cell or page says anything', (_, from, to, meant) => {
    expect(codes(from, to)).toEqual([['unknown-value', meant]])
  })

  it.each([
    ['name', 'name: summary, type', 'nmae: summary, type'],
    ['type', 'name: summary, type: text', 'name: summary, typ: text'],
    ['fields', 'fields:\n      - { name: id', 'felds:\n      - { name: id'],
    ['from', 'from: content/people.csv', 'form: content/people.csv'],
  ])('a misspelt "%s", of which no entry, cell or page says anything', (meant, from, to) => {
    expect(codes(from, to)).toEqual([['unknown-key', meant]])
  })

  it('a list of entries below a key by another name, which is no one thing in place of a list', () => {
    expect(codes('prices: { from: prices', 'rows: { from: prices')).toEqual([['unknown-key', 'prices']])
  })

  it.each([
    ['has no row', 'title,price\n', 'Put the first one into content/prices.csv.'],
    ['is not there', undefined, 'Put the first one into content/prices.csv.'],
    ['has nothing that is shown', 'title,price,draft\nHour,180,true\n', 'Look at "where:" here, and at "draft",'],
  ])('a list that cannot be empty, of a table that %s: told as what the table lacks', (_, prices, hint) => {
    const { problems } = firm({ 'content/prices.csv': prices })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([{ code: 'nothing-to-list', line: 79, hint: expect.stringContaining(hint) }])
    expect(errors[0]?.related).toMatchObject([{ line: 33 }])
  })

  it('a bound of a field that is no number', () => {
    expect(codes('type: text, label: Summary', 'type: text, from: 1, label: Summary')).toEqual([
      ['entry-field-has-no-such', undefined],
    ])
  })

  it('choices that are words alone, of which entries that have them say nothing', () => {
    const all = codes('[{ value: tax, label: Tax }, { value: law, label: Law }]', '[Tax, law]')
    expect(all).toEqual([
      ['wrong-kind', '{ value: tax, label: "Tax" }'],
      ['wrong-kind', '{ value: law, label: "law" }'],
    ])
  })

  it('a field in two pairs of braces, as templates elsewhere have it', () => {
    expect(codes('{entry.price | money CHF}', '{{ entry.price | money CHF }}')).toEqual([
      ['doubled-brace', '{entry.price | money CHF}'],
    ])
    expect(codes('title: "{entry.title}", price', 'title: "{{ title }}", price')).toEqual([
      ['doubled-brace', '{entry.title}'],
    ])
  })

  it('entries asked for by a choice that is none, or by the words for one', () => {
    expect(codes('of: news, most: 3', 'of: news, where: { topics: taxx }, most: 3')).toEqual([['unknown-value', 'tax']])
    expect(codes('of: news, most: 3', 'of: news, where: { topics: { not: [law, Tax] } }, most: 3')).toEqual([
      ['unknown-value', 'tax'],
    ])
    expect(codes('of: news, most: 3', 'of: news, where: { author: eda }, most: 3')).toEqual([['dead-reference', 'ada']])
  })

  it('entries of one whose row cannot be read are not asked for in vain: the row alone is told of', () => {
    const { problems } = firm({
      'site.yaml': manifest.replace('of: news, most: 3', 'of: news, where: { author: bo }, most: 3'),
      'content/people.csv': fileOf('content/people.csv').replace('ada.svg,Bo Lind', 'ada.svg,Bo Lind,x'),
    })
    expect(problems.map(({ code }) => code)).toEqual(['csv-cells'])
  })

  it('a key that the list does not have, at the key and not at the entries whose words it takes', () => {
    const wrong = manifest.replace('price: "{entry.price', 'cost: "{entry.price')
    expect(said(firm({ 'site.yaml': wrong }))).toEqual([expect.stringMatching(/^unknown-key site\.yaml:79:/)])
  })
})
