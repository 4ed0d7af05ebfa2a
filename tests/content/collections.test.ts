import { describe, expect, it } from 'vitest'
import { Memo } from '../../src/manifest/read/memo.ts'
import { groupAt } from '../../src/site/groups.ts'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const pathsOf = (loaded: ReturnType<typeof firm>) => loaded.site?.routes.map(({ path }) => path)
const blockOn = (loaded: ReturnType<typeof firm>, path: string, type: string) =>
  loaded.site?.routes.find((route) => route.path === path)?.blocks.find((block) => block.type === type)?.props

describe('a collection', () => {
  it('gives one page for each entry, in the order of the collection, and the pages of its list', () => {
    const loaded = firm()
    expect(reported(loaded)).toEqual([])
    expect(pathsOf(loaded)).toEqual([
      '/',
      '/news',
      '/news/page/2',
      '/news/topics/tax',
      '/news/topics/law',
      '/news/rates-2027',
      '/news/contracts',
      '/news/fair',
      '/people',
    ])
  })

  it('fills the list of a block from the rows of a table, with amounts of money that have the same number of decimals', () => {
    expect(blockOn(firm(), '/', 'price-list')?.prices).toEqual([
      { title: 'Annual accounts', price: 'CHF\u00a01,200.00' },
      { title: 'An hour of advice', price: 'CHF\u00a0180.50' },
    ])
    expect(firm().site?.header.links.map(({ to }) => to)).toEqual(['/', '/news', '/people'])
  })

  it('writes the label of a choice in texts and its stored value in addresses', () => {
    const kind = `      - name: kind
        type: select
        label: Kind
        choices: [{ value: rates-2027, label: Prices }, { value: contracts, label: Law }, { value: fair, label: Fairs }]
    order: [date`
    const manifest = fileOf('site.yaml')
      .replace('    order: [date', kind)
      .replace('"{entry.summary}"', '"On {entry.kind}. {entry.summary}"')
      .replace('most: 3, title: More', 'most: 3, more: { label: More, to: "/news/{entry.kind}" }, title: More')
    const entriesWithKind = Object.fromEntries(
      ['rates-2027', 'contracts', 'fair'].map((kind) => {
        const file =
          kind === 'fair' ? 'content/news/fair/index.md' : kind === 'contracts' ? 'content/news/contracts.md' : rates
        return [file, fileOf(file).replace('---\n', `---\nkind: ${kind}\n`)]
      }),
    )
    const loaded = firm({ 'site.yaml': manifest, ...entriesWithKind })
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(loaded.site?.routes.find(({ path }) => path === '/news/contracts')?.description).toMatch(/^On Law\./)
    expect(blockOn(loaded, '/news/contracts', 'entries')?.more).toEqual({ label: 'More', to: '/news/contracts' })
  })

  it('may be empty for a while where a redirect by pattern leads to its entries', () => {
    const text = fileOf('site.yaml').replace('    routes:', '    redirects: { /blog/:slug: /news/:slug }\n    routes:')
    const drafts = ['contracts.md', 'fair/index.md', 'holidays.md', '2026-11-03-rates-2027.md'].map((name) => {
      const file = `content/news/${name}`
      return [file, fileOf(file).replace(/^---\n/, '---\ndraft: true\n')] as const
    })
    const loaded = firm({ 'site.yaml': text, ...Object.fromEntries(drafts) })
    expect(pathsOf(loaded)).toEqual(['/', '/news', '/people'])
    expect(reported(loaded)).toEqual([])
  })

  it('keeps each cell below its column where an entry has nothing for the one before', () => {
    const table = `          - type: table
            title: What it takes
            columns: [Francs, Who]
            rows: { from: prices, as: { label: "{entry.title}", cells: ["{entry.price | money CHF}", "{entry.who}"] } }
      /news:`
    const manifest = fileOf('site.yaml')
      .replace('label: Francs, required: true', 'label: Francs')
      .replace('price: "{entry.price | money CHF}"', 'price: "{entry.title}"')
      .replace(/(.*name: price,.*\n)/, '$1      - { name: who, type: text, label: Who }\n')
      .replace('      /news:', table)
    const loaded = firm({
      'site.yaml': manifest,
      'content/prices.csv': 'title,price,who\nAdvice,,Ada\nAccounts,1200,\n',
    })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/', 'table')?.rows).toEqual([
      { label: 'Advice', cells: ['–', 'Ada'] },
      { label: 'Accounts', cells: ['CHF\u00a01,200', '–'] },
    ])
  })

  it('leads to an entry before and after by as much of a long title as a link holds', () => {
    const title = 'A title of a hundred letters, as news may well have: what the council has decided about the bridge'
    const manifest = fileOf('site.yaml').replace(
      'label: Title, required: true, max: 80',
      'label: Title, required: true',
    )
    const text = fileOf('content/news/contracts.md').replace(/^title: .*/m, `title: "${title}"`)
    const loaded = firm({ 'site.yaml': manifest, 'content/news/contracts.md': text })
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const { after } = blockOn(loaded, '/news/rates-2027', 'article') as { after: { label: string } }
    expect(after.label).toBe(`${title.slice(0, 59)}…`)
    expect(blockOn(loaded, '/news', 'entries')?.items).toContainEqual(expect.objectContaining({ title }))
  })

  it('gives an article its title, text, author and neighbours, and leaves braces in its text as they are', () => {
    const article = blockOn(firm(), '/news/rates-2027', 'article')
    expect(article).toMatchObject({
      title: 'New rates from January',
      author: 'Ada Halden',
      day: '2026-11-03',
      image: { file: 'content/news/rates.svg', alt: 'A ledger and a pen' },
      after: { label: 'Contracts by e-mail', to: '/news/contracts' },
      order: 'newest',
    })
    expect(article?.text).toContain('Write {in braces} what you like.')
  })

  it('names an entry by its first text field where no field is called title or name', () => {
    const renamed = (file: string) => [file, fileOf(file).replace('title:', 'titulo:')]
    const files = [
      rates,
      ...['contracts', 'fair/index', 'holidays', 'unfinished'].map((name) => `content/news/${name}.md`),
    ].map(renamed)
    const manifest = fileOf('site.yaml')
      .replace('{ name: title,', '{ name: titulo,')
      .replaceAll(/(title|at): (.*)\{entry\.title\}(?!.*price)/g, '$1: $2{entry.titulo}')
    const loaded = firm({ 'site.yaml': manifest, ...Object.fromEntries(files) })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/news', 'entries')?.items).toMatchObject([{ title: 'New rates from January' }, {}])
    expect(blockOn(loaded, '/news/rates-2027', 'article')).toMatchObject({
      title: 'New rates from January',
      after: { label: 'Contracts by e-mail', to: '/news/contracts' },
    })
  })

  it.each([
    ['[date, oldest first]', 'before', 'oldest'],
    ['[title]', 'before', 'other'],
    ['[title, z to a]', 'after', 'other'],
  ])('ordered by %s links the neighbour of an entry on the side where the list has it', (order, side, known) => {
    const manifest = fileOf('site.yaml').replace('order: [date, newest first]', `order: ${order}`)
    const article = blockOn(firm({ 'site.yaml': manifest }), '/news/rates-2027', 'article')
    expect(article).toMatchObject({ [side]: { to: '/news/contracts' }, order: known })
  })

  it('lists on the page of an entry the other entries that share a topic, without the entry itself', () => {
    const items = blockOn(firm(), '/news/rates-2027', 'entries')?.items
    expect(items).toMatchObject([{ title: 'Contracts by e-mail', to: '/news/contracts' }])
  })

  it('redirects the former addresses of an entry to its current one', () => {
    expect(firm().site?.redirects).toContainEqual({ from: '/news/rates', to: '/news/rates-2027' })
  })

  it('has a feed whose item ids keep the first address of each entry', () => {
    const [feed] = firm().site?.feeds ?? []
    expect(feed?.items.map(({ path }) => path)).toEqual(['/news/rates-2027', '/news/contracts', '/news/fair'])
    expect(feed?.items[0]?.id).toBe('tag:halden.example,2026-11-03:/news/rates')
  })
})

