// Entries of collections through the assistant's tools: listed, read, changed by field, created and removed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assistantOf } from './assistant.ts'

const { folder, call, textOf } = assistantOf('tests/fixtures/firm')

it('the outline names collections, and lists the pages of one template once', async () => {
  const { collections, readings } = (await call('outline')).value()
  expect(collections).toMatchObject([
    { name: 'news', from: 'content/news/*.md', entries: 5 },
    { name: 'people', entries: 2 },
    { name: 'prices', entries: 2 },
  ])
  const pages = readings.main.pages as { path: string; for?: string; count?: number; blocks: { path: string[] }[] }[]
  expect(pages.map(({ path }) => path)).toEqual(['/', '/news', '/news/{entry}', '/people'])
  expect(pages[2]).toMatchObject({ for: 'news', count: 3 })
  const [article] = pages[2]?.blocks ?? []
  const path = [...(article?.path ?? []), 'contents']
  expect((await call('edit', { operations: [{ do: 'set', path, value: false }] })).value().changed).toContain(
    'type: article, contents: false',
  )
  await call('undo')
})

it('an entry is found by words of its title, read with its fields, and changed in its file by the place given for it', async () => {
  const { entries } = (await call('entries', { collection: 'news', find: 'e-mail' })).value()
  expect(entries).toMatchObject([{ title: 'Contracts by e-mail', state: 'shown', page: '/news/contracts' }])
  const { at } = entries[0]
  const whole = (await call('entries', { at })).value()
  expect(whole).toMatchObject({ value: { author: 'bo' }, body: { text: expect.stringContaining('Nearly always.') } })
  const before = textOf('content/news/contracts.md')
  await call('edit', { operations: [{ do: 'set', path: [...at, 'title'], value: 'Contracts by mail' }] })
  expect(textOf('content/news/contracts.md')).toBe(before.replace('Contracts by e-mail', 'Contracts by mail'))
  await call('undo')
  expect(textOf('content/news/contracts.md')).toBe(before)
})

it('a cell of a table is changed by the place given for its row', async () => {
  const { entries } = (await call('entries', { collection: 'prices' })).value()
  const { changed } = (
    await call('edit', { operations: [{ do: 'set', path: [...entries[0].at, 'price'], value: 1300 }] })
  ).value()
  expect(changed).toContain('+Annual accounts,1300')
  await call('undo')
})

it('changing an entry through a page that shows it is refused with the place where it is written', async () => {
  const path = ['readings', 'main', 'routes', '/news/contracts', 'blocks', 0, 'title']
  const { refusal } = (await call('edit', { operations: [{ do: 'set', path, value: 'x' }] })).value()
  expect(refusal.message).toContain('content/news/contracts.md')
  expect((await call('entries', { find: 'contracts' })).value().entries).toMatchObject([
    { at: ['content', 'content/news/contracts.md'] },
  ])
})

it('an entry is created, renamed with a redirect, copied and removed, and each step is undone to the byte', async () => {
  const { at, changed } = (await call('entry', { do: 'new', collection: 'news', title: 'We have moved' })).value()
  expect(at).toEqual(['content', 'content/news/we-have-moved.md'])
  expect(changed).toContain('+title: We have moved')
  await call('undo')
  expect(existsSync(join(folder, 'content/news/we-have-moved.md'))).toBe(false)
  const place = ['content', 'content/news/contracts.md']
  const before = textOf('content/news/contracts.md')
  const renamed = (await call('entry', { do: 'rename', at: place, slug: 'mails' })).value()
  expect(renamed).toMatchObject({ outcome: 'done', at: ['content', 'content/news/mails.md'] })
  expect(textOf('content/news/mails.md')).toContain('was:')
  await call('undo')
  expect(textOf('content/news/contracts.md')).toBe(before)
  // No other entry refers to it, so it may be removed.
  const holidays = ['content', 'content/news/holidays.md']
  expect((await call('entry', { do: 'remove', at: holidays })).value().changed).toContain('-title: Holidays')
  await call('undo')
  expect(existsSync(join(folder, 'content/news/holidays.md'))).toBe(true)
})

it('an operation without a required key is answered with the name of the key', async () => {
  const path = ['readings', 'main', 'routes', '/people']
  const lacks = await call('edit', { operations: [{ do: 'rename', path, to: '/team' }] })
  expect(lacks).toMatchObject({ isError: true, text: '/operations/0 must have required properties key.' })
  const unknown = await call('edit', { operations: [{ do: 'replace', path, value: 1 }] })
  expect(unknown.text).toBe('/operations/0/do must be one of "set", "insert", "move", "rename", "remove", "duplicate".')
})
