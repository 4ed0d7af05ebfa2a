// Entries of collections on the pages of each language: their formats, texts, addresses and translations.
import { describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { fileOf } from '../content/firm.ts'
import { ownBundle } from '../pages/built-site.ts'
import { firmInThree, german, siteInThree } from './firm-in-three.ts'

type Loaded = ReturnType<typeof firmInThree>

const blockOn = (loaded: Loaded, path: string, type: string) =>
  loaded.site?.routes.find((route) => route.path === path)?.blocks.find((block) => block.type === type)?.props

describe('a number or a day of an entry', () => {
  it('is formatted for the language of the page', () => {
    const loaded = firmInThree()
    const prices = (path: string) => blockOn(loaded, path, 'price-list')?.prices
    expect(prices('/')).toMatchObject([{}, { price: '€180.50' }])
    expect(prices('/de')).toMatchObject([{}, { price: '180,50\u00a0€' }])
    expect(blockOn(loaded, '/de/aktuell', 'entries')?.items).toMatchObject([{ dayText: '3. November 2026' }, {}])
    expect(blockOn(loaded, '/news', 'entries')?.items).toMatchObject([{ dayText: 'November 3, 2026' }, {}])
  })

  it('is filled into a translated text', () => {
    expect(blockOn(firmInThree(), '/de/aktuell/rates-2027', 'article')?.lead).toBe(
      'Vom 3. November 2026: New rates from January',
    )
  })

  it('is not reported as a missing translation', () => {
    const { problems } = firmInThree()
    expect(problems.map(({ message }) => message).join('\n')).not.toMatch(/November|€|\{entry/)
  })
})

describe('a choice of a field', () => {
  it('has its label in the language of the page, as have the pages and links of its filter', () => {
    const loaded = firmInThree()
    expect(blockOn(loaded, '/de/aktuell', 'entries')?.filters).toMatchObject([
      { label: '' },
      { label: 'Steuern', to: '/de/aktuell/topics/tax' },
      { label: 'Recht' },
    ])
    const page = loaded.site?.routes.find(({ path }) => path === '/de/aktuell/topics/tax')
    expect([page?.title, page?.untranslated?.filter((text) => text.includes('Steuern'))]).toEqual([
      'Aktuelles: Steuern',
      [],
    ])
  })
})

const rates = 'content/news/2026-11-03-rates-2027'
const inGerman = `---
title: Neue Sätze ab Januar
summary: Was sich für kleine Firmen ändert.
picture: { alt: Ein Kassenbuch und ein Stift }
---
Fragen Sie [Ada](/people), bevor das Jahr endet.

# Was sich ändert

Die Sätze kleiner Firmen bleiben.
`
const translated = (text = inGerman, more: Record<string, string> = {}) =>
  firmInThree({ [`${rates}.de.md`]: text, ...more })
const reported = (loaded: Loaded) =>
  loaded.problems.flatMap(({ code, file, line }) =>
    code === 'missing-translations' || file === 'texts/de.yaml' ? [] : [`${code} ${file}:${line}`],
  )

describe('a translation of an entry', () => {
  it.each([
    ['a tag of three letters', '  de: { name', '  deu: { name', 'unknown-language'],
    ['a list of languages', /^ {2}(?=(?:en|de|ar): \{ name)/gm, '  - ', 'list-for-one'],
  ])('is no entry of its own beside %s', (_, from, to, code) => {
    const site = siteInThree().replace(from, to)
    const entry = { [`${rates}.de.md`]: inGerman }
    const codes = firmInThree(entry, { site }).problems.map((problem) => `${problem.code} ${problem.file}`)
    expect(codes).toContain(`${code} site.yaml`)
    expect(codes.filter((one) => one.includes('.de.md'))).toEqual([])
  })

  it('may be begun: what it leaves empty, the text of a picture too, is not translated yet', () => {
    const begun = '---\ntitle: ""\nsummary: ""\npicture:\n  alt: ""\n---\n'
    const loaded = translated(begun)
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/de/aktuell/rates-2027', 'article')?.image).toMatchObject({ alt: 'A ledger and a pen' })
  })

  it('with an empty choice beside another is reported for that choice', () => {
    const site = siteInThree().replace('label: Topics', '$&\n        translated: true')
    const half = inGerman.replace('summary:', 'topics: [tax, ""]\nsummary:')
    const { problems } = firmInThree({ [`${rates}.de.md`]: half }, { site })
    expect(problems.flatMap(({ file, message }) => (file.endsWith('.de.md') ? [message] : []))).toEqual([
      '"" is not one of the choices for "topics 2".',
    ])
  })

  it('makes a translation of the same text in the file of the language unused', () => {
    const words = 'Ask [Ada](/people) before the year ends.'
    const de = `${german}${words}: Fragen Sie Ada.\n`
    const both = { [`${rates}.de.md`]: inGerman, [`${rates}.ar.md`]: inGerman }
    const unused = (changed: Record<string, string>) =>
      firmInThree(changed, { de }).problems.flatMap(({ code, file }) => (file === 'texts/de.yaml' ? [code] : []))
    expect(unused(both)).toEqual(['unused-translation'])
    expect(unused({})).toEqual([])
  })

  it('is a file beside the entry with its texts; the other fields come from the entry', () => {
    const loaded = translated()
    expect(reported(loaded)).toEqual([])
    const article = blockOn(loaded, '/de/aktuell/rates-2027', 'article')
    expect(article).toMatchObject({
      title: 'Neue Sätze ab Januar',
      day: '2026-11-03',
      author: 'Ada Halden',
      image: { file: 'content/news/rates.svg', alt: 'Ein Kassenbuch und ein Stift' },
    })
    expect(article?.text).toContain('[Ada](/de/people)')
    expect(blockOn(loaded, '/news/rates-2027', 'article')).toMatchObject({ title: 'New rates from January' })
    expect(blockOn(loaded, '/de/aktuell', 'entries')?.items).toMatchObject([{ title: 'Neue Sätze ab Januar' }, {}])
    expect(blockOn(loaded, '/de/aktuell/contracts', 'article')?.before).toMatchObject({ label: 'Neue Sätze ab Januar' })
  })

  it('may be a column of a table', () => {
    const prices = blockOn(firmInThree(), '/de', 'price-list')?.prices
    expect(prices).toMatchObject([{ title: 'Jahresabschluss' }, { title: 'Eine Stunde Beratung' }])
    expect(blockOn(firmInThree(), '/de/people', 'index-list')?.items).toMatchObject([
      { title: 'Ada Halden', text: 'Partnerin' },
      { text: 'Buchhalter' },
    ])
  })

  it('may be a key of an item in YAML, and is reported for a field that is not translated', () => {
    const site = siteInThree().replace('content/prices.csv', 'content/list.yaml')
    const yaml = '- title: Annual accounts\n  title.de: Jahresabschluss\n  price: 1200\n'
    const loaded = firmInThree({ 'content/list.yaml': yaml }, { site })
    expect(blockOn(loaded, '/de', 'price-list')?.prices).toMatchObject([{ title: 'Jahresabschluss' }])
    const wrong = firmInThree({ 'content/list.yaml': `${yaml}  price.de: 1300\n` }, { site })
    expect(reported(wrong)).toEqual(['written-once content/list.yaml:4'])
  })

  it('may be a key for the alternative text of a picture in YAML', () => {
    const site = siteInThree()
      .replace('content/prices.csv', 'content/list.yaml')
      .replace('{ name: price,', '{ name: photo, type: picture, label: Photo }\n      - { name: price,')
      .replace('title: News, of: news', 'title: News, of: prices')
    const yaml =
      '- title: Hour\n  photo: { file: images/ada.svg, alt: A desk }\n  photo.alt.de: Ein Tisch\n  price: 120\n'
    const loaded = firmInThree({ 'content/list.yaml': yaml }, { site })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/de', 'entries')?.items).toMatchObject([
      { image: { file: 'images/ada.svg', alt: 'Ein Tisch' } },
    ])
    const wrong = firmInThree({ 'content/list.yaml': yaml.replace('Ein Tisch', '[Ein Tisch]') }, { site })
    expect(reported(wrong)).toEqual([expect.stringMatching(/ content\/list\.yaml:3$/)])
  })

  it('may lie in the folder of an entry with pictures', () => {
    const loaded = firmInThree({ 'content/news/fair/index.de.md': '---\ntitle: Die Messe\n---\nKommen Sie.\n' })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/de/aktuell/fair', 'article')).toMatchObject({ title: 'Die Messe', text: 'Kommen Sie.\n' })
  })

  it('replaces a field that is declared as translated, even a picture', () => {
    const site = siteInThree().replace(
      'type: picture, label: Picture',
      'type: picture, label: Picture, translated: true',
    )
    const loaded = firmInThree(
      {
        [`${rates}.de.md`]: inGerman.replace('{ alt', '{ file: sätze.svg, alt'),
        'content/news/sätze.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      { site },
    )
    expect(blockOn(loaded, '/de/aktuell/rates-2027', 'article')?.image).toMatchObject({
      file: 'content/news/sätze.svg',
    })
  })

  it.each([
    ['title: Neue', 'titel: Neue', `unknown-key ${rates}.de.md:2`],
    ['summary:', 'date: 2026-11-04\nsummary:', `written-once ${rates}.de.md:3`],
    ['](/people)', '](/peple)', `dead-link ${rates}.de.md:6`],
    ['# Was sich', '<b>Was</b> sich', `raw-html ${rates}.de.md:8`],
    ['title: Neue', `title: ${'Sehr '.repeat(20)}neue`, `too-long ${rates}.de.md:2`],
  ])('a mistake in a translation of an entry is reported at its own line: %s → %s', (from, to, problem) =>
    expect(reported(translated(inGerman.replace(from, to)))).toContain(problem),
  )

  it('is in the feed of its language, which leaves out untranslated entries and is named by the pages of that language', async () => {
    const { site } = translated()
    if (!site) throw new Error('The site does not load.')
    const { files } = siteFiles(site, await ownBundle())
    const feed = String(files.get('de/aktuell/feed.xml'))
    expect(feed).toContain('<language>de</language>')
    expect(feed.match(/<link>[^<]*\/aktuell\/[^<]*<\/link>/g)).toEqual([
      '<link>https://halden.example/de/aktuell/rates-2027</link>',
    ])
    expect(feed).toContain('<guid isPermaLink="false">tag:halden.example,2026-11-03:/de/news/rates</guid>')
    const alternate = (file: string) =>
      /type="application\/rss\+xml"[^>]* href="([^"]*)"/.exec(String(files.get(file)))?.[1]
    expect([alternate('index.html'), alternate('de/people/index.html')]).toEqual([
      '/news/feed.xml',
      '/de/aktuell/feed.xml',
    ])
    expect(String(files.get('news/feed.xml')).match(/<item>/g)).toHaveLength(3)
  })

  it('causes no further problem where the key of its language is no language tag', () => {
    const beside = {
      [`${rates}.de.md`]: inGerman,
      'content/news/contracts.de.md': '---\nof: "12345678"\n---\nWorte.\n',
    }
    const { problems } = firmInThree(beside, { site: siteInThree().replace('  de: {', '  german: {') })
    const errors = problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, suggestion }) => [code, suggestion])
    expect(errors).toEqual([['bad-name', 'de']])
  })

  it('without its entry is reported', () => {
    expect(reported(firmInThree({ 'content/news/ratse.de.md': inGerman }))).toEqual([
      'translation-without-entry content/news/ratse.de.md:1',
    ])
  })

  it('without a text leaves the text of the first language on the page, which is unlisted', () => {
    const loaded = translated(inGerman.replace(/---\n[^-]*$/, '---\n'))
    const route = loaded.site?.routes.find(({ path }) => path === '/de/aktuell/rates-2027')
    expect([route?.title, route?.unlisted]).toEqual(['Neue Sätze ab Januar', true])
    expect(route?.untranslated).toContain('What changes')
    expect(translated().site?.routes.find(({ path }) => path === '/de/aktuell/rates-2027')?.unlisted).toBe(false)
  })

  it('is reported as outdated once the texts of the entry no longer match its hash, and stays on the page', () => {
    const of = /"of: (\w+)"/.exec(
      translated(inGerman.replace('---\n', '---\nof: "00000000"\n'))
        .problems.map(({ hint }) => hint)
        .join(),
    )?.[1]
    const watched = inGerman.replace('---\n', `---\nof: "${of}"\n`)
    expect(reported(translated(watched))).toEqual([])
    const changed = { [`${rates}.md`]: fileOf(`${rates}.md`).replace('stay as they are', 'fall') }
    const loaded = translated(watched, changed)
    expect(reported(loaded)).toEqual([`outdated-entry ${rates}.de.md:2`])
    expect(blockOn(loaded, '/de/aktuell/rates-2027', 'article')).toMatchObject({ title: 'Neue Sätze ab Januar' })
    const other = { [`${rates}.md`]: fileOf(`${rates}.md`).replace('2026-11-03\n', '2026-11-04\n') }
    expect(reported(translated(watched, other))).toEqual([])
    const onWindows = { [`${rates}.md`]: fileOf(`${rates}.md`).replaceAll('\n', '\r\n') }
    expect(reported(translated(watched, onWindows))).toEqual([])
  })
})