it('a list whose entries share a single topic links to the page of that topic', () => {
  const contracts = 'content/news/contracts.md'
  const loaded = firm({ [contracts]: fileOf(contracts).replace('[law, tax]', '[tax]') })
  expect(pathsOf(loaded)).toContain('/news/topics/tax')
  expect(blockOn(loaded, '/news', 'entries')?.filters).toEqual([
    { label: '', to: '/news', current: true },
    { label: 'Tax', to: '/news/topics/tax' },
  ])
})

it('a feed below a page named "page" lists each entry at its first page', () => {
  const site = fileOf('site.yaml').replace('/news/{entry}:', '/page/{entry}:')
  const list = '{ type: entries, of: news, perPage: 1, filterBy: topics, title: More }'
  const contracts = 'content/news/contracts.md'
  const loaded = firm({
    'site.yaml': site.replace(/\{ type: entries, of: news, where: .*\}/, list),
    [contracts]: fileOf(contracts).replace('/news/', '/page/'),
  })
  expect(pathsOf(loaded)).toContain('/page/fair/topics/tax')
  expect(loaded.site?.feeds?.[0]?.items.map(({ path }) => path)).toEqual([
    '/page/rates-2027',
    '/page/contracts',
    '/page/fair',
  ])
})

it('a page with two lists has the pages of both: each list turns as far as it goes', () => {
  const list = '- { type: entries, of: news, title: All of it, perPage: 2, filterBy: topics }'
  const second = '- { type: entries, of: news, title: One by one, perPage: 1 }'
  const loaded = firm({ 'site.yaml': fileOf('site.yaml').replace(list, `${list}\n          ${second}`) })
  expect(loaded.problems).toEqual([])
  expect(pathsOf(loaded)).toEqual(expect.arrayContaining(['/news/page/3', '/news/topics/tax']))
  const pagesOn = (path: string) =>
    loaded.site?.routes
      .find((one) => one.path === path)
      ?.blocks.map(({ props }) => ('pages' in props ? props.pages : undefined))
      .slice(1)
  expect(pagesOn('/news/page/3')).toMatchObject([
    { now: 2, count: 2 },
    { now: 3, count: 3, before: '/news/page/2' },
  ])
  expect(pagesOn('/news/topics/tax')).toMatchObject([undefined, { now: 1, count: 3, after: '/news/page/2' }])
})

