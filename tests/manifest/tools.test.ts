// Tests the smaller commands on the bakery.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { migrateManifest } from '../../src/manifest/migrate/migrate.ts'
import explain from '../../tools/explain.ts'
import migrateCommand from '../../tools/migrate.ts'
import readings from '../../tools/readings.ts'
import { bakery } from '../fixtures/bakery.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { bakeryCommands, root } from './bakery-commands.ts'

const site = bakeryCommands()
const { run, codes } = site

describe('readings are held to what parity: declares', () => {
  const declared = (parity: string) =>
    load(`${bakery}parity:\n${parity.replace(/^/gm, '  ')}\n`, 'x.yaml').problems.map(
      ({ code, message }) => `${code} ${message}`,
    )

  it('and have no problem while they agree', () => {
    expect(
      declared(
        'forms: [order]\nfacts: [hours]\npaths: [/order, /privacy]\nsame: [footer.contact.email, "/order title"]\n',
      ).length,
    ).toBe(1)
    expect(
      declared('forms: [order]\nfacts: [hours]\npaths: [/order, /privacy]\nsame: [footer.contact.email, name]'),
    ).toEqual([])
  })
  it('a text that differs', () => {
    expect(declared('same: [footer.tagline]')).toEqual([
      'readings-differ "footer.tagline" differs between reading weekday and reading market.',
    ])
  })
  it('a path that answers in one reading only', () => {
    expect(declared('paths: [/loaves]')).toEqual([
      'parity-nowhere Reading market has no page or redirect at "/loaves".',
    ])
  })
  it('a fact that only one reading uses', () => {
    expect(declared('facts: [years]')).toEqual(['parity-nowhere Reading market has no text with the fact "years".'])
  })
  it('a place that no reading has', () => {
    expect(declared('same: ["/ carousel.title"]')).toEqual([
      'parity-nowhere Reading weekday or market has no place "/ carousel.title".',
    ])
  })
})

