// Tests Neovim's own completion with the language server: its menu, and the file after accepting an item.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompletionItem, CompletionList } from 'vscode-languageserver/node'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { hasNeovim, NeovimEditor } from './neovim-editor.ts'

const blocks = (lines: string) => bakeryWith('blocks', lines)
const problemsIn = (text: string) => load(text, 'site.yaml').problems.map(({ code, message }) => `${code} ${message}`)

describe.skipIf(!hasNeovim)('completion in Neovim', () => {
  let editor: NeovimEditor
  beforeAll(() => {
    editor = new NeovimEditor()
    editor.write(
      'images/shop.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path d="M0 0h9"/></svg>',
    )
  })
  afterAll(() => editor.stop())

  let drafts = 0
  async function offered(marked: string, name = `draft-${drafts++}/site.yaml`): Promise<CompletionItem[]> {
    await editor.open(name, marked)
    return (await editor.ask<CompletionList>('textDocument/completion')).items
  }
  const labels = async (marked: string, name?: string) => (await offered(marked, name)).map(({ label }) => label)
  async function taken(marked: string, label: string): Promise<string> {
    await editor.open('site.yaml', marked)
    await editor.complete(label)
    return editor.text('site.yaml')
  }

  it('a block after a dash is inserted with what it needs, and nothing is wrong then', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n- ¦'), 'steps')
    expect(text).toMatch(/- (\{ )?type: steps/)
    expect(problemsIn(text)).toEqual([])
  })
  it('a required key is inserted with what it needs', async () => {
    const text = await taken(blocks('- type: closing\n  title: Come\n  ¦ '), 'actions')
    expect(problemsIn(text)).toEqual([])
  })
  it('the required keys come together in braces, on the one line that its own completion can insert', async () => {
    const text = await taken(bakeryWith('fields', '- { name: bread, ¦ }'), 'type, label')
    expect(text).toMatch(/\{ name: bread, type: \w+, label: label \}/)
  })
  it('a path that is begun is written on, and only once', async () =>
    expect(
      await taken(blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: /or¦d }]'), '/order'),
    ).toContain('to: /order }'))
  it('a fact is written before a brace that is there', async () =>
    expect(
      await taken(blocks('- type: page-intro\n  title: Bread\n  text: Come to {fa¦}.'), '{facts.place}'),
    ).toContain('text: Come to {facts.place}.'))
  it('the keys of a map in braces come after a comma', async () =>
    expect(await taken(bakeryWith('fields', '- { name: bread, type: text,¦ }'), 'label')).toContain(
      '{ name: bread, type: text, label: label }',
    ))
  it('a choice is taken with its meaning beside it', async () => {
    const marked = blocks('- type: steps\n  title: Day\n  steps: [{ title: One, description: By hand. }]\n  look: ¦ ')
    const [drawn] = await offered(marked)
    expect(JSON.stringify(drawn?.documentation).length).toBeGreaterThan(50)
    expect(await taken(marked, 'drawn')).toContain('look: drawn')
  })
  it('pages come with their titles, and anchors in quotes', async () => {
    const marked = blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: ¦ }]')
    expect(await offered(marked)).toContainEqual(expect.objectContaining({ label: '/order', detail: 'Order bread' }))
    const text = await taken(marked, '/order#form')
    expect(text).toContain('to: "/order#form"')
    expect(problemsIn(text)).toEqual([])
  })
  it('facts come inside a brace with what they say', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n  text: Come to {¦.'), '{facts.place}')
    expect(text).toContain('text: Come to {facts.place}.')
  })
  it('fragments come after a dash', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n- ¦'), 'use: hours')
    expect(text).toContain('- use: hours\n')
    expect(problemsIn(text)).toEqual([])
  })
  it('forms come where one is named', async () =>
    expect(await labels(blocks('- type: request-form\n  title: Order\n  form: ¦ '))).toEqual(['order']))
  it('fields come in a condition, and then the choices of the field', async () => {
    const pick = '- { name: pick, type: select, label: Pick, choices: [{ value: rye, label: Rye }] }\n'
    const more = (when: string) =>
      bakeryWith('fields', `${pick}- { name: more, type: text, label: More, when: { ${when} } }`)
    expect(await labels(more('field: ¦'))).toContain('pick')
    expect(await labels(more('field: pick, is: ¦'))).toEqual(['rye'])
  })
  it('pictures come with their size', async () => {
    const found = await offered(blocks('- type: picture\n  image: { file: ¦ }'), 'site.yaml')
    const shop = found.find(({ label }) => label === 'images/shop.svg')
    expect(shop).toBeDefined()
    expect(await editor.ask('completionItem/resolve', { ...shop })).toMatchObject({ detail: '120 × 80' })
  })
  it('readings come after the switch', async () =>
    expect(await labels(blocks('- use: hours').replace('reading: everyday', 'reading: ¦ '))).toEqual(['everyday']))
  it('colours of the site come with the part they play', async () =>
    expect(await offered(bakeryWith('palette', 'accent: "¦#8a3b12"'))).toContainEqual(
      expect.objectContaining({ label: '#8a3b12', detail: expect.stringContaining('accent') }),
    ))
  it('an included file is completed like the manifest', async () => {
    const page = '/bread:\n  title: Bread\n  description: Every loaf.\n  blocks:\n    - ¦'
    editor.write('large/pages/bread.yaml', page.replace('¦', 'use: hours'))
    editor.write(
      'large/site.yaml',
      blocks('- use: hours').replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n'),
    )
    expect(await labels(page, 'large/pages/bread.yaml')).toEqual(expect.arrayContaining(['closing', 'use: hours']))
  })
})