describe('a site with dates of publication and expiry', () => {
  it('leaves out an entry before its moment, shows it from then on, and lists the moments of change', () => {
    expect(pathsOf(firm())).not.toContain('/news/holidays')
    expect(pathsOf(firm({}, { at: '2026-12-20 07:59' }))).not.toContain('/news/holidays')
    expect(pathsOf(firm({}, { at: '2026-12-20 08:00' }))).toContain('/news/holidays')
    expect(firm().source.expansion).toMatchObject({
      held: 2,
      changes: [1766214000000, 1767510000000].map((at) => at + 31_536_000_000),
    })
  })

  it('shows an announcement through the whole of its last day', () => {
    const line = '{ type: announcement, text: Closed on the first., until: 2026-12-01 }'
    const site = fileOf('site.yaml').replace('{ type: page-intro, title: News }', `${line}\n          - $&`)
    const untilOf = (at: string) => blockOn(firm({ 'site.yaml': site }, { at }), '/news', 'announcement')?.until
    expect(untilOf('2026-12-01 18:00')).toBe('2026-12-01')
  })

  it('reports today a link that breaks at a later moment', () => {
    const link = fileOf(rates).replace('](/people)', '](/news/contracts)')
    const gone = fileOf('content/news/contracts.md').replace('author: bo', 'author: bo\nuntil: 2027-02-01 00:00')
    expect(reported(firm({ [rates]: link, 'content/news/contracts.md': gone }))).toEqual([
      `later-problem ${rates}:10:11`,
    ])
  })

  it('is checked at a later moment with the build year of that moment', () => {
    const page = (year: string, when: string) =>
      `      /${year}: { title: A year, description: All of it., ${when}, blocks: [{ type: page-intro, title: A year }] }\n`
    const years = page('2026', 'until: 2027-01-01') + page('2027', 'publish: 2027-01-01')
    const team = '{ label: Team, to: /people }'
    const link = `${team}\n          - { label: This year, to: "/{build.year}" }`
    expect(reported(firm({ 'site.yaml': fileOf('site.yaml').replace(team, link) + years }))).toEqual([])
  })

  it('reuses a page that does not change at a later moment', () => {
    const { value, expansion } = firm().source
    const page = (manifest: unknown, path: string) => groupAt(manifest, ['readings', 'main', 'routes', path])
    const [first = 0] = expansion?.changes ?? []
    const later = expansion?.at(first).value
    expect(page(later, '/news/fair')).toBe(page(value, '/news/fair'))
    expect(page(later, '/news/holidays')).toBeDefined()
    expect(page(later, '/news')).not.toEqual(page(value, '/news'))
  })

  it('never shows a draft', () => expect(pathsOf(firm({}, { at: '2036-01-01' }))).not.toContain('/news/unfinished'))
})

it('a link to a heading of an article is valid', () => {
  const text = fileOf('content/news/contracts.md').replace('rates-2027)', 'rates-2027#what-changes)')
  expect(reported(firm({ 'content/news/contracts.md': text }))).toEqual([])
})

it('a load with a memo finds a picture that has moved to another folder', () => {
  const memo = new Memo()
  const pictureAt = (names: string[]) =>
    blockOn(firm({}, { memo, publicFiles: new Set(names) }), '/news/rates-2027', 'article')?.image
  const others = ['images/ada.svg', 'content/news/fair/stand.svg']
  expect(pictureAt(['content/news/rates.svg', ...others])).toMatchObject({ file: 'content/news/rates.svg' })
  expect(pictureAt(['images/rates.svg', ...others])).toMatchObject({ file: 'images/rates.svg' })
})

it('a load with a memo after a change equals a first load and reuses the unchanged pages', () => {
  const memo = new Memo()
  const before = firm({}, { memo })
  const changed = {
    'content/news/fair/index.md': fileOf('content/news/fair/index.md').replace('Come and', 'Do come and'),
  }
  const after = firm(changed, { memo })
  expect(after.site).toEqual(firm(changed).site)
  const page = (loaded: typeof before, path: string) => loaded.manifest?.readings.main?.routes[path]
  expect(page(after, '/news/contracts')).toBe(page(before, '/news/contracts'))
  expect(page(after, '/news/fair')).not.toBe(page(before, '/news/fair'))
})