describe('npm run explain', () => {
  it('follows a text through its fragment to its facts', async () => {
    const { out } = await run(explain, '/', 'checklist.0', '--manifest', site.file)
    expect(out).toContain('Tuesday to Friday, seven to noon')
    expect(out).toMatch(/site\.yaml:66:\d+ +in the fragment/)
    expect(out).toMatch(/site\.yaml:18:3 +the fact +hours: seven to noon/)
  })
  it('says that a year is the year of the build', async () => {
    writeFileSync(site.file, bakery.replace('Tuesday to Friday, {facts.hours}', 'In {build.year}, {facts.hours}'))
    expect((await run(explain, '/', 'checklist.0', '--manifest', site.file)).out).toMatch(
      /the fact +hours: seven to noon\n +of the build +build\.year: 20\d\d\n/,
    )
  })
  it('names the pages that show a text, in every reading', async () => {
    const { out } = await run(explain, '/', 'checklist.0', '--manifest', site.file)
    expect(out).toMatch(/Visitors see it on \d+ pages: \/ \(weekday\).*\(market\)/)
  })
  it('shows what a use of a fragment changes', async () => {
    expect((await run(explain, '/', 'checklist.title', '--reading', 'market', '--manifest', site.file)).out).toMatch(
      /changed here +- use: opening|changed here +with: \{ title: When the stall is open/,
    )
  })
  it('names the included file of a text', async () => {
    const start = bakery.indexOf('      /privacy:\n        title')
    const end = bakery.indexOf('    redirects:', start)
    writeFileSync(join(site.folder, 'privacy.yaml'), bakery.slice(start, end).replace(/^ {6}/gm, ''))
    writeFileSync(site.file, `${bakery.slice(0, start)}    include: privacy.yaml\n${bakery.slice(end)}`)
    expect((await run(explain, '/privacy', 'title', '--manifest', site.file)).out).toMatch(
      /privacy\.yaml:2:3 +on the page +title: Privacy/,
    )
  })
  it.each([
    ['a page, by its blocks', ['/'], /site\.yaml:\d+ {2}hero: Bread worth the walk/],
    ['a redirect', ['/loaves'], /\/loaves is a redirect of reading weekday: it leads to \/bread\.\n\n.*site\.yaml:\d+/],
    [
      'a fact, with what uses it',
      ['facts.hours'],
      /The fact hours: seven to noon[\s\S]*Used in \d+ places:\n.*site\.yaml:\d+/,
    ],
    [
      'a fragment, with the pages that use it',
      ['opening'],
      /The fragment opening, of type checklist[\s\S]*on \/ of reading weekday/,
    ],
    [
      'a redirect of one reading alone',
      ['/loaves', '--reading', 'market'],
      /\/loaves is a redirect of reading weekday[\s\S]*Reading market has nothing at \/loaves/,
    ],
    ['a code', ['dead-link'], /Not so:[\s\S]*But so:/],
    ['a block, by its texts', ['/', 'hero'], /title: Bread worth the walk\n[\s\S]*action to: \/order/],
  ])('describes %s in words', async (_, words, said) => {
    const { out } = await run(explain, ...words, '--manifest', site.file)
    expect(out).toMatch(said)
    expect(out).not.toMatch(/"source"|"props"/)
  })
  it.each([
    [
      '/loaves',
      '{ to: /bread, permanent: true }',
      '/loaves',
      '/loaves is a redirect of reading weekday: it leads to /bread.',
    ],
    ['/old/*', '/*', '/old/bread', '/old/bread is a redirect of reading weekday: it leads to /bread.'],
  ])('describes the redirect %s: %s', async (from, to, address, said) => {
    writeFileSync(site.file, bakery.replace('/loaves: /bread', `${from}: ${to}`))
    const { out } = await run(explain, address, '--manifest', site.file)
    expect(out).toContain(said)
    expect(out).toMatch(new RegExp(`site\\.yaml:\\d+ {2}${from.replace('*', '\\*')}: /(bread|\\*)\n`))
  })
  it('describes the redirect of a translated address, or the one that is written for it alone', async () => {
    const languages = 'languages: { en: { name: English }, de: { name: Deutsch, at: /de } }\n'
    const redirects = '/loaves: /bread\n      /brote: /order\n      /de/brote: /de/bread'
    writeFileSync(site.file, `${bakery.replace('/loaves: /bread', redirects)}${languages}`)
    const sourceOf = async (address: string) =>
      (await run(explain, address, '--manifest', site.file)).out.split('  ').at(-1)
    expect(await sourceOf('/de/loaves')).toBe('/loaves: /bread\n')
    expect(await sourceOf('/de/brote')).toBe('/de/brote: /de/bread\n')
  })
  it('leads from a text of a translated page to its translation, and to the text that is translated', async () => {
    writeFileSync(site.file, `${bakery}languages: { en: { name: English }, de: { name: Deutsch, at: /de } }\n`)
    mkdirSync(join(site.folder, 'texts'))
    writeFileSync(join(site.folder, 'texts/de.yaml'), 'Bread worth the walk: Brot, das den Weg lohnt\n')
    const { out } = await run(explain, '/de', 'hero.title', '--manifest', site.file)
    expect(out).toMatch(
      /Brot, das den Weg lohnt\n\n +\S*texts\/de\.yaml:1:1 +the translation .*\n +\S*site\.yaml:\d+:\d+ +on the page +title: Bread worth the walk/,
    )
    const page = (await run(explain, '/de', '--manifest', site.file)).out
    expect(page).toMatch(/site\.yaml:\d+ {2}hero: Brot, das den Weg lohnt/)
    const [ofGerman, ofEnglish] = [page, (await run(explain, '/', '--manifest', site.file)).out].map(
      (out) => /site\.yaml:(\d+) {2}hero/.exec(out)?.[1],
    )
    expect(ofGerman).toBe(ofEnglish)
  })
  it('leads from a text of an entry to the translation of the entry, and where it has none to the entry', async () => {
    const ferry = join(root, 'tests/fixtures/ferry/site.yaml')
    const explainedOn = async (...words: string[]) => (await run(explain, ...words, '--manifest', ferry)).out
    expect(await explainedOn('/de/aktuell/regatta', 'article.title')).toMatch(
      /news\/regatta\.de\.md:2:1 +the translation +title: Regatta\n +\S*news\/regatta\.md:2:1 +on the page +title: Regatta\n$/,
    )
    expect(await explainedOn('/de/aktuell/regatta')).toMatch(
      /news\/regatta\.de\.md:3 {2}description: Segel auf dem Sund\./,
    )
    expect(await explainedOn('/pl/news/regatta')).toMatch(/news\/regatta\.md:4 {2}description: Sails on the sound\./)
  })
  it('suggests the nearest place', async () => {
    await expect(run(explain, '/', 'hero.titel', '--manifest', site.file)).rejects.toMatchObject({
      hint: 'Did you mean "title"?',
    })
    await expect(run(explain, '/ordr', 'title', '--manifest', site.file)).rejects.toMatchObject({
      hint: 'Did you mean "/order"?',
    })
  })
})

describe('npm run readings', () => {
  it('compares pages, blocks and texts', async () => {
    const { out } = await run(readings, '--manifest', site.file)
    expect(out).toContain('/bread  only in weekday')
    expect(out).toMatch(
      /hero: title\n {4}weekday {2}Bread worth the walk {2}\(.*site\.yaml:\d+\)\n {4}market {2}Saturdays on the square/,
    )
    expect(out).not.toContain('checklist: items.0')
  })
  it('begins with a summary, and names the line of every text', async () => {
    const { out } = await run(readings, '--manifest', site.file)
    const [title, , both, only] = out.split('\n')
    expect(title).toBe('Reading weekday and reading market')
    expect(both).toMatch(/^ {2}in both +\d+ pages, of which \d+ equal/)
    expect(only).toMatch(/^ {2}only in weekday +.*\/bread/)
    const line = bakery.split('\n').findIndex((one) => one.includes('Bread worth the walk')) + 1
    expect(out).toContain(`Bread worth the walk  (${site.file}:${line})`)
  })
  it('returns the same whichever reading comes first', async () => {
    const counts = async (...names: string[]) =>
      [...(await run(readings, ...names, '--manifest', join(root, twoReadings))).out.matchAll(/\d+ of \d+/g)].join()
    expect(await counts('A', 'B')).toBe(await counts('B', 'A'))
  })
  it('writes one page with both side by side, without HTML from texts', async () => {
    writeFileSync(site.file, bakery.replace('title: Bread worth the walk', 'title: "<image src=x onerror=alert(1)>"'))
    const page = join(site.folder, 'readings.html')
    await run(readings, '--manifest', site.file, '--html', page)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('&lt;image src=x')
    expect(html).not.toMatch(/<im|<script/)
  })
})

describe('npm run migrate', () => {
  const old = bakery
    .replace('lectern: 1', 'lectern: 0   # the draft')
    .replace('reading: weekday', 'variant: weekday')
    .replace('\nreadings:', '\nvariants:   # both')
    .replaceAll('    routes:', '    pages:')
    .replaceAll('        blocks:', '        sections:   # top to bottom')
    .replace('unknownPaths: { screen: error }', 'notFound: error   # 404')
    .replace('unknownPaths: { redirect: / }', 'notFound: "/"')

  it('brings version 0 up to date and keeps every comment and every other byte', async () => {
    const { text, versions } = migrateManifest(old, 'site.yaml')
    expect(versions).toEqual([0, 1])
    const expected = bakery
      .replace('lectern: 1', 'lectern: 1   # the draft')
      .replace('\nreadings:', '\nreadings:   # both')
      .replaceAll('        blocks:', '        blocks:   # top to bottom')
      .replace('unknownPaths: { screen: error }', 'unknownPaths: { screen: error }   # 404')
    expect(text).toBe(expected)
    expect(load(text, 'x.yaml').problems).toEqual([])
  })
  it('prints the edits with --check, and writes them without it', async () => {
    writeFileSync(site.file, old)
    expect(codes()).toContain('unknown-version')
    expect((await run(migrateCommand, site.file, '--check')).code).toBe(1)
    expect(readFileSync(site.file, 'utf8')).toBe(old)
    expect((await run(migrateCommand, site.file)).code).toBe(0)
    expect(codes()).toEqual([])
    expect((await run(migrateCommand, site.file)).out).toContain('is up to date')
  })
  it('leaves a file of a newer version alone', () => {
    expect(() => migrateManifest('lectern: 7\n', 'x.yaml')).toThrow(/not one this software knows/)
  })
})
