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

  it('a block completed after a dash has its required keys, and no problem', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n- ¦'), 'steps')
    expect(text).toMatch(/- (\{ )?type: steps/)
    expect(problemsIn(text)).toEqual([])
  })
  it('a completed required key has the required keys of its value', async () => {
    const text = await taken(blocks('- type: closing\n  title: Come\n  ¦ '), 'actions')
    expect(problemsIn(text)).toEqual([])
  })
  it("all required keys are completed in braces on one line, since Neovim's completion inserts one line", async () => {
    const text = await taken(bakeryWith('fields', '- { name: bread, ¦ }'), 'type, label')
    expect(text).toMatch(/\{ name: bread, type: \w+, label: label \}/)
  })
  it('a path typed in part is completed without repeating it', async () =>
    expect(
      await taken(blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: /or¦d }]'), '/order'),
    ).toContain('to: /order }'))
  it('a fact is completed before a closing brace', async () =>
    expect(
      await taken(blocks('- type: page-intro\n  title: Bread\n  text: Come to {fa¦}.'), '{facts.place}'),
    ).toContain('text: Come to {facts.place}.'))
  it('keys of a flow mapping are completed after a comma', async () =>
    expect(await taken(bakeryWith('fields', '- { name: bread, type: text,¦ }'), 'label')).toContain(
      '{ name: bread, type: text, label: label }',
    ))
  it('a choice is completed, with its documentation beside the menu', async () => {
    const marked = blocks('- type: steps\n  title: Day\n  steps: [{ title: One, description: By hand. }]\n  look: ¦ ')
    const [drawn] = await offered(marked)
    expect(JSON.stringify(drawn?.documentation).length).toBeGreaterThan(50)
    expect(await taken(marked, 'drawn')).toContain('look: drawn')
  })
  it('pages are completed with their titles, and anchors in quotes', async () => {
    const marked = blocks('- type: closing\n  title: Come\n  actions: [{ label: Go, to: ¦ }]')
    expect(await offered(marked)).toContainEqual(expect.objectContaining({ label: '/order', detail: 'Order bread' }))
    const text = await taken(marked, '/order#form')
    expect(text).toContain('to: "/order#form"')
    expect(problemsIn(text)).toEqual([])
  })
  it('facts are completed inside a brace, with their values', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n  text: Come to {¦.'), '{facts.place}')
    expect(text).toContain('text: Come to {facts.place}.')
  })
  it('fragments are completed after a dash', async () => {
    const text = await taken(blocks('- type: page-intro\n  title: Bread\n- ¦'), 'use: hours')
    expect(text).toContain('- use: hours\n')
    expect(problemsIn(text)).toEqual([])
  })
  it('names of forms are completed', async () =>
    expect(await labels(blocks('- type: request-form\n  title: Order\n  form: ¦ '))).toEqual(['order']))
  it('a condition is completed with fields, then with the choices of the field', async () => {
    const pick = '- { name: pick, type: select, label: Pick, choices: [{ value: rye, label: Rye }] }\n'
    const more = (when: string) =>
      bakeryWith('fields', `${pick}- { name: more, type: text, label: More, when: { ${when} } }`)
    expect(await labels(more('field: ¦'))).toContain('pick')
    expect(await labels(more('field: pick, is: ¦'))).toEqual(['rye'])
  })
  it('pictures are completed with their size', async () => {
    const found = await offered(blocks('- type: picture\n  image: { file: ¦ }'), 'site.yaml')
    const shop = found.find(({ label }) => label === 'images/shop.svg')
    expect(shop).toBeDefined()
    expect(await editor.ask('completionItem/resolve', { ...shop })).toMatchObject({ detail: '120 × 80' })
  })
  it('readings are completed after "reading:"', async () =>
    expect(await labels(blocks('- use: hours').replace('reading: everyday', 'reading: ¦ '))).toEqual(['everyday']))
  it('colours of the site are completed with their role', async () =>
    expect(await offered(bakeryWith('palette', 'accent: "¦#8a3b12"'))).toContainEqual(
      expect.objectContaining({ label: '#8a3b12', detail: expect.stringContaining('accent') }),
    ))
  it('an included file gets the same completions as the manifest', async () => {
    const page = '/bread:\n  title: Bread\n  description: Every loaf.\n  blocks:\n    - ¦'
    editor.write('large/pages/bread.yaml', page.replace('¦', 'use: hours'))
    editor.write(
      'large/site.yaml',
      blocks('- use: hours').replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n'),
    )
    expect(await labels(page, 'large/pages/bread.yaml')).toEqual(expect.arrayContaining(['closing', 'use: hours']))
  })
})
