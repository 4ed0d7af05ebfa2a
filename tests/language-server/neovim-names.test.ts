// Tests hover, definitions, references and renaming in Neovim with the language server, across readings and files.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Hover } from 'vscode-languageserver/node'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { hasNeovim, NeovimEditor } from './neovim-editor.ts'

const included = `/bread:
  title: All bread
  description: Every loaf of {facts.place}.
  blocks:
    - type: prose
      title: Ways to the shop
      text: |
        See [the form](/order#form) or [the order](/order).
`
const whole = bakeryWith(
  'blocks',
  '- type: closing\n  title: Come\n  actions: [{ label: Go, to: "/order#form" }, { label: Bread, to: /bread }]\n- type: picture\n  image: { file: images/shop.svg, alt: The shop }',
)
  .replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
  .replace(
    '    submit:',
    '      - { name: loaf, type: text, label: Loaf }\n      - { name: size, type: text, label: Size, when: { field: loaf, is: rye } }\n    mail: { notice: { subject: New, text: "They want [loaf]." } }\n    submit:',
  )
const manifest = `${whole}${whole.slice(whole.indexOf('  everyday:')).replace('everyday', 'market')}`
const marked = (words: string) => manifest.replace(words.replace('¦', ''), words)

describe.skipIf(!hasNeovim)('names in Neovim', () => {
  let editor: NeovimEditor
  let folder = 0
  let name = ''
  beforeAll(() => {
    editor = new NeovimEditor()
  })
  afterAll(() => editor.stop())
  beforeEach(() => {
    name = `site-${folder++}`
    editor.write(`${name}/images/shop.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>')
    editor.write(`${name}/pages/bread.yaml`, included)
    editor.write(`${name}/site.yaml`, manifest)
  })

  const goTo = (words: string) => editor.open(`${name}/site.yaml`, marked(words))
  async function hover(words: string): Promise<string> {
    await goTo(words)
    return JSON.stringify((await editor.ask<Hover>('textDocument/hover')).contents)
  }
  /** Returns the texts of both files after Neovim has renamed. */
  async function renamed(words: string, to: string): Promise<{ site: string; bread: string }> {
    await goTo(words)
    const before = await editor.text(`${name}/site.yaml`)
    await editor.lua(`vim.lsp.buf.rename(${JSON.stringify(to)})`)
    const site = () => editor.text(`${name}/site.yaml`)
    await expect.poll(site, { interval: 20 }).not.toBe(before)
    await editor.lua(`vim.cmd("edit ${editor.folder}/${name}/pages/bread.yaml")`)
    return { site: await site(), bread: await editor.text(`${name}/pages/bread.yaml`) }
  }
  /** Returns the file and line of the cursor. */
  const here = () => editor.lua<string>('return vim.fn.expand("%:t") .. " " .. vim.trim(vim.fn.getline("."))')

  it('hovering over a key in Neovim shows what it is for, and its limits', async () => {
    const hoverText = await hover('  na¦me: Mill Lane')
    expect(hoverText).toContain('as the logo and titles show it')
    expect(hoverText).toContain('up to 60 characters')
  })
  it('hovering over a fact in Neovim shows its value and its pages', async () => {
    const hoverText = await hover('{facts.pl¦ace}')
    expect(hoverText).toContain('4 Mill Lane')
    expect(hoverText).toContain('/bread (everyday)')
  })
  it('hovering over a block and an image shows a small picture', async () => {
    expect(await hover('type: clos¦ing')).toContain('![closing](file://')
    expect(await hover('file: images/sh¦op.svg')).toMatch(/!\[images\/shop\.svg\].*120 × 80/)
  })
  it('hovering over a fragment in Neovim shows where it is used', async () =>
    expect(await hover('hou¦rs: { type')).toContain('/order (market)'))
  it('the window of K shows the hover text', async () => {
    await goTo('  na¦me: Mill Lane')
    await editor.lua('vim.lsp.buf.hover()')
    const shown =
      'local said = {} for _, window in ipairs(vim.api.nvim_list_wins()) do vim.list_extend(said, vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, 5, false)) end return table.concat(said, " ")'
    await expect.poll(() => editor.lua(shown), { interval: 20 }).toContain('as the logo and titles show it')
  })

  it.each([
    ['a page, in the file that is included', 'to: /bre¦ad', 'bread.yaml /bread:'],
    ['a form', 'form: ord¦er,', 'site.yaml order:'],
    ['a fragment', 'use: hou¦rs }', 'site.yaml hours: { type: checklist, title: Open, items: [Seven to noon] }'],
    ['a fact', '{facts.pl¦ace}', 'site.yaml place: 4 Mill Lane'],
    ['a field', 'field: lo¦af', 'site.yaml - { name: loaf, type: text, label: Loaf }'],
  ])('the cursor goes to %s', async (_, words, wanted) => {
    await goTo(words)
    await editor.lua('vim.lsp.buf.definition()')
    await expect.poll(here, { interval: 20 }).toBe(wanted)
  })
  it('references are found in all readings and files', async () => {
    await goTo('pla¦ce: 4 Mill')
    const found = await editor.ask<{ uri: string }[]>('textDocument/references')
    expect(found.map(({ uri }) => uri.split('/').at(-1)).sort()).toEqual(['bread.yaml', 'site.yaml', 'site.yaml'])
  })

  it('renaming a page updates links in all readings and files, and redirects the old path', async () => {
    const { site, bread } = await renamed('/ord¦er:\n        title', '/buy')
    expect([...site.matchAll(/redirects:\n {6}\/order: \/buy\n/g)]).toHaveLength(2)
    expect([...site.matchAll(/^ {6}\/buy:$/gm)]).toHaveLength(2)
    expect(bread).toContain('[the form](/buy#form) or [the order](/buy)')
  })
  it('renaming an anchor updates the links to it', async () => {
    const { site, bread } = await renamed('id: fo¦rm,', 'ask')
    expect(site).not.toMatch(/#form|id: form/)
    expect(bread).toContain('(/order#ask)')
  })
  it('renaming a fact updates its uses, in included files too', async () => {
    const { site, bread } = await renamed('pla¦ce: 4 Mill', 'street')
    expect(site).not.toContain('{facts.place}')
    expect(bread).toContain('{facts.street}')
  })
  it('renaming a fragment or a form updates its uses', async () => {
    expect((await renamed('hou¦rs: { type', 'opening')).site.match(/use: opening/g)).toHaveLength(2)
    name = `${name}-form`
    editor.write(`${name}/pages/bread.yaml`, included)
    expect((await renamed('ord¦er:\n    function', 'bread-order')).site).not.toContain('form: order,')
  })
  it('renaming a field updates conditions and mails', async () => {
    const { site } = await renamed('name: lo¦af', 'bread')
    expect(site).toContain('field: bread')
    expect(site).toContain('They want [bread].')
  })
  it('the definition of an alias is its anchor, and renaming changes both', async () => {
    const text = manifest
      .replace('actions: [{ label: Go', 'actions: &ways [{ label: Go')
      .replace('- type: picture', '- { type: closing, title: Go, actions: *ways }\n        - type: picture')
    await editor.open(`${name}/site.yaml`, text.replace('*ways', '*wa¦ys'))
    await editor.lua('vim.lsp.buf.definition()')
    await expect.poll(here, { interval: 20 }).toContain('actions: &ways')
    await editor.lua('vim.lsp.buf.rename("paths")')
    await expect
      .poll(() => editor.text(`${name}/site.yaml`), { interval: 20 })
      .toContain(text.trim().replaceAll(/([&*])ways/g, '$1paths'))
  })
  it('renaming to an existing name is refused with the reason', async () => {
    await goTo('/ord¦er:\n        title')
    await expect(editor.ask('textDocument/rename', { newName: '/bread' })).rejects.toThrow('There is a page "/bread"')
  })
})
