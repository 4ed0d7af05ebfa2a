// Parses feeds with the strict XML parser of jsdom and checks what RSS 2.0, RFC 4287 and JSON Feed 1.1 require.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { feedFiles } from '../../src/render/feeds.tsx'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const title = 'Ends ]]> & begins <here> "so" ’tis \u{1F33E}'
const body =
  ']]> & &amp; 1 < 2, [all of it](/people) and [part](#ends).\n\n## Ends\n\n| a & b | c |\n|---|---|\n| 1 | 2 |\n\n```html\n<b>&nbsp;</b>\n```\n'

const feeds = () => {
  const [, head = ''] = fileOf(rates).split('---\n')
  const front = head.replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`)
  const loaded = firm({ [rates]: `---\n${front}---\n${body}` })
  expect(reported(loaded)).toEqual([])
  return loaded.site ? feedFiles(loaded.site) : new Map<string, string>()
}

/** Throws where the text is not well-formed. */
const parsed = (name: string) => {
  const { window } = new JSDOM(feeds().get(`news/${name}`) ?? '', { contentType: 'application/xml' })
  return window.document
}
const textsOf = (within: Element, names: readonly string[]) =>
  names.map((name) => [...within.children].filter((child) => child.tagName === name).map((child) => child.textContent))

const isAddress = expect.stringMatching(/^https:\/\/halden\.example\//)

it('an RSS feed is well-formed, and its channel and items have the elements that RSS 2.0 requires', () => {
  const channel = parsed('feed.xml').querySelector('rss[version="2.0"] > channel')
  expect(channel && textsOf(channel, ['title', 'link', 'description'])).toEqual([
    ['News of Halden & Co'],
    [isAddress],
    ['News of Halden & Co'],
  ])
  const items = [...(channel?.querySelectorAll('item') ?? [])]
  expect(items.map((item) => textsOf(item, ['title'])[0]?.[0])).toContain(title)
  for (const item of items) {
    const [[link] = [], [guid] = [], [day] = []] = textsOf(item, ['link', 'guid', 'pubDate'])
    expect(link).toEqual(isAddress)
    expect(guid).toMatch(/^tag:halden\.example,/)
    expect(day).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:00:00 GMT$/)
  }
  expect(new Set(items.map((item) => textsOf(item, ['guid'])[0]?.[0])).size).toBe(items.length)
})

it('an Atom feed is well-formed, and its feed and entries have the elements that RFC 4287 requires, once each', () => {
  const feed = parsed('atom.xml').documentElement
  const once = [expect.any(String)]
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(feed, ['id', 'title', 'updated'])).toEqual([once, once, once])
  const entries = [...feed.querySelectorAll('entry')]
  expect(entries.map((entry) => textsOf(entry, ['title'])[0]?.[0])).toContain(title)
  for (const entry of entries) {
    expect(textsOf(entry, ['id', 'title', 'updated', 'summary', 'content'])).toEqual([once, once, once, once, once])
    expect(entry.querySelector('link')?.getAttribute('href')).toEqual(isAddress)
    expect(Date.parse(entry.querySelector('updated')?.textContent ?? '')).not.toBeNaN()
  }
})

it('a feed holds the newest entries, whatever the order of the collection', () => {
  const manifest = fileOf('site.yaml').replace('newest first', 'oldest first').replace('most: 20', 'most: 2')
  const { site } = firm({ 'site.yaml': manifest })
  const { items } = JSON.parse((site && feedFiles(site).get('news/feed.json')) ?? '') as { items: { url: string }[] }
  expect(items.map(({ url }) => url)).toEqual([
    'https://halden.example/news/rates-2027',
    'https://halden.example/news/contracts',
  ])
})

it('an entry without a text is in a feed with its summary', () => {
  const { site } = firm({ [rates]: `---\n${fileOf(rates).split('---\n')[1]}---\n` })
  const feed = new JSDOM((site && feedFiles(site).get('news/feed.xml')) ?? '', { contentType: 'application/xml' })
  const [item] = feed.window.document.querySelectorAll('item')
  const [[summary] = [], [text] = []] = item ? textsOf(item, ['description', 'content:encoded']) : []
  expect(text).toBe(`<p>${summary}</p>`)
})

it('a picture in the text of a feed item has absolute addresses in each of its sizes', () => {
  const picture = '```block\ntype: picture\nimage: { file: images/ada.svg, alt: Ada }\n```'
  const { site } = firm({ [rates]: `${fileOf(rates)}\n${picture}\n` })
  const variants = [{ type: 'image/webp', srcSet: '/assets/ada-1.webp 640w, /assets/ada-2.webp 1280w' }]
  const images = { 'images/ada.svg': { src: '/assets/ada-1.jpg', width: 640, height: 480, variants } }
  const ofJson = JSON.parse((site && feedFiles(site, images).get('news/feed.json')) ?? '')
  const html = ofJson.items.map((one: { content_html: string }) => one.content_html).join('')
  const { document } = new JSDOM(html).window
  const at = 'https://halden.example/assets/'
  expect(document.querySelector('img')?.getAttribute('src')).toBe(`${at}ada-1.jpg`)
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe(`${at}ada-1.webp 640w, ${at}ada-2.webp 1280w`)
})

it('the author of an entry is named in each feed format', () => {
  expect(JSON.parse(feeds().get('news/feed.json') ?? '').items).toContainEqual(
    expect.objectContaining({ authors: [{ name: 'Ada Halden' }] }),
  )
  expect(parsed('feed.xml').getElementsByTagName('dc:creator')[0]?.textContent).toBe('Ada Halden')
  expect(parsed('atom.xml').querySelector('entry > author > name')?.textContent).toBe('Ada Halden')
})

it('the text of a feed item is HTML with absolute addresses, the same in each format', () => {
  const ofJson = JSON.parse(feeds().get('news/feed.json') ?? '')
  const html: string = ofJson.items.find((one: { title: string }) => one.title === title).content_html
  const within = (name: string, item: string, tag: string) =>
    [...parsed(name).querySelectorAll(item)]
      .find((one) => textsOf(one, ['title'])[0]?.[0] === title)
      ?.getElementsByTagName(tag)[0]?.textContent
  expect(within('feed.xml', 'item', 'content:encoded')).toBe(html)
  expect(within('atom.xml', 'entry', 'content')).toBe(html)
  const text = new JSDOM(html).window.document.body
  expect(text.textContent).toContain(']]> & & 1 < 2')
  expect([...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      'https://halden.example/people',
      expect.stringMatching(/^https:\/\/halden\.example\/news\/rates-2027#/),
    ]),
  )
  for (const link of text.querySelectorAll('a, img'))
    expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^https:/)
})

it.each(['{ label: Team, to: /people }', 'a redirect'])(
  '%s may lead to an existing feed, and is reported as dead for any other feed',
  (from) => {
    const leadingTo = (to: string) => {
      const site = fileOf('site.yaml')
      const text =
        from === 'a redirect'
          ? site.replace('    routes:', `    redirects: { /feed: ${to} }\n    routes:`)
          : site.replace(from, from.replace('/people', to))
      return reported(firm({ 'site.yaml': text })).map((problem) => problem.split(' ')[0])
    }
    expect(leadingTo('/news/atom.xml')).not.toEqual(expect.arrayContaining([expect.stringContaining('dead')]))
    expect(leadingTo('/news/atom.rss')).toEqual(expect.arrayContaining([expect.stringContaining('dead')]))
  },
)

it.each([
  ['Europe/Zurich', '2026-11-02T23:00:00Z', 'Mon, 02 Nov 2026 23:00:00 GMT'],
  ['America/New_York', '2026-11-03T05:00:00Z', 'Tue, 03 Nov 2026 05:00:00 GMT'],
])('feeds date an entry to the beginning of its day in the time zone of the site: %s', (zone, at, inRss) => {
  const { site } = firm({ 'site.yaml': fileOf('site.yaml').replace('Europe/Zurich', zone) })
  const files = site ? feedFiles(site) : new Map<string, string>()
  expect(files.get('news/feed.xml')).toContain(`<pubDate>${inRss}</pubDate>`)
  expect(files.get('news/atom.xml')).toContain(`<published>${at}</published><updated>${at}</updated>`)
  expect(files.get('news/feed.json')).toContain(`"date_published":"${at}"`)
})