describe('the address of a page in a language', () => {
  it('begins with the address of its parent page in that language: for entries, pages of a list and redirects', () => {
    const { site } = translated()
    const inGerman = site?.routes.flatMap(({ path, language }) => (language === 'de' ? [path] : []))
    expect(inGerman?.filter((path) => path.startsWith('/de/aktuell'))).toEqual([
      '/de/aktuell',
      '/de/aktuell/page/2',
      '/de/aktuell/topics/tax',
      '/de/aktuell/topics/law',
      '/de/aktuell/rates-2027',
      '/de/aktuell/contracts',
      '/de/aktuell/fair',
    ])
    expect(inGerman?.filter((path) => path.includes('news'))).toEqual([])
    expect(site?.redirects).toContainEqual({ from: '/de/aktuell/rates', to: '/de/aktuell/rates-2027' })
    expect(site?.redirects).toContainEqual({ from: '/ar/news/rates', to: '/ar/news/rates-2027' })
  })

  it('is where a redirect by pattern leads, as is the feed in that language', () => {
    const site = siteInThree().replace(/^( *)routes:$/m, '$1redirects: { /blog/*: /news/* }\n$1routes:')
    const { redirects } = firmInThree({}, { site }).site ?? {}
    expect(redirects).toContainEqual({ from: '/de/blog/contracts', to: '/de/aktuell/contracts' })
    expect(redirects).toContainEqual({ from: '/de/blog/feed.xml', to: '/de/aktuell/feed.xml' })
  })

  it('follows the nearest parent page that has an address in that language', () => {
    const paths = '{ /news: /aktuell, /news/fair: /messe }'
    const { site } = firmInThree({}, { site: siteInThree().replace('{ /news: /aktuell }', paths) })
    const at = site?.routes.map(({ path }) => path)
    expect(at).toEqual(expect.arrayContaining(['/de/messe', '/de/aktuell/contracts']))
  })

  it.each([
    ['a second page', '/people: /aktuell/fair', '', 'page "/news/fair" is called "/aktuell/fair"'],
    ['a redirect', '/people: /leute', '/leute: /people', 'redirect "/leute" stands at "/leute"'],
  ])('belongs to one page: %s with it is reported at the line of the address', (_, path, redirect, said) => {
    const paths = `{ /news: /aktuell, ${path} }`
    const site = siteInThree()
      .replace(/^( *)routes:$/m, `$1redirects: { ${redirect} }\n$1routes:`)
      .replace('{ /news: /aktuell }', paths)
    const line = site.slice(0, site.indexOf(paths)).split('\n').length
    const found = firmInThree({}, { site }).problems.filter(({ code }) => code === 'language-address')
    expect(found.map(({ line, message }) => [line, message])).toEqual([[line, `The ${said} in this language as well.`]])
  })
})
