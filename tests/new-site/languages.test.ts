// Sites created in each language: the words on every page of every template.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { engineWords } from '../../src/languages/engine-words.ts'
import { defaultMessages } from '../../src/manifest/resolve/form-defaults.ts'
import { languagesIn, translationFor } from '../../src/new-site/languages.ts'
import { newSiteFiles, templateNames } from '../../src/new-site/new-site.ts'
import { writeNewSite } from '../../src/new-site/write-new-site.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import init from '../../tools/init.ts'
import { ownBundle } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { engine } = engineContext()
const place = temporaryFolder()
let count = 0

const name = 'Reception'

function createSite(template: string, language: string): { folder: string; site: Site } {
  const folder = join(place, `site-${count++}`)
  writeNewSite(
    folder,
    newSiteFiles(engine, { template, language, name, lectern: '1.0.0', commands: [], news: '2026-12-03' }),
  )
  const { site, problems } = loadFile(join(folder, 'site.yaml'), { root: folder })
  expect(problems).toEqual([])
  if (!site) throw new Error('The site does not load.')
  return { folder, site }
}

/** The texts between tags and of attributes that are read out, on all pages. */
async function wordsOf(site: Site): Promise<Set<string>> {
  const { files } = siteFiles(site, await ownBundle())
  const pages = [...files].flatMap(([file, content]) => (file.endsWith('.html') ? [String(content)] : []))
  const found = pages.flatMap((html) => [
    ...html
      .replaceAll('<wbr/>', '')
      .replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
      .matchAll(/>([^<]+)</g),
    ...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]+)"/g),
    ...html.matchAll(/<meta (?:name="description"|property="og:[a-z:]*(?:title|description|alt)") content="([^"]+)"/g),
  ])
  return new Set(
    found.map(([, words = '']) => words.trim().replace(` | ${name}`, '')).filter((words) => /\p{L}{2}/u.test(words)),
  )
}

const others = languagesIn(engine).filter(({ tag }) => tag !== 'en')

describe.each(templateNames(engine))('the template %s', (template) => {
  let before: Set<string>
  beforeAll(async () => {
    before = await wordsOf(createSite(template, 'en').site)
  })

  it.each(others)('a template in $name has no problem and no English word', async ({ tag }) => {
    const { site } = createSite(template, tag)
    expect(site.language).toBe(tag)
    const { translations = {} } = translationFor(engine, tag) ?? {}
    const { texts } = engineWords(tag)
    // Words that are the same in both languages, and tokens without letters.
    const same = Object.keys(translations).filter((words) => translations[words] === words)
    const alike = new Set([name, ...same, ...Object.values(texts)])
    expect(before.size).toBeGreaterThan(30)
    const left = [...(await wordsOf(site))].filter((words) => before.has(words) && !alike.has(words))
    expect(left.filter((words) => !/@example\.com$|^© /.test(words))).toEqual([])
    const mistakes = site.forms.flatMap(({ messages }) =>
      Object.entries(messages).filter(([key, sentence]) => defaultMessages[key as keyof typeof messages] === sentence),
    )
    expect(site.forms.length).toBeGreaterThan(0)
    expect(mistakes).toEqual([])
  })

  it.each(others)(
    'the entries of a template in $name are edited in that language: labels of their fields too',
    ({ tag }) => {
      const { translations = {} } = translationFor(engine, tag) ?? {}
      const left = labelsOfFields(createSite(template, 'en').folder).filter(
        (label) => translations[label] === undefined,
      )
      expect(left).toEqual([])
    },
  )
})

/** Labels of collections' fields, as the editor on the page shows them. */
function labelsOfFields(folder: string): string[] {
  const { collections } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as {
    collections: Record<string, { fields: { label: string }[] }>
  }
  return Object.values(collections).flatMap(({ fields }) => fields.map(({ label }) => label))
}

it('the news of a site in German have German addresses, and their pages link to a feed', async () => {
  const { files } = siteFiles(createSite('blank', 'de').site, await ownBundle())
  expect(files.get('aktuelles/feed.xml')).toContain('<link>https://www.example.com/aktuelles/willkommen</link>')
  for (const page of ['aktuelles', 'aktuelles/willkommen'])
    expect(String(files.get(`${page}/index.html`))).toMatch(/<link rel="alternate"[^>]* href="\/aktuelles\/feed\.xml"/)
  expect(String(files.get('aktuelles/index.html'))).toContain('href="/aktuelles/willkommen"')
})

it('a translation leaves comments, the look and the name of the business unchanged', () => {
  const read = (language: string) => readFileSync(join(createSite('practice', language).folder, 'site.yaml'), 'utf8')
  const [german, english] = [read('de').split('\n'), read('en').split('\n')]
  for (const line of english)
    if (/^\s*#|^ {6}(?:light|dark|display|text|shape)|"#[0-9a-f]{6}"|^ {2}name: /.test(line))
      expect(german).toContain(line)
})

it('a translation is used for a regional language too, which the pages declare', () => {
  const { site } = createSite('blank', 'de-AT')
  expect([site.language, site.texts.skip]).toEqual(['de-AT', 'Zum Inhalt springen'])
})

it('a site in a language without a translation is created in English, as the terminal and its README say', async () => {
  const folder = join(place, 'finnish')
  const words = [folder, '--language', 'fi', '--no-install']
  const { out } = await printedBy(() => init(words, engine, { ...engineContext(), form: 'package' }))
  expect(out).toContain('There are no texts in Finnish to begin with')
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('## Texts in Finnish')
  const { site } = loadFile(join(folder, 'site.yaml'), { root: folder })
  expect([site?.language, site?.texts.skip]).toEqual(['fi', 'Skip to content'])
  expect(readFileSync(join(createSite('blank', 'fr').folder, 'README.md'), 'utf8')).not.toContain('## Texts in')
})

it.each([
  ['fi', 'What the software says by itself is English, too', 'Skip to content'],
  ['pt', 'is in your language already', 'Ir para o conteúdo'],
])('the README of a site in %s says what language the words of the software are in', (language, sentence, skip) => {
  const { folder, site } = createSite('blank', language)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(sentence)
  expect(site.texts.skip).toBe(skip)
})
