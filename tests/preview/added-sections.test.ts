// Sections added from the catalogue are valid on a new site, and in its language.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockSchemas } from '../../src/blocks/schemas.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { languagesIn } from '../../src/new-site/languages.ts'
import { newSiteFiles } from '../../src/new-site/new-site.ts'
import { writeNewSite } from '../../src/new-site/write-new-site.ts'
import { blockCatalogue } from '../../src/preview/catalogue/catalogue.ts'
import { addedSection, lacksPicture } from '../../src/preview/client/panel/added-section.ts'
import { inSiteLanguage } from '../../src/preview/client/panel/in-site-language.ts'
import { startingItem } from '../../src/preview/client/panel/starting-value.ts'
import type { Json } from '../../src/preview/edit-messages.ts'
import { templateTranslations } from '../../src/preview/server/edits/template-translations.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { engine } = engineContext()
const place = temporaryFolder()

/** A site in the language, from the blank template. */
function begun(language: string) {
  const folder = join(place, language)
  writeNewSite(
    folder,
    newSiteFiles(engine, { template: 'blank', language, name: 'Mill', lectern: '1.0.0', commands: [] }),
  )
  return { folder, ...loadFile(join(folder, 'site.yaml'), { root: folder }) }
}

/** Texts that a visitor reads or hears. */
function textsIn(value: Json, key = ''): string[] {
  if (typeof value === 'string')
    return /^(?:type|to|of|form|file|then|signIn|look|kind|split|review|email|chart|exactly|direction)$/.test(key)
      ? []
      : value.split('\n').filter(Boolean)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, one]) => textsIn(one, Array.isArray(value) ? key : inner))
}

describe.each(languagesIn(engine))('on a new site in $name', ({ tag }) => {
  const { folder, manifest, site, source } = begun(tag)
  const entries = blockCatalogue(manifest)
  const english = blockCatalogue(undefined)
  const data = {
    names: { forms: Object.keys(manifest?.forms ?? {}), fragments: [], collections: ['posts'], languages: [] },
    targets: site?.routes.map(({ path, title }) => ({ to: path, title })) ?? [],
    pictures: [{ file: 'images/ours.svg', src: '' }],
    translations: templateTranslations(tag, engine).translations,
  }

  it('every added block is valid', () => {
    mkdirSync(join(folder, 'images'), { recursive: true })
    copyFileSync(join(engine, 'images/flour.svg'), join(folder, 'images/ours.svg'))
    const pages = entries.map((entry) => [`/${entry.type}`, addedSection(entry, data, 'images/ours.svg')] as const)
    const routes = Object.fromEntries(
      pages.map(([path, added]) => [
        path,
        {
          title: path,
          description: `${path}.`,
          blocks: [{ type: 'page-intro', title: 'Added' }, ...('section' in added ? [added.section] : [])],
        },
      ]),
    )
    expect(pages.filter(([, added]) => 'needs' in added)).toEqual([])
    const file = join(folder, 'site.json')
    const value = source.value as { readings: { main: { routes: object } } }
    Object.assign(value.readings.main.routes, routes)
    // A new site has none of these yet, and a section that lists one says so.
    mkdirSync(join(folder, 'content/posts'), { recursive: true })
    writeFileSync(join(folder, 'content/posts/first.md'), '---\ntitle: Erst\n---\nEins.\n')
    Object.assign(value, {
      collections: {
        posts: {
          from: 'content/posts/*.md',
          fields: [{ name: 'title', type: 'text', label: 'Title', required: true }],
        },
      },
    })
    writeFileSync(file, JSON.stringify(value))
    const { problems } = loadFile(file, { root: folder })
    expect(
      problems.filter(({ severity }) => severity === 'error').map(({ path, message }) => `${path} ${message}`),
    ).toEqual([])
    expect(pages).toHaveLength(Object.keys(blockSchemas).length)
  })

  if (tag === 'en') return
  it('a new list item without an example has no English text', () => {
    const said = inSiteLanguage(
      data.translations,
      startingItem({ type: 'object', required: ['words'], properties: { words: {} } }),
    )
    expect(Object.keys(said ?? {})).toEqual(['words'])
    expect(said).not.toEqual({ words: 'New text' })
  })

  it('no example of the catalogue is in English', () => {
    for (const [at, { type, examples, isForeign }] of entries.entries()) {
      const before = textsIn((english[at]?.examples[0]?.props ?? {}) as Json)
      const now = textsIn((examples[0]?.props ?? {}) as Json)
      expect(isForeign, type).toBe(false)
      expect(now.length, type).toBe(before.length)
      // A few words are the same in both.
      const same = now.filter((words) => before.includes(words))
      expect(
        same.filter((words) => /\p{L}{2}/u.test(words) && !/^(?:Café Nord|Cafés|Toast|Alex Example)$/.test(words)),
        type,
      ).toEqual([])
    }
  })
})

