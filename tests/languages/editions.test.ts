// The built files of a site in several languages: addresses, links, texts and hreflang.
import { beforeAll, describe, expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { siteAt } from '../../src/site/editions.ts'
import type { Site } from '../../src/site/model.ts'
import { serveBuilt } from '../browser/served-site.ts'
import { ownBundle, textOf } from '../pages/built-site.ts'
import { arabic, bakeryInThree, german, languages, loadInThree } from './bakery-in-three.ts'

async function built(loaded = loadInThree()) {
  const { site, problems } = loaded
  if (!site) throw new Error(problems.map(({ message, file, line }) => `${file}:${line} ${message}`).join('\n'))
  return { site, files: siteFiles(site, await ownBundle()).files }
}

let site: Site
let files: Map<string, string>
beforeAll(async () => {
  ;({ site, files } = await built())
})
const page = (file: string) => String(files.get(file))

describe('a site in three languages', () => {
  it('has each page once in each language, at its address in that language', () => {
    expect(site.routes.map(({ path }) => path)).toEqual(['/', '/order', '/de', '/de/bestellen', '/ar', '/ar/order'])
  })

  it('states the language and the reading direction of each page', () => {
    const tag = (file: string) => /<html[^>]*>/.exec(page(file))?.[0]
    expect([tag('index.html'), tag('de/index.html'), tag('ar/index.html')]).toEqual([
      '<html lang="en">',
      '<html lang="de">',
      '<html lang="ar" dir="rtl">',
    ])
  })

  it('shows blocks, header, footer, forms and engine texts in the language of the page', () => {
    const words = textOf(page('de/bestellen/index.html'))
    for (const said of [
      'Brot bestellen',
      'Geöffnet',
      'Mehl und Zeit.',
      'Kommen Sie vorbei, Mill Lane 4.',
      'Zum Inhalt springen',
      'E-Mail',
    ])
      expect(words).toContain(said)
    for (const left of ['Order bread', 'Skip to content', 'is required', 'Seven to noon'])
      expect(words).not.toContain(left)
  })

  it('uses the first language where the engine has no texts in the language of the page', () => {
    const text = bakeryInThree(
      languages
        .replace(/en: .*/, 'es: { name: Español }')
        .replace('de: { name: Deutsch, at: /de', 'ca: { name: Català, at: /ca'),
    ).replace('language: en', 'language: es')
    const { site } = loadInThree(text)
    expect([site?.language, site?.languages?.map(({ tag }) => tag)]).toEqual(['es', ['es', 'ca', 'ar']])
    const inCatalan = site && siteAt(site, '/ca')
    expect([inCatalan?.texts.skip, inCatalan?.forms[0]?.messages.required]).toEqual([
      'Saltar al contenido',
      'Rellene el campo «{label}».',
    ])
    expect(inCatalan?.untranslated?.texts).toContain('Saltar al contenido')
    expect(site && siteAt(site, '/ar').untranslated?.texts).not.toContain('الانتقال إلى المحتوى')
  })

  it('needs a translation of the words under "texts:" and "messages:" where the engine has none in the language', () => {
    const own = 'texts:\n  skip: To the bread\n'
    const text = bakeryInThree(
      languages.replace('de: { name: Deutsch, at: /de', 'ca: { name: Català, at: /ca'),
    ).replace(/^languages:/m, `${own}languages:`)
    const missingIn = (tag: string) => {
      const { problems } = loadInThree(text.replace(`at: /${tag}`, `at: /${tag}, ready: true`))
      return problems.flatMap(({ code, message }) => (code === 'missing-translation' ? [message] : []))
    }
    expect(missingIn('ca')).toContainEqual(expect.stringContaining('To the bread'))
    expect(missingIn('ar')).not.toContainEqual(expect.stringContaining('To the bread'))
    const { site } = loadInThree(text)
    expect(site && [siteAt(site, '/ca').texts.skip, siteAt(site, '/ar').texts.skip]).toEqual([
      'To the bread',
      'الانتقال إلى المحتوى',
    ])
  })

  it('translates a long text by its paragraphs and headings, and links it to pages in the same language', () => {
    expect(page('de/index.html')).toContain('Roggen und Dinkel')
    expect(page('de/index.html')).toContain('<a href="/de/bestellen">bestellen</a>')
  })

  it('links every page to pages in its own language, except in the language switcher', () => {
    const inside = (file: string) =>
      [...page(file).matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].flatMap(([tag, to]) =>
        tag.includes('hrefLang') || tag.includes('hreflang') ? [] : [to],
      )
    expect(inside('de/index.html').length).toBeGreaterThan(3)
    for (const to of inside('de/index.html')) expect(to).toMatch(/^\/de(?:\/|$)/)
    for (const to of inside('ar/order/index.html')) expect(to).toMatch(/^\/ar(?:\/|$)/)
    for (const to of inside('index.html')) expect(to).not.toMatch(/^\/(?:de|ar)(?:\/|$)/)
  })

  it('lists translations by hreflang in the head and in the sitemap, without untranslated pages', () => {
    const ofHead = (file: string) =>
      [...page(file).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
        ([, tag, to]) => `${tag} ${to}`,
      )
    const home = 'https://www.milllane.bakery'
    const tied = [`en ${home}/order`, `de ${home}/de/bestellen`, `x-default ${home}/order`]
    expect(ofHead('order/index.html')).toEqual(tied)
    expect(ofHead('de/bestellen/index.html')).toEqual(tied)
    expect(ofHead('ar/order/index.html')).toEqual([])
    const entry = page('sitemap.xml')
      .split('\n')
      .find((line) => line.includes(`<loc>${home}/de/bestellen</loc>`))
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${home}/order"/>`)
  })

  it('marks an untranslated text with its language and direction, and sets noindex on its page', () => {
    const html = page('ar/order/index.html')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<h1(?![^>]* lang=)[^>]*><span lang="en" dir="ltr">Order bread<\/span><\/h1>/)
    expect(html).toMatch(/<p [^>]*lang="en" dir="ltr">Flour and time\.<\/p>/)
    expect(page('ar/index.html')).toMatch(/<h1(?![^>]* lang=)[^>]*>خبز من ميل لين<\/h1>/)
    expect(page('de/index.html')).not.toMatch(/<(?:h1|h2|p|span)[^>]* lang="en"/)
  })

  it('marks untranslated hours whose words have one letter each', async () => {
    const { files } = await built(loadInThree(bakeryInThree().replace('Seven to noon', '9 h 30 à 17 h')))
    expect(String(files.get('ar/order/index.html'))).toContain(
      '<span lang="en" dir="ltr"><span class="whitespace-nowrap"><bdi dir="ltr">9\u00a0h</bdi> 30 à 17\u00a0h</span></span>',
    )
  })

  it('does not mark a word of a translation that is part of an untranslated title', async () => {
    const unit = '"Our loaves: [order one](/order), or come by."'
    const { files } = await built(
      loadInThree(bakeryInThree(), { ar: `${arabic}${unit}: خبز *bread* [order](/order)\n` }),
    )
    const html = String(files.get('ar/index.html'))
    expect(html).toContain('<em>bread</em>')
    expect(html).not.toMatch(/<a [^>]*lang="en"[^>]*>order</)
  })

  it('isolates phone numbers, times and signed numbers on a right-to-left page, except in forms', async () => {
    const words = 'Ring 01632 960 001 from 7:00–12:00, in frost of −18° too'
    const text = bakeryInThree().replace('Seven to noon', `"${words}"`)
    const said = 'اتصل 01632 960 001 من 7:00–12:00، حتى عند −18° أيضًا'
    const { files } = await built(loadInThree(text, { ar: `${arabic}${words}: ${said}\n` }))
    const html = String(files.get('ar/order/index.html'))
    for (const figures of ['01632 960 001', '7:00–12:00', '−18°'])
      expect(html).toContain(`<bdi dir="ltr">${figures}</bdi>`)
    expect(/<form[\s\S]*<\/form>/.exec(html)?.[0]).not.toContain('<bdi')
    expect(String(files.get('de/bestellen/index.html'))).not.toContain('<bdi')
  })

  it('isolates figures with their units and signs in a Latin text on a right-to-left page', async () => {
    const { files } = await built(loadInThree(bakeryInThree().replace('Seven to noon', '18K+, −5 °C, 12 m², 150+')))
    const html = String(files.get('ar/order/index.html'))
    for (const figure of ['18K+', '−5\u00a0°C', '12\u00a0m²', '150+'])
      expect(html).toContain(`<bdi dir="ltr">${figure}</bdi>`)
    expect(html).toContain('>hello<wbr/>@milllane<wbr/>.bakery<')
  })

  it('leaves a price above a thousand and a range of dates unchanged on a right-to-left page', async () => {
    const said = '1 אוקטובר 2026 – 31 מרץ 2027. \u200f1,250.50\u00a0\u200fPLN'
    const { files } = await built(loadInThree(bakeryInThree(), { ar: `${arabic}Seven to noon: "${said}"\n` }))
    const html = String(files.get('ar/order/index.html'))
    expect(html).toContain(said)
  })

  it.each([
    ['© 2026 Mill Lane Bread', '2026 Mill'],
    ['Ring at 12 Rope Walk by day', '12 Rope'],
    ['A call from an iPhone 15 Pro', '15 Pro'],
  ])('the words of "%s" stay in one run, and no short word after a number counts as a unit', async (text, oneLine) => {
    const { files } = await built(loadInThree(bakeryInThree().replace('Seven to noon', text)))
    const html = String(files.get('ar/order/index.html'))
    const words = text.replace(oneLine, `<span class="whitespace-nowrap">${oneLine}</span>`)
    expect(html).toContain(`<span lang="en" dir="ltr">${words}</span>`)
  })

  it('isolates a range of hours that keeps to one line within its text', async () => {
    const { files } = await built(loadInThree(bakeryInThree().replace('Seven to noon', '"Open: 7:00–12:00 daily"')))
    expect(String(files.get('ar/order/index.html'))).toContain(
      '<span lang="en" dir="ltr">Open: <span class="whitespace-nowrap"><bdi dir="ltr">7:00–12:00</bdi></span> daily</span>',
    )
  })

  it('links each page to the same page in the other languages', () => {
    expect(page('order/index.html')).toContain('<a href="/de/bestellen" lang="de" hrefLang="de">Deutsch</a>')
    expect(page('de/bestellen/index.html')).toContain(
      '<a href="/ar/order" lang="ar" hrefLang="ar" dir="rtl">العربية</a>',
    )
  })

  it('answers an unknown address in the language of its folder', async () => {
    const served = await serveBuilt({ site, files, styleHashes: [] })
    try {
      const languageAt = async (path: string) => {
        const response = await fetch(served.url + path)
        return [response.status, /<html lang="(\w+)"/.exec(await response.text())?.[1]]
      }
      expect(await Promise.all(['/no', '/de/nichts', '/ar/x/y', '/dene'].map(languageAt))).toEqual([
        [404, 'en'],
        [404, 'de'],
        [404, 'ar'],
        [404, 'en'],
      ])
    } finally {
      await served.close()
    }
  })

  it('renders only the pages of a language again when its translation changes', async () => {
    const { pageKeys } = await import('../../src/publish/page-keys.ts')
    const other = await built(loadInThree(bakeryInThree(), { de: german.replace('Geöffnet', 'Offen') }))
    const [before, after] = [pageKeys(site, 'source'), pageKeys(other.site, 'source')]
    const changed = [...before.keys()].filter((file) => before.get(file) !== after.get(file))
    expect(changed).toEqual(['de/bestellen/index.html'])
    const written = [...other.files].filter(([file, text]) => String(files.get(file)) !== String(text))
    expect(written.map(([file]) => file)).toEqual(['de/bestellen/index.html'])
  })
})

