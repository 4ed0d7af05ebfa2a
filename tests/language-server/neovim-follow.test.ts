// Tests that the live preview follows Neovim's cursor, with the configuration of the docs.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../src/backend/listening.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { root } from './lsp-client.ts'
import { hasNeovim, NeovimEditor } from './neovim-editor.ts'

const manifest = bakeryWith('blocks', '- type: closing\n  title: Come by\n  actions: [{ label: Go, to: /order }]')
/** Returns the lines of docs/editors.md that send the cursor's place. */
const [, lines = ''] =
  /```lua\n(vim\.api\.nvim_create_autocmd\("CursorMoved"[^`]+)```/.exec(
    readFileSync(join(root, 'docs/editors.md'), 'utf8'),
  ) ?? []

describe.skipIf(!hasNeovim)('a live preview beside Neovim', () => {
  const heard: unknown[] = []
  const preview = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      heard.push(JSON.parse(body))
      response.end()
    })
  })
  let editor: NeovimEditor
  let closePreview: () => Promise<void>
  beforeAll(async () => {
    const { url, close } = await listening(preview)
    closePreview = close
    editor = new NeovimEditor(url)
    await editor.open('site.yaml', manifest)
    await editor.lua(lines)
  })
  afterAll(async () => {
    await editor.stop()
    await closePreview()
  })

  it('a live preview beside Neovim gets the page and the block that the cursor has moved to', async () => {
    await editor.open('site.yaml', manifest.replace('title: Come', 'title: C¦ome'))
    await editor.press('l')
    await expect.poll(() => heard.at(-1), { interval: 20 }).toEqual({ reading: 'everyday', path: '/', block: 0 })
  })
})
