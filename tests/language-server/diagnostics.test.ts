// Tests diagnostics: the problems of `validate`, in the same words, while the author types.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benchFiles, benchmarkPages } from '../../bench/content.ts'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { LspClient } from './lsp-client.ts'

interface Action {
  title: string
  kind: string
  isPreferred?: boolean
  edit: { changes: Record<string, never[]> }
}

const editor = new LspClient()
beforeAll(() => editor.start())
afterAll(async () => {
  expect(await editor.stop()).toBe(0)
})

const sound = bakeryWith('blocks', '- type: page-intro\n  title: Bread')
const line = (text: string, words: string) => text.split('\n').findIndex((one) => one.includes(words))
const none = (found: unknown[]) => found.length === 0
const isNotEmpty = (found: unknown[]) => found.length > 0
const whole = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } }
const actions = (name: string, only?: string[]) =>
  editor.about<Action[]>('textDocument/codeAction', name, { range: whole, context: { diagnostics: [], only } })

it('problems in the editor equal those of validate, with the same messages and positions', async () => {
  const text = bakeryWith(
    'blocks',
    '- type: page-intro\n  titel: Bread\n- type: closing\n  title: Come\n  actions: [{ label: Go, to: /ordre }]',
  )
  await editor.open('words/site.yaml', text)
  const found = await editor.diagnostics('words/site.yaml', isNotEmpty)
  const wanted = load(text, 'site.yaml').problems
  expect(wanted.length).toBeGreaterThan(1)
  expect(
    found.map(({ code, message, range }) => [code, message, range.start.line + 1, range.start.character + 1]),
  ).toEqual(wanted.map(({ code, message, hint, line, column }) => [code, `${message} ${hint}`, line, column]))
})

it('problems in the editor appear and disappear while the author types', async () => {
  await editor.open('typed/site.yaml', sound.replace('title: Bread', 'titl: Bread'))
  expect(await editor.diagnostics('typed/site.yaml', isNotEmpty)).toMatchObject([
    { code: 'unknown-key', source: 'lectern' },
  ])
  await editor.change('typed/site.yaml', sound)
  expect(await editor.diagnostics('typed/site.yaml', none)).toEqual([])
  await editor.change('typed/site.yaml', sound.replace('to: /order', 'to: /ordr'))
  expect((await editor.diagnostics('typed/site.yaml', isNotEmpty)).map(({ code }) => code)).toContain('dead-link')
})

it('a problem of two places in the editor links to the other place', async () => {
  const text = sound.replace('reading: everyday', 'reading: everyday\nreading: market')
  await editor.open('twice/site.yaml', text)
  const twice = (await editor.diagnostics('twice/site.yaml', isNotEmpty)).find(({ code }) => code === 'duplicate-key')
  expect(twice).toMatchObject({ code: 'duplicate-key', range: { start: { line: 2 } } })
  expect(twice?.relatedInformation).toMatchObject([
    { location: { uri: editor.uri('twice/site.yaml'), range: { start: { line: 1 } } } },
  ])
})

it('closing a file removes its problems from the editor', async () => {
  await editor.open('closed/site.yaml', sound.replace('title: Bread', 'titl: Bread'))
  await editor.diagnostics('closed/site.yaml', isNotEmpty)
  await editor.close('closed/site.yaml')
  expect(await editor.diagnostics('closed/site.yaml', none)).toEqual([])
})

it('a YAML file that belongs to no site gets no problems in the editor', async () => {
  await editor.open('compose.yaml', 'services:\n\tweb: 1')
  await editor.open('other/site.yaml', sound.replace('title: Bread', 'titl: Bread'))
  await editor.diagnostics('other/site.yaml', isNotEmpty)
  expect(await Promise.race([editor.diagnostics('compose.yaml'), Promise.resolve('nothing')])).toBe('nothing')
})

describe('a file that the manifest includes', () => {
  beforeAll(() => {
    for (const [name, text] of benchFiles(benchmarkPages(7), 3)) editor.write(`large/${name}`, text)
  })
  const part = 'large/pages/part-002.yaml'

  it('a problem of an included file is reported in that file, and removed once fixed', async () => {
    await editor.open(part)
    const text = [...benchFiles(benchmarkPages(7), 3)].find(([name]) => part.endsWith(name))?.[1] ?? ''
    await editor.change(part, text.replace('title: Four steps', 'titel: Four steps'))
    const found = await editor.diagnostics(part, isNotEmpty)
    expect(found).toMatchObject([{ code: 'unknown-key', range: { start: { line: line(text, 'title: Four steps') } } }])
    await editor.change(part, text)
    expect(await editor.diagnostics(part, none)).toEqual([])
  })

  it('other files are checked against the unsaved text of an included file', async () => {
    await editor.open('large/site.yaml')
    const text = [...benchFiles(benchmarkPages(7), 3)].find(([name]) => part.endsWith(name))?.[1] ?? ''
    const [path = ''] = /^\/\S+(?=:$)/m.exec(text) ?? []
    await editor.change(part, text.replace(`${path}:`, '/somewhere-else:'))
    const found = await editor.diagnostics('large/pages/part-001.yaml', isNotEmpty)
    expect(found).toMatchObject([{ code: 'dead-link' }])
    await editor.change(part, text)
    expect(await editor.diagnostics('large/pages/part-001.yaml', none)).toEqual([])
  })

  it('a missing included file is reported in the manifest', async () => {
    const text = sound.replace('    routes:', '    include: pages/none.yaml\n    routes:')
    await editor.open('gone/site.yaml', text)
    expect(await editor.diagnostics('gone/site.yaml', isNotEmpty)).toMatchObject([{ severity: 1 }])
  })
})