describe('a language', () => {
  it('with "fallback: none" has no untranslated pages, and links to them in the first language', async () => {
    const none = languages.replace('at: /ar', 'at: /ar, fallback: none')
    const { site, files } = await built(loadInThree(bakeryInThree(none)))
    expect(site.routes.map(({ path }) => path)).not.toContain('/ar/order')
    expect(String(files.get('ar/index.html'))).toContain('href="/order"')
  })

  it('with another address for its home page has its own screen for unknown addresses below its root', async () => {
    const called = languages.replace('paths: {', 'paths: { /: /start,')
    const { site, files } = await built(loadInThree(bakeryInThree(called)))
    expect(site.routes.map(({ path }) => path)).toContain('/de/start')
    expect([...files.keys()].filter((file) => file.endsWith('404.html'))).toEqual([
      '404.html',
      'de/404.html',
      'ar/404.html',
    ])
    expect(['/de', '/de/nowhere', '/design', '/nowhere'].map((path) => siteAt(site, path).language)).toEqual([
      'de',
      'de',
      'en',
      'en',
    ])
  })

  it('with "ready: false" is not named by hreflang on other pages', async () => {
    const draft = languages.replace('at: /ar', 'at: /ar, ready: false')
    const { files } = await built(loadInThree(bakeryInThree(draft), { ar: german }))
    expect(String(files.get('index.html'))).not.toContain('hreflang="ar"')
  })

  it('may have a page of its own that translates another page, and links the two', async () => {
    const text = bakeryInThree().replace(
      /^( *)\/order:$/m,
      '$1/de/brot:\n$1  { translates: /order, title: Brot, description: Unser Brot., blocks: [{ type: page-intro, title: Unser Brot, action: { label: Start, to: / } }] }\n$1/order:',
    )
    const { site, files } = await built(loadInThree(text))
    expect(site.routes.map(({ path }) => path)).toEqual(['/', '/order', '/de', '/de/brot', '/ar', '/ar/order'])
    const html = String(files.get('de/brot/index.html'))
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('href="/de"')
    expect(String(files.get('order/index.html'))).toContain('href="/de/brot" lang="de"')
  })

  it('adds no editions or translations to a site that declares no languages', async () => {
    const { site } = await built(loadInThree(bakeryInThree('')))
    expect([site.languages, site.editions, site.routes[0]?.translations]).toEqual([undefined, undefined, undefined])
  })
})

it('a redirect by pattern leads to the address of the page in each language', () => {
  const text = bakeryInThree().replace(/^( *)routes:$/m, '$1redirects:\n$1  /shop/*: /*\n$1routes:')
  const { site, problems } = loadInThree(text)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(site?.redirects).toContainEqual({ from: '/shop/*', to: '/*' })
  expect(site?.redirects).toContainEqual({ from: '/de/shop/order', to: '/de/bestellen' })
})