it('a block that needs a picture, a form or a collection reports so on a site without one', () => {
  const bare = {
    names: { forms: [], fragments: [], collections: [], languages: [] },
    targets: [],
    pictures: [],
    translations: {},
  }
  const needs = blockCatalogue(undefined).flatMap((entry) => {
    const added = addedSection(entry, bare)
    return 'needs' in added ? [`${entry.type}: ${added.needs}`] : []
  })
  expect(needs.sort()).toEqual([
    'cards: picture',
    'entries: collection',
    'gallery: picture',
    'media: picture',
    'newsletter: form',
    'picture: picture',
    'request-form: form',
    'sign-up: form',
  ])
})

it('added sections in a language without translation stay English, and are marked as foreign', () => {
  const { manifest } = begun('pt-BR')
  const [english, foreign] = [blockCatalogue(undefined), blockCatalogue(manifest)]
  expect(foreign.map(({ examples }) => examples)).toEqual(english.map(({ examples }) => examples))
  expect(new Set(foreign.map(({ isForeign }) => isForeign))).toEqual(new Set([true]))
  expect(new Set(english.map(({ isForeign }) => isForeign))).toEqual(new Set([false]))
})

describe('an item that is added to a list', () => {
  const itemOf = (type: string, list: string) => publishedSchema.$defs?.[type]?.properties?.[list]?.items ?? {}
  const pictures = ['images/ours.svg', 'images/rye.svg']

  it('an item that is added to a list has the keys of the one before it, an existing picture, and placeholder texts', () => {
    const like = { image: { file: 'images/rye.svg', alt: 'A loaf.' }, title: 'Rye', text: 'Dark.', to: '/rye' }
    const item = startingItem(itemOf('cards', 'cards'), { like, pictures })
    expect(Object.keys(item as object)).toEqual(['image', 'title', 'text', 'to', 'placeholder'])
    expect(item).toMatchObject({ image: { file: 'images/rye.svg', alt: 'What the picture shows.' } })
    expect(JSON.stringify(item)).not.toContain('Dark.')
  })

  it('an item that is added to an empty list shows a picture of the site', () => {
    expect(startingItem(itemOf('gallery', 'pictures'), { pictures })).toMatchObject({
      image: { file: 'images/ours.svg' },
    })
  })

  it('an item that is added to a list of pictures lacks its picture where the site has none', () => {
    const first = startingItem(itemOf('gallery', 'pictures'), { pictures: [] })
    expect(lacksPicture(first, { pictures: [] })).toBe(true)
    const file = 'images/ours.svg'
    const given = startingItem(itemOf('gallery', 'pictures'), { pictures: [file] })
    expect(lacksPicture(given, { pictures: [{ file, src: '' }] })).toBe(false)
  })

  it('an item that is added to a list links to a page of the site, whatever the example', () => {
    const item = itemOf('closing', 'actions')
    expect(startingItem(item, { pages: ['/', '/team'] })).toMatchObject({ to: '/' })
    expect(startingItem(item, { pages: ['/contact', '/'] })).toMatchObject({ to: '/contact' })
  })

  it('an item that is added to a table has as many cells as the row before it', () => {
    const row = startingItem(itemOf('price-table', 'prices'), { like: { title: 'One', prices: ['£1', '£2', '–'] } })
    expect((row as { prices: Json[] }).prices).toHaveLength(3)
  })

  it('an item that is added to a numbered list gets the next number', () => {
    const steps = (step: string) => startingItem(itemOf('steps', 'steps'), { like: { step, title: 'Come by' } })
    expect([steps('3'), steps('09')]).toMatchObject([{ step: '4' }, { step: '10' }])
  })
})
