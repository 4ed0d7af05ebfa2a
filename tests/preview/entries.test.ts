// Entries as the panel lists, shows and changes them, in files of a fixture.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../src/edit/operation.ts'
import type { RequestedOperation } from '../../src/preview/edit-messages.ts'
import type { RequestOf } from '../../src/preview/request-bodies.ts'

import type { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { changeEntryFiles } from '../../src/preview/server/edits/entry-files.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { entryForm, entryList } from '../../src/preview/session/entries.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let live: LiveManifest
let session: EditSession
beforeEach(() => {
  folder = temporaryFolder()
  cpSync(join(root, 'tests/fixtures/firm'), folder, { recursive: true })
  live = liveSite(join(folder, 'site.yaml'), { at: '2026-11-22' })
  session = sessionOn(live)
})
afterEach(() => {
  live.close()
})

const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const now = () => live.current() ?? expect.unreachable()
const nameOf = (below: string) => live.project.nameOf(resolve(folder, below))
const files = (request: RequestOf<'entryFile'>) =>
  changeEntryFiles(request, { session, current: () => live.current(), nameOf })
const list = (collection: string, find?: string) => entryList(now(), 'main', { collection, find })?.entries ?? []
const place = (collection: string, title: string) =>
  list(collection).find((one) => one.title === title)?.at ?? expect.unreachable(title)
const form = (collection: string, title: string) =>
  entryForm(now(), 'main', place(collection, title)) ?? expect.unreachable()
const set = (path: (string | number)[], value: Json, expected?: Json) =>
  session.apply({ operations: [{ do: 'set', path, value, expect: expected }], base: 0, label: 'Edit' })

it('the entries of a collection are listed in the order of the collection, with their state and page', () => {
  expect(list('news').map(({ title, state, page }) => [title, state, page])).toEqual([
    ['Holidays', 'later', '/news/holidays'],
    ['Unfinished', 'draft', '/news/unfinished'],
    ['New rates from January', 'shown', '/news/rates-2027'],
    ['Contracts by e-mail', 'shown', '/news/contracts'],
    ['At the fair', 'shown', '/news/fair'],
  ])
})

it('the title of a further page of a list, which ends in words of the list, is edited on its first page alone', () => {
  const named = (path: string) =>
    engine
      .editableTexts(now(), 'main', path)
      .texts.flatMap(({ pointer: [top, , ...rest], raw }) => (top === 'routes' && rest.length === 1 ? raw : []))
  expect(named('/news')).toEqual(['News', 'What is new in tax and law.'])
  expect(named('/news/topics/law')).toEqual([])
})

it('the entries of a collection are found by a part of their title', () => {
  expect(list('people', 'halden').map(({ title }) => title)).toEqual(['Ada Halden'])
})

it('the form of a row lacks the field that names it, which only renaming changes', () => {
  expect(Object.keys(form('people', 'Ada Halden').schema.properties ?? {})).toEqual(expect.not.arrayContaining(['id']))
  expect(form('people', 'Ada Halden')).toMatchObject({ hasName: true, schema: { properties: { name: {} } } })
})

it('the form of an entry has the fields of its collection with the entries they may name, and the text separately', () => {
  const { schema, value, body, page } = form('news', 'New rates from January')
  expect(Object.keys(schema.properties ?? {})).toEqual([
    'title',
    'date',
    'summary',
    'picture',
    'author',
    'topics',
    'draft',
    'publish',
    'until',
    'placeholder',
    'slug',
    'was',
  ])
  expect(schema.properties?.author?.enum).toContain('ada')
  expect(value).not.toHaveProperty('body')
  expect(body?.text.length).toBeGreaterThan(10)
  expect(page).toBe('/news/rates-2027')
})

it('the form of an entry changes a field, the text and a table cell in the file, and undo restores every byte', () => {
  const file = 'content/news/contracts.md'
  const { at, value, body } = form(
    'news',
    String(entryForm(now(), 'main', list('news').find(({ at }) => String(at[1]).endsWith(file))?.at ?? [])?.title),
  )
  const [before, people] = [text(file), text('content/people.csv')]
  const { title } = value as { title: string }
  expect(set([...at, 'title'], 'Another title', title).outcome).toBe('done')
  expect(text(file)).toBe(before.replace(title, 'Another title'))
  const words = body?.text ?? ''
  expect(set(body?.at as string[], `${words}More.\n`, words).outcome).toBe('done')
  expect(text(file).endsWith('More.\n')).toBe(true)
  expect(set([...place('people', 'Ada Halden'), 'role'], 'Founder').outcome).toBe('done')
  expect(text('content/people.csv')).toContain('Founder')
  for (let step = 0; step < 3; step++) session.undo(true)
  expect([text(file), text('content/people.csv')]).toEqual([before, people])
})

it('the form of an entry writes no field with an error, which is reported at its line', () => {
  const { at } = form('news', 'New rates from January')
  expect(set([...at, 'date'], 'tomorrow')).toMatchObject({
    outcome: 'invalid',
    problems: [{ file: expect.stringContaining('rates-2027.md') }],
  })
})

describe('a text of an entry on a page', () => {
  const texts = (path: string) => engine.editableTexts(now(), 'main', path).texts
  const ofEntry = (path: string) => texts(path).filter(({ at }) => at[0] === 'content')

  it('a text of an entry is edited in the file of the entry: title and text, on its page and in lists', () => {
    const file = nameOf('content/news/contracts.md')
    const page = ofEntry('/news/contracts')
    expect(page.map(({ at }) => at.slice(1))).toEqual(
      expect.arrayContaining([
        [file, 'title'],
        [file, 'summary'],
        [file, 'body'],
      ]),
    )
    expect(page.find(({ at }) => at.at(-1) === 'body')?.raw).toBe(form('news', 'Contracts by e-mail').body?.text)
    expect(ofEntry('/news').map(({ at }) => at.slice(1))).toContainEqual([file, 'title'])
    expect(ofEntry('/people').map(({ at }) => at.slice(1))).toContainEqual([nameOf('content/people.csv'), 0, 'name'])
  })

  it('a text of an entry is not editable where the page shows a formatted value', () => {
    expect(ofEntry('/news/contracts').filter(({ at }) => at.at(-1) === 'date')).toEqual([])
    expect(texts('/news/contracts').filter(({ raw }) => raw.includes('{entry.'))).toEqual([])
  })

  it('a brace in a text of an entry stays a literal brace', () => {
    const { at } = form('news', 'Contracts by e-mail')
    expect(set([...at, 'title'], 'A {brace').outcome).toBe('done')
    expect(ofEntry('/news/contracts').find((one) => one.at.at(-1) === 'title')).toMatchObject({
      raw: 'A {brace',
      parts: ['A {brace'],
      isLiteral: true,
    })
  })
})

it('a new entry is a draft in its own file with the required fields, and is removed by one undo', () => {
  const answer = files({ do: 'new', collection: 'news', title: 'Über uns: neu' })
  expect(answer).toMatchObject({ outcome: 'done', at: ['content', nameOf('content/news/uber-uns-neu.md')] })
  expect(text('content/news/uber-uns-neu.md')).toMatch(
    /^---\ntitle: "Über uns: neu"\ndate: 2026-11-22\n(?:.*\n)*draft: true\n---\n$/,
  )
  session.undo(true)
  expect(existsSync(join(folder, 'content/news/uber-uns-neu.md'))).toBe(false)
  expect(session.undo(false).outcome).toBe('done')
  expect(existsSync(join(folder, 'content/news/uber-uns-neu.md'))).toBe(true)
})

it('a new entry of a table is appended as the last row', () => {
  expect(files({ do: 'new', collection: 'people', title: 'Cem Kaya' }).outcome).toBe('done')
  expect(form('people', 'Cem Kaya').slug).toBe('cem-kaya')
  session.undo(true)
  expect(text('content/people.csv')).toBe(readFileSync(join(root, 'tests/fixtures/firm/content/people.csv'), 'utf8'))
})

it('a copied entry gets a different slug and is a draft', () => {
  expect(files({ do: 'duplicate', at: place('news', 'New rates from January') }).outcome).toBe('done')
  expect(text('content/news/2026-11-03-rates-2027-2.md')).toContain('draft: true')
  expect(files({ do: 'duplicate', at: place('people', 'Ada Halden') }).outcome).toBe('done')
  expect(list('people').map(({ slug }) => slug)).toContain('ada-2')
})

it('a removed entry is reported by the entries that refer to it, and removed once confirmed', () => {
  const at = place('people', 'Ada Halden')
  const answer = files({ do: 'remove', at })
  expect(answer).toMatchObject({
    outcome: 'invalid',
    problems: expect.arrayContaining([expect.objectContaining({ code: 'dead-reference' })]),
  })
  expect(files({ do: 'remove', at, despite: true }).outcome).toBe('done')
  expect(text('content/people.csv')).not.toContain('Ada')
})

it('a renamed entry keeps its former slug for redirects, and undo restores its file', () => {
  const before = text('content/news/2026-11-03-rates-2027.md')
  const answer = files({ do: 'rename', at: place('news', 'New rates from January'), slug: 'rates' })
  expect(answer).toMatchObject({ outcome: 'done', at: ['content', nameOf('content/news/2026-11-03-rates.md')] })
  expect(text('content/news/2026-11-03-rates.md')).toContain('rates-2027')
  expect(now().problems.filter(({ severity }) => severity === 'error')).toEqual([])
  session.undo(true)
  expect(text('content/news/2026-11-03-rates-2027.md')).toBe(before)
  expect(existsSync(join(folder, 'content/news/2026-11-03-rates.md'))).toBe(false)
})

it('a renamed entry is updated in the entries that refer to it', () => {
  expect(files({ do: 'rename', at: place('people', 'Ada Halden'), slug: 'ada-halden' }).outcome).toBe('done')
  expect(form('news', 'New rates from January').value).toMatchObject({ author: 'ada-halden' })
})

it('a renamed entry cannot get the slug of another entry', () => {
  expect(files({ do: 'rename', at: place('news', 'New rates from January'), slug: 'fair' })).toMatchObject({
    refusal: { refused: 'taken' },
  })
})

describe('a page at another moment', () => {
  const blocksAt = (at?: string) => {
    const { site } = live.shown({ path: '/', ...(at !== undefined && { at }) }) ?? expect.unreachable()
    return site.routes.find(({ path }) => path === '/')?.blocks.map(({ type }) => type)
  }

  it('a page at another moment shows blocks published by then, and hides expired ones', () => {
    expect(blocksAt()).not.toContain('banner')
    expect(blocksAt('2026-12-24')).toContain('banner')
    expect(blocksAt('2027-01-04 08:00')).not.toContain('banner')
  })

  it('a page at another moment lists the moments at which something changes', () =>
    expect(live.shown({ path: '/' })?.moments).toEqual(
      expect.arrayContaining(['2026-12-20 08:00', '2027-01-04 08:00']),
    ))

  it('a page at an invalid moment is the current page', () => {
    expect(blocksAt('soon')).toEqual(blocksAt())
    expect(blocksAt('2026-99-99')).toEqual(blocksAt())
  })
})

describe('a list that a collection fills', () => {
  const items = ['readings', 'main', 'routes', '/people', 'blocks', 1, 'items']
  const links = ['readings', 'main', 'layout', 'header', 'links']
  const apply = (...operations: RequestedOperation[]) => session.apply({ operations, base: 0, label: 'Edit' })

  it('a list that a collection fills refuses to move, copy, add and remove its items, since the manifest has none', () => {
    const before = text('site.yaml')
    const refused: RequestedOperation[] = [
      { do: 'move', path: [...items, 0], to: [...items, 1] },
      { do: 'duplicate', path: [...items, 0] },
      { do: 'insert', path: [...items, 2], value: { title: 'One more' } },
      { do: 'remove', path: [...items, 0] },
      { do: 'remove', path: [...links, 1] },
    ]
    for (const operation of refused)
      expect(apply(operation), operation.do).toMatchObject({
        outcome: 'refused',
        refusal: { message: expect.stringContaining('collection') },
      })
    expect(text('site.yaml')).toBe(before)
    expect(engine.panelData(now(), 'main', '/people')?.filled).toEqual({ [JSON.stringify(items)]: 'people' })
  })

  it('a link of the menu moves past one that a collection fills', () => {
    expect(apply({ do: 'move', path: [...links, 0], to: [...links, 1] })).toMatchObject({ outcome: 'done' })
    expect(text('site.yaml')).toContain(
      '          - { from: news, most: 1, as: { label: News, to: /news } }\n          - { label: Home, to: / }\n',
    )
  })
})
