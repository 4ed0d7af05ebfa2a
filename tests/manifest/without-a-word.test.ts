// Tests mistakes that were once accepted and shown to visitors: each is a problem now, with what to write.
import { expect, it } from 'vitest'
import { type Loaded, load } from '../../src/manifest/load.ts'
import type { ExamplePlace } from '../../src/problems/kind.ts'
import { pageKeys } from '../../src/publish/page-keys.ts'
import { htmlTag } from '../../src/render/html-tag.ts'
import { bakeryWith } from './small-bakery.ts'

const codesIn = (place: ExamplePlace, lines: string) =>
  load(bakeryWith(place, lines), 'site.yaml').problems.map(({ code, suggestion }) => [code, suggestion])
const site = (language: string) =>
  `name: Mill Lane Bakery\nurl: https://www.milllane.bakery\nlanguage: ${language}\nemail: hello@milllane.bakery\ncontact: { name: Ada, role: Baker, email: ada@milllane.bakery }`

it.each(['en', 'de', 'EN', 'en-GB', 'zh-Hans', 'sr-Latn-RS', 'gsw', 'ar', 'de-CH-1996', 'no', 'fil'])(
  'the language %s is accepted',
  (tag) => expect(codesIn('site', site(tag))).toEqual([]),
)

it.each([
  ['English', 'en'],
  ['deutsch', 'de'],
  ['German', 'de'],
  ['Français', 'fr'],
  ['español', 'es'],
  ['en_GB', 'en-GB'],
  ['en-UK', 'en-GB'],
  ['jp', 'ja'],
  ['gb', 'en'],
  ['cz', 'cs'],
  ['xx', undefined],
  ['"{facts.place}"', undefined],
  ['"English and German"', undefined],
])('the language %s is rejected, and %s suggested', (written, meant) => {
  expect(codesIn('site', site(written))).toEqual([['unknown-language', meant]])
})

it('the html element has the direction of a language where it is not the usual one', () => {
  expect(['ar', 'he-IL', 'fa', 'ur', 'ks-Deva', 'az-Arab', 'en', 'none at all'].map(htmlTag)).toEqual([
    '<html lang="ar" dir="rtl">',
    '<html lang="he-IL" dir="rtl">',
    '<html lang="fa" dir="rtl">',
    '<html lang="ur" dir="rtl">',
    '<html lang="ks-Deva">',
    '<html lang="az-Arab" dir="rtl">',
    '<html lang="en">',
    '<html lang="none at all">',
  ])
})

const wish = '{ name: wish, type: textarea, label: Wish'
it.each([
  ['fields', `- ${wish}, max: 3.000 }`, '3000'],
  ['fields', `- name: wish\n  type: textarea\n  label: Wish\n  max: 3.000 # letters`, '3000'],
  ['fields', `- ${wish}, max: 20.000, rows: 4 }`, '20000'],
  ['form', 'limits: { all: { most: 1.000, within: 1 hour } }', '1000'],
] as const)('a number with a point between its thousands is rejected: %s %s', (place, lines, meant) => {
  expect(codesIn(place, lines)).toEqual([['not-a-number', meant]])
})

it('a text with a point between thousands is fine', () => {
  expect(codesIn('blocks', '- { type: page-intro, title: Bread, text: "3.000 loaves, or 3.000" }')).toEqual([])
})

it.each([
  ['{{facts.place}}', '{facts.place}'],
  ['{{ facts.place }}', '{facts.place}'],
  ['{{facts.plce}}', '{facts.place}'],
  ['{{site.email}}', '{site.email}'],
])('%s in a text is rejected with the placeholder of a fact as suggestion', (written, meant) => {
  expect(codesIn('blocks', `- { type: page-intro, title: Bread, text: "At ${written}." }`)).toEqual([
    ['doubled-brace', meant],
  ])
})

it.each(['{{facts.place}', '{{ or }}'])('%s in a text is a literal brace', (written) => {
  expect(codesIn('blocks', `- { type: page-intro, title: Bread, text: "${written}" }`)).toEqual([])
})

const mails = (notice: string, receipt = 'Thank you.') =>
  `mail: { notice: { subject: An order, text: "${notice}" }, receipt: { subject: Your order, text: "${receipt}" } }`