it('each fix of validate --fix is a quick fix of its own', async () => {
  const text = sound
    .replace('  url: https://www.milllane.bakery', '  url: https://www.milllane.bakery/')
    .replace('title: Bread', 'titel: Bread')
  await editor.open('fix/site.yaml', text)
  await editor.diagnostics('fix/site.yaml', isNotEmpty)
  for (const { title, edit } of (await actions('fix/site.yaml', ['quickfix'])).filter(
    ({ title }) => !title.includes('aside'),
  )) {
    const after = editor.after(edit)['fix/site.yaml'] ?? ''
    expect(load(after, 'site.yaml').problems.length, title).toBeLessThan(load(text, 'site.yaml').problems.length)
  }
  expect((await actions('fix/site.yaml', ['quickfix'])).map(({ title }) => title).join()).toContain('title')
})

it('a quick fix replaces a misspelt word with the intended one', async () => {
  await editor.open('meant/site.yaml', sound.replace('to: /order', 'to: /ordr'))
  await editor.diagnostics('meant/site.yaml', isNotEmpty)
  const [first] = await actions('meant/site.yaml', ['quickfix'])
  expect(editor.after(first?.edit ?? {})['meant/site.yaml']).toBe(sound)
})

it('a quick fix adds missing keys with placeholder values, in block and flow mappings', async () => {
  const text = bakeryWith(
    'blocks',
    '- type: closing\n  title: Come # soon\n\n- type: price-list\n  title: Loaves\n  items: [{ name: Rye }]',
  ).replaceAll('\n', '\r\n')
  await editor.open('lacking/site.yaml', text)
  await editor.diagnostics('lacking/site.yaml', isNotEmpty)
  const wordsOf = (one: string) => load(one, 'site.yaml').problems.map(({ message }) => message)
  const before = load(text, 'site.yaml').problems.filter(({ code }) => code === 'missing-key')
  const adding = (await actions('lacking/site.yaml')).filter(({ title }) => title.startsWith('Add "'))
  expect(before.length).toBeGreaterThan(1)
  expect(adding.length).toBeGreaterThan(1)
  for (const { title, edit } of adding) {
    const after = editor.after(edit)['lacking/site.yaml'] ?? ''
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
    const left = load(after, 'site.yaml').problems
    expect(left.length, title).toBeLessThan(load(text, 'site.yaml').problems.length)
    expect(wordsOf(text)).toEqual(expect.arrayContaining(left.map(({ message }) => message)))
  }
  expect(editor.after(adding[0]?.edit ?? {})['lacking/site.yaml']).toContain(
    'title: Come # soon\r\n            actions:',
  )
})

it('a quick fix adds an alternative text to a picture, or marks it as decoration', async () => {
  editor.write('alt/images/shop.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>')
  const text = bakeryWith(
    'blocks',
    '- type: page-intro\n  title: Bread\n- type: picture\n  image: { file: images/shop.svg }',
  )
  editor.write('alt/site.yaml', text)
  await editor.open('alt/site.yaml')
  const found = await editor.diagnostics('alt/site.yaml', isNotEmpty)
  expect(found.map(({ code }) => code)).toEqual(['missing-alt'])
  const said = (await actions('alt/site.yaml')).map(({ edit }) => editor.after(edit)['alt/site.yaml'])
  expect(said).toContain(text.replace('shop.svg }', 'shop.svg, alt: What the picture shows }'))
  expect(said).toContain(text.replace('shop.svg }', 'shop.svg, decorative: true }'))
})

it('a quick fix suppresses a problem for a while, with room for the reason', async () => {
  const text = sound.replace('to: /order', 'to: /ordr')
  await editor.open('aside/site.yaml', text)
  await editor.diagnostics('aside/site.yaml', isNotEmpty)
  const aside = (await actions('aside/site.yaml')).find(({ title }) => title.includes('aside'))
  const after = editor.after(aside?.edit ?? {})['aside/site.yaml'] ?? ''
  expect(after).toContain('# lectern-ignore dead-link until ')
  expect(load(after, 'site.yaml').problems).toEqual([])
})

it('no quick fix suppresses a value of the wrong type, since the site could not be built', async () => {
  await editor.open('kind/site.yaml', sound.replace('weight: "600"', 'weight: { of: 600 }'))
  const [problem] = await editor.diagnostics('kind/site.yaml', isNotEmpty)
  expect(problem?.code).toBe('wrong-kind')
  expect((await actions('kind/site.yaml')).filter(({ title }) => title.includes('aside'))).toEqual([])
})

it('the quick fix of all safe fixes writes what validate --fix writes', async () => {
  const text = sound.replace('place: 4 Mill Lane', 'place: 1994').replace('weight: "600"', 'weight: 600')
  await editor.open('all/site.yaml', text)
  await editor.diagnostics('all/site.yaml', isNotEmpty)
  const [all] = await actions('all/site.yaml', ['source.fixAll'])
  const before = load(text, 'site.yaml').problems.filter(({ fix }) => fix?.safe)
  expect(before.length).toBeGreaterThan(0)
  const after = load(editor.after(all?.edit ?? {})['all/site.yaml'] ?? '', 'site.yaml').problems
  expect(after.filter(({ fix }) => fix?.safe)).toEqual([])
})
