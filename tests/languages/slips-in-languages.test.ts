// Slips of people who write a site in several languages: one problem, with what to write instead.
import { describe, expect, it } from 'vitest'
import { fileOf } from '../content/firm.ts'
import { firmInThree, german, languages, siteInThree } from './firm-in-three.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const errorsOf = ({ problems }: ReturnType<typeof firmInThree>) =>
  problems.flatMap(({ code, severity, suggestion }) => (severity === 'error' ? [[code, suggestion]] : []))

describe('a slip in a language', () => {
  it.each([
    ['a country for the tag', '  dk: { name: Dansk }\n', 'role.da', ['unknown-language', 'da']],
    ['a tag with an underscore', '  en_GB: { name: British }\n', 'role.en', ['bad-name', 'en-GB']],
  ])('%s is one problem, without the columns of the language', (_, line, column, problem) => {
    const people = fileOf('content/people.csv').replace('role,photo,', `role,${column},photo,`)
    const table = people.replace('Partner,', 'Partner,x,').replace('tax",', 'tax",y,')
    const loaded = firmInThree({ 'content/people.csv': table }, { site: siteInThree(languages + line) })
    expect(errorsOf(loaded)).toEqual([problem])
    expect(loaded.problems.map(({ code }) => code)).not.toContain('csv-language')
  })

  it('a link to the path that a page has in another language is answered with the page', () => {
    const text = fileOf(rates).replace('](/people)', '](/aktuell)')
    expect(errorsOf(firmInThree({ [rates]: text }))).toEqual([['dead-link', '/news']])
  })

  it.each(['/de/aktuell', '/ar/أخبار', '/ar/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1'])(
    'a link to %s, the page in another language, is none',
    (to) => {
      const site = siteInThree(languages.replace('at: /ar', 'at: /ar, paths: { /news: /أخبار }'))
      expect(errorsOf(firmInThree({ [rates]: fileOf(rates).replace('](/people)', `](${to})`) }, { site }))).toEqual([])
    },
  )

  it('a link to the file of another entry is answered with its page', () => {
    const text = fileOf(rates).replace('](/people)', '](contracts.md#terms)')
    expect(errorsOf(firmInThree({ [rates]: text }))).toEqual([['bad-link', '/news/contracts#terms']])
  })

  it('a host without its scheme is answered with the address', () => {
    const site = siteInThree(languages.replace('at: /ar', 'at: ar.firm.example'))
    expect(errorsOf(firmInThree({}, { site }))).toEqual([['bad-name', 'https://ar.firm.example']])
  })

  it('a misspelt fact in a translation is not reported as a lost one, too', () => {
    const site = siteInThree(`${languages}facts: { city: Bern }\n`)
    const named = site.replace('        title: News\n', '        title: "News in {facts.city}"\n')
    const de = `${german}"News in {facts.city}": "Neues aus {facts.citi}"\n`
    const found = firmInThree({}, { site: named, de }).problems.map(({ code }) => code)
    expect(found).toContain('unknown-name')
    expect(found).not.toContain('lost-name')
  })

  it.each([
    ['{entry.date | lnog}', 'unknown-format', '{entry.date | long}'],
    ['{entry.date | number}', 'unfit-format', undefined],
    ['{entry.titel | long}', 'unknown-entry-field', '{entry.date | long}'],
    ['{entry.datum | long}', 'unknown-entry-field', '{entry.date | long}'],
    ['{entry.quand | long}', 'unknown-entry-field', '{entry.date | long}'],
    ['{entry.title | long}', 'unfit-format', '{entry.title}'],
    ['{entry.picture}', 'field-of-parts', '{entry.picture.alt}'],
  ])('%s in a translation is one error, at its line: the page would show dots', (written, code, meant) => {
    const de = german.replace('Vom {entry.date | long}', `Vom ${written}`)
    const found = firmInThree({}, { de }).problems.filter(({ file }) => file === 'texts/de.yaml')
    expect(found.map((one) => [one.code, one.severity, one.line, one.suggestion])).toEqual([[code, 'error', 5, meant]])
  })

  it.each([
    ['short', []],
    [undefined, ['lost-name']],
  ])('a translation may have another format, and not none: %s', (format, problems) => {
    const name = format === undefined ? '{entry.date}' : `{entry.date | ${format}}`
    const de = german.replace('Vom {entry.date | long}', `Vom ${name}`)
    const found = firmInThree({}, { de }).problems.filter(({ file }) => file === 'texts/de.yaml')
    expect(found.map(({ code }) => code)).toEqual(problems)
  })

  it.each([
    ['picture: { file: rates.svg,', 'picture: { file: rates.svg, alt.de: Buch,', 'stands beside the picture'],
    ['picture: { file', 'picture.alt: A ledger\npicture: { file', 'Write it within the picture'],
  ])('the text of a picture in the notation of another file is answered with this one: %s', (from, to, hint) => {
    const [problem, ...others] = firmInThree({ [rates]: fileOf(rates).replace(from, to) }).problems.filter(
      ({ severity }) => severity === 'error',
    )
    expect([problem?.code, problem?.hint, others]).toEqual(['unknown-key', expect.stringContaining(hint), []])
  })

  const hebrew = (tag: string) => languages.replace('  ar:', `  ${tag}: { name: Hebrew, ready: false }\n  ar:`)

  it('an old tag is one problem, without those of its files, columns and keys', () => {
    const people = fileOf('content/people.csv').replace('role,photo,', 'role,role.he,photo,')
    const loaded = firmInThree(
      {
        'content/people.csv': people.replace('Partner,', 'Partner,x,').replace('tax",', 'tax",y,'),
        [rates.replace('.md', '.he.md')]: '---\ntitle: Rates\n---\nText.\n',
      },
      { site: siteInThree(hebrew('iw')) },
    )
    expect(errorsOf(loaded)).toEqual([['unknown-language', 'he']])
  })

  it.each([
    ['a file', { [rates.replace('.md', '.iw.md')]: '---\ntitle: Rates\n---\nText.\n' }, ['translation-tag', undefined]],
    [
      'a file in the folder of an entry',
      {
        'content/news/oven/index.md': fileOf('content/news/contracts.md'),
        'content/news/oven/index.iw.md': '---\ntitle: Rates\n---\nText.\n',
        'content/news/oven/index.old.md': 'An earlier text.\n',
      },
      ['translation-tag', undefined],
    ],
    ['a key', { [rates]: fileOf(rates).replace('title:', 'title.iw: Rates\ntitle:') }, ['unknown-key', 'title.he']],
  ])('%s in an old tag is answered with the one of the site', (_, changed, problem) => {
    const loaded = firmInThree(changed, { site: siteInThree(hebrew('he')) })
    expect(errorsOf(loaded)).toEqual([problem])
  })

  it('two files of one language are reported at the second, in whatever letters', () => {
    const text = '---\ntitle: Rates\n---\nText.\n'
    const changed = { [rates.replace('.md', '.de.md')]: text, [rates.replace('.md', '.DE.md')]: text }
    expect(errorsOf(firmInThree(changed))).toEqual([['slug-twice', undefined]])
  })

  it('texts of an undeclared language, and of another tag, are read by nothing', () => {
    const changed = { 'texts/de.yaml': german, 'texts/fr.yaml': '', 'texts/iw.yaml': '', 'texts/parts.yaml': '' }
    const found = firmInThree(changed, { site: siteInThree(hebrew('he')) }).problems
    expect(found.flatMap(({ code, hint }) => (code === 'unread-file' ? [hint] : []))).toEqual([
      'Declare the language under "languages:", or take the file away.',
      'Rename it to he.yaml.',
    ])
  })
})
