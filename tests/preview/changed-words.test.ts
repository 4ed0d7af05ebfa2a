// Changed words of an entry, shown before the whole site is loaded.
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentOf } from '../../src/content/content-of.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite } from './edited-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entries = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

let live: LiveManifest
let folder: string
afterEach(() => live.close())

function open(site: string) {
  folder = temporaryFolder()
  cpSync(join(root, site), folder, { recursive: true })
  live = liveSite(join(folder, 'site.yaml'), { at: '2026-11-22', root: folder })
}

function save(file: string, change: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  live.refresh(new Set([path]), true)
}
const isLoaded = () => live.project.last !== undefined
const page = (path: string) => JSON.stringify(live.shown({ path }))
const adding = (words: string) => (text: string) => `${text}\n\n${words}\n`

describe('changed words of an entry', () => {
  beforeEach(() => open('tests/fixtures/firm'))

  it('changed words of an entry are shown before the site is loaded', () => {
    save('content/news/contracts.md', adding('Saved words.'))
    expect(isLoaded()).toBe(false)
    expect(page('/news/contracts')).toContain('Saved words.')
  })

  it('changed words of an entry that no event reports are shown before the site is loaded', () => {
    appendFileSync(join(folder, 'content/news/contracts.md'), '\n\nSaved words.\n')
    live.refresh(undefined, true)
    expect(isLoaded()).toBe(false)
    expect(page('/news/contracts')).toContain('Saved words.')
  })

  it('changed words of two entries, saved one after the other, are both shown', () => {
    save('content/news/contracts.md', adding('Saved first.'))
    save('content/news/fair/index.md', adding('Saved second.'))
    expect(isLoaded()).toBe(false)
    expect(page('/news/contracts')).toContain('Saved first.')
    expect(page('/news/fair')).toContain('Saved second.')
  })

  it('changed words of an entry are shown with the rest of the site once it is loaded', () => {
    save('content/news/contracts.md', adding('Saved words.'))
    const early = page('/news/contracts')
    live.current()
    expect(page('/news/contracts')).toBe(early)
  })

  it('a changed title is shown by its page and by lists before the site is loaded', () => {
    save('content/news/contracts.md', (text) => text.replace(/^title: .*$/m, 'title: Another title'))
    expect(isLoaded()).toBe(false)
    const early = ['/news/contracts', '/news', '/'].map(page)
    expect(early.filter((one) => one.includes('Another title'))).toHaveLength(3)
    live.current()
    expect(['/news/contracts', '/news', '/'].map(page)).toEqual(early)
  })

  it('words with an error are not shown', () => {
    save('content/news/contracts.md', adding('Look [there][nowhere].'))
    expect(page('/news/contracts')).not.toContain('Look')
    expect(live.current()?.problems.map(({ severity }) => severity)).toContain('error')
  })

  it.each([
    ['a new heading, to which other pages may link,', adding('## A new heading')],
    ['a new link', adding('See [the team](/team).')],
    ['a draft', (text: string) => text.replace('---\n', '---\ndraft: true\n')],
    ['a new name', (text: string) => text.replace('---\n', '---\nslug: agreements\n')],
  ])('%s is shown with the whole site', (_, change) => {
    save('content/news/contracts.md', change)
    expect(isLoaded()).toBe(true)
  })

  it('an entry that has been removed is not shown as if it were there', () => {
    save('content/news/contracts.md', () => '')
    expect(isLoaded()).toBe(true)
  })
})

describe('changed words of an entry in several languages', () => {
  beforeEach(() => open('tests/fixtures/ferry'))
  const everywhere = ['/news/regatta', '/de/aktuell/regatta', '/pl/news/regatta', '/de/aktuell', '/pl/news', '/pl']
  const route = (path: string) => JSON.stringify(live.shown({ path })?.site.routes.find((one) => one.path === path))

  it.each([
    ['of the entry', 'content/news/regatta.md', '/news/regatta'],
    ['of the entry, on a page that has no translation of them', 'content/news/regatta.md', '/pl/news/regatta'],
    ['of its translation', 'content/news/regatta.de.md', '/de/aktuell/regatta'],
  ])('words %s are shown before the site is loaded, as they are with it', (_, file, path) => {
    save(file, adding('Saved words.'))
    save(file, (text) => text.replace(/^title: .*$/m, 'title: Another title'))
    expect(isLoaded()).toBe(false)
    expect(route(path)).toContain('Saved words.')
    expect(route(path)).toContain('Another title')
    const early = everywhere.map(route)
    expect(early).not.toContain(undefined)
    live.current()
    expect(everywhere.map(route)).toEqual(early)
  })
})

it('the first text of a translation, which makes its page a listed one, is shown with the whole site', () => {
  open('tests/fixtures/ferry')
  const file = 'content/news/regatta.pl.md'
  writeFileSync(join(folder, file), '---\ntitle: Regaty\n---\n')
  live.current()
  save(file, adding('Tekst.'))
  expect(isLoaded()).toBe(true)
})

it.each(['tests/fixtures/firm', 'examples/research-group'])('each entry of %s is shown as a load shows it', (site) => {
  open(site)
  const { collections } = contentOf(live.current()?.source ?? expect.unreachable()) ?? expect.unreachable()
  const shown = [...collections.values()].flatMap(({ entries }) => entries)
  let early = 0
  for (const file of entries(join(folder, 'content'))) {
    const entry = shown.find(({ at }) => join(folder, at.file).endsWith(join('content', file)))
    const path = `/${dirname(join('content', file)).split('/')[1]}/${entry?.slug}`
    save(join('content', file), (text) => text.replace(/(?<=\n\n)(\w+ \w+)/, 'Saved $1'))
    if (!isLoaded()) early++
    const before = page(path)
    live.current()
    expect(page(path)).toBe(before)
  }
  expect(early).toBeGreaterThan(0)
})
