// Tests outline, folds, selections, links, colours, formatting and lenses in Neovim with the language server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ColorInformation,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Range,
  SelectionRange,
} from 'vscode-languageserver/node'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { offsetOf, positionOf } from './lsp-client.ts'
import { hasNeovim, NeovimEditor } from './neovim-editor.ts'

const manifest = bakeryWith('blocks', '- type: closing\n  title: Come by\n  actions: [{ label: Go, to: /order }]')
const lineOf = (words: string) => positionOf(manifest, manifest.indexOf(words)).line
const textIn = ({ start, end }: Range) => manifest.slice(offsetOf(manifest, start), offsetOf(manifest, end))

describe.skipIf(!hasNeovim)('a file in Neovim', () => {
  let editor: NeovimEditor
  beforeAll(async () => {
    editor = new NeovimEditor()
    await editor.open('site.yaml', manifest)
  })
  afterAll(() => editor.stop())

  it('the outline shows pages and blocks by their titles', async () => {
    const symbols = await editor.ask<DocumentSymbol[]>('textDocument/documentSymbol')
    const below = (list: DocumentSymbol[] | undefined, name: string) => list?.find((one) => one.name === name)
    const routes = below(below(below(symbols, 'readings')?.children, 'everyday')?.children, 'routes')
    expect(below(routes?.children, '/order')).toMatchObject({ detail: 'Order bread' })
    const blocks = below(below(routes?.children, '/')?.children, 'blocks')
    expect(below(blocks?.children, 'Come by')).toMatchObject({ detail: 'closing' })
  })
  it('the list of symbols shows the title of each block', async () => {
    await editor.lua('vim.fn.setloclist(0, {}) vim.lsp.buf.document_symbol()')
    const list =
      'return table.concat(vim.tbl_map(function(one) return one.text end, vim.list_extend(vim.fn.getqflist(), vim.fn.getloclist(0))), " ")'
    await expect.poll(() => editor.lua(list), { interval: 20 }).toContain('Come by')
    await editor.lua('vim.cmd("cclose | lclose")')
  })
  it('a page folds', async () => {
    const folds = await editor.ask<FoldingRange[]>('textDocument/foldingRange')
    const page = folds.find(({ startLine }) => startLine === lineOf('      /order:\n'))
    expect(page?.endLine).toBe(lineOf('- { use: hours }'))
  })
  it('a selection grows from the word to the value, the entry, the block', async () => {
    const positions = [positionOf(manifest, manifest.indexOf('title: Come by') + 8)]
    const [selection] = await editor.ask<SelectionRange[]>('textDocument/selectionRange', { positions })
    const grown: string[] = []
    for (let one = selection; one; one = one.parent) grown.push(textIn(one.range))
    expect(grown.slice(0, 3)).toEqual(['Come', 'Come by', 'title: Come by'])
    expect(grown.some((one) => one.startsWith('type: closing'))).toBe(true)
  })
  it('addresses are links', async () => {
    const links = await editor.ask<DocumentLink[]>('textDocument/documentLink')
    expect(links.map(({ target }) => target)).toEqual(['https://www.milllane.bakery'])
  })
  it('every colour has a swatch beside it', async () => {
    const found = await editor.ask<ColorInformation[]>('textDocument/documentColor')
    const written = [...manifest.matchAll(/"#[0-9a-f]{6}"/g)].map(([colour]) => colour)
    expect(found.map(({ range }) => textIn(range))).toEqual(written)
    const accent = found.find(({ range }) => textIn(range) === '"#8a3b12"')
    expect(Math.round((accent?.color.red ?? 0) * 255)).toBe(0x8a)
  })
  it('an inlay hint shows the contrast of a colour', async () => {
    const range = { start: { line: 0, character: 0 }, end: positionOf(manifest, manifest.length) }
    const hints = await editor.ask<{ label: string }[]>('textDocument/inlayHint', { range })
    expect(hints.length).toBeGreaterThan(0)
    for (const { label } of hints) expect(label).toMatch(/^(?:only )?\d+\.\d:1 on [a-zA-Z]+$/)
  })
  it('hovering over a colour shows its contrast', async () => {
    const position = positionOf(manifest, manifest.indexOf('#8a3b12') + 2)
    expect(JSON.stringify(await editor.ask('textDocument/hover', { position }))).toMatch(/\d\.\d:1 on ground/)
  })

  it('formatting changes the selected lines and no others', async () => {
    const spoilt = manifest.replace('  name: Mill', '  name:   Mill').replace('  place: 4', '  place:   4')
    await editor.open('formatted/site.yaml', spoilt)
    const line = lineOf('  name: Mill') + 1
    await editor.lua(`vim.lsp.buf.range_formatting({}, { ${line}, 0 }, { ${line}, 10 })`)
    await expect.poll(() => editor.text('formatted/site.yaml'), { interval: 20 }).toContain('\n  name: Mill')
    expect(await editor.text('formatted/site.yaml')).toContain('\n  place:   4')
  })

  describe('lenses', () => {
    /** Returns the code lenses above a line. */
    const lensesAt = (words: string) =>
      editor.lua<string[]>(
        `local titles = {} for _, lens in ipairs(vim.lsp.codelens.get(vim.fn.bufnr())) do if lens.range.start.line == ${lineOf(words)} then table.insert(titles, lens.command.title) end end return titles`,
      )
    beforeAll(async () => {
      await editor.open('site.yaml', manifest)
      await editor.lua('vim.lsp.codelens.refresh()')
      await editor.lua('vim.wait(10000, function() return #vim.lsp.codelens.get(vim.fn.bufnr()) > 0 end, 10)')
    })

    it('lenses show on how many pages a fragment is used', async () =>
      expect(await lensesAt('  hours:')).toEqual(['used on 1 page']))
    it('lenses show how many pages link to a page', async () =>
      expect(await lensesAt('      /order:\n')).toEqual(['linked from 2 pages', 'open in preview']))
    it('"open in preview" shows the address where the editor cannot open it, without a prompt and without starting a program', async () => {
      await editor.open('site.yaml', manifest)
      await editor.lua(`
        started, told, opened = {}, {}, {}
        local spawn, tell = vim.loop.spawn, vim.lsp.handlers["window/showMessage"]
        vim.loop.spawn = function(program, ...) table.insert(started, program) return spawn(program, ...) end
        if vim.ui.open then vim.ui.open = function(address) table.insert(opened, address) end end
        vim.lsp.handlers["window/showMessage"] = function(...)
          table.insert(told, ({ ... })[2].message)
          return tell(...)
        end
        vim.ui.select = function(all, _, take)
          for _, one in ipairs(all) do if one.lens.command.title == "open in preview" then take(one) end end
        end
        vim.api.nvim_win_set_cursor(0, { ${lineOf('      /order:\n') + 1}, 8 })
        vim.lsp.codelens.run()`)
      await expect
        .poll(() => editor.lua('return table.concat(vim.list_extend({}, vim.ui.open and opened or told), " ")'), {
          interval: 20,
        })
        .toContain('http://127.0.0.1:5173/order?reading=everyday')
      expect(await editor.lua('return vim.api.nvim_get_mode().blocking')).toBe(false)
      expect(await editor.lua('return #started')).toBe(0)
      expect(await editor.ask<DocumentLink[]>('textDocument/documentLink')).toHaveLength(1)
    })
  })
})