it.each([
  ['[emial]', '[email]'],
  ['[Email]', '[email]'],
  ['[E-Mail]', '[email]'],
  ['[answer]', '[answers]'],
  ['[telephone]', undefined],
])('a notice with %s is reported', (written, meant) => {
  expect(codesIn('form', mails(`From ${written}.`))).toEqual([['unknown-answer', meant]])
})

it.each(['[email]', '[answers]', '[email] [answers]', '[Not for the public]', '[our page](/order)'])(
  'a notice with %s is fine',
  (written) => expect(codesIn('form', mails(written))).toEqual([]),
)

it.each(['[email]', '[emial]', '[answers]'])('a receipt with %s is reported', (written) => {
  expect(codesIn('form', mails('[answers]', `Thank you, ${written}.`))).toEqual([['answer-not-repeated', undefined]])
})

it('the subject of a receipt cannot repeat answers either', () => {
  const lines = 'mail: { notice: { subject: "From [email]", text: "[answers]" } }'
  expect(codesIn('form', lines)).toEqual([['answer-not-repeated', undefined]])
})

it('{build.year} is the year of the build, and only pages that use it are rendered again in the next year', () => {
  const text = bakeryWith('blocks', '- { type: page-intro, title: "Baked since 1994, and in {build.year}" }')
  const [now, next] = ['2026-11-22', '2027-01-01'].map((today) => load(text, 'site.yaml', { today }))
  expect(now?.problems).toEqual([])
  expect(next?.site?.routes[0]?.blocks[0]?.props.title).toBe('Baked since 1994, and in 2027')
  const keysOf = (loaded?: Loaded) => (loaded?.site ? [...pageKeys(loaded.site, 'built')] : [])
  const changed = keysOf(now).filter(([file, key]) => new Map(keysOf(next)).get(file) !== key)
  expect(changed.map(([file]) => file)).toEqual(['index.html'])
  expect(keysOf(now).length).toBeGreaterThan(1)
  expect(codesIn('blocks', '- { type: page-intro, title: "© {build.yaer}" }')).toEqual([
    ['unknown-name', '{build.year}'],
  ])
})

it.each(['\u202d', '\u202e'])(
  'a sign that overrides the direction of a text is reported where it stands: %j',
  (sign) => {
    const { problems } = load(bakeryWith('blocks', `- { type: page-intro, title: Bread ${sign}daerb }`), 'site.yaml')
    expect(problems.map(({ code, fix }) => [code, fix?.edits[0]?.text])).toEqual([['direction-override', '']])
    expect((problems[0]?.endColumn ?? 0) - (problems[0]?.column ?? 0)).toBe(1)
  },
)

it('signs that isolate a part of a text are fine', () =>
  expect(codesIn('blocks', '- { type: page-intro, title: Bread \u2067לחם\u2069 \u200fand butter }')).toEqual([]))

it.each([
  ['tel', 'telefone', [['unknown-value', 'tel']]],
  ['email', 'correio', [['unknown-value', 'email']]],
  ['text', 'gven-name', [['unknown-value', 'given-name']]],
  ['text', 'ort', [['unknown-value', undefined]]],
  ['tel', 'section-a shipping home tel', []],
  ['text', 'one-time-code', []],
])('a field of the type %s with "autocomplete: %s"', (type, token, problems) => {
  expect(codesIn('fields', `- { name: wish, type: ${type}, label: Wish, autocomplete: ${token} }`)).toEqual(problems)
})

it.each([
  ['desk@milllane', ['not-a-mail-address']],
  ['desk@milllane.', ['not-a-mail-address']],
  ['desk@localhost', []],
  ['desk@bäckerei.de', []],
])('mails to %s', (address, problems) => {
  const mail = `mail: { to: ["${address}"], from: noreply@milllane.bakery, notice: { subject: New, text: "[answers]" } }`
  expect(codesIn('form', mail).map(([code]) => code)).toEqual(problems)
})

it('a file of "public" in the place of a page is reported', () => {
  const codes = (file: string) =>
    load(bakeryWith('blocks', '- { type: page-intro, title: Bread }'), 'site.yaml', {
      publicFiles: new Set([file]),
    }).problems.map(({ code }) => code)
  expect(['/order/index.html', '/index.html', '/other/index.html'].map(codes)).toEqual([
    ['path-taken'],
    ['path-taken'],
    [],
  ])
})
