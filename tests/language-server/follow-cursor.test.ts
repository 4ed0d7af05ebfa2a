// Tests that the live preview in a browser follows the text cursor of an editor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Project, previewProject } from '../preview/preview-project.ts'
import { slow } from '../whole-suite.ts'
import { LspClient, positionOf } from './lsp-client.ts'

let project: Project
const editor = new LspClient()
beforeAll(async () => {
  project = await previewProject()
  await editor.start({ window: { showDocument: { support: true } } }, { preview: project.preview.url })
})
afterAll(async () => {
  await editor.stop()
  await project.closePages()
  await project.close()
})

slow("the preview follows the editor's cursor to its reading, page and block", async () => {
  const file = join(project.folder, 'site.yaml')
  const text = readFileSync(file, 'utf8')
  const textDocument = { uri: pathToFileURL(file).href, languageId: 'yaml', version: 1, text }
  await editor.connection.sendNotification('textDocument/didOpen', { textDocument })
  const cursorAt = (words: string) =>
    editor.connection.sendNotification('lectern/cursor', {
      textDocument,
      position: positionOf(text, text.indexOf(words)),
    })
  const page = await project.open('/')

  // A page gets the event once its WebSocket is open, a moment after it is drawn.
  const goThere = async () => {
    await cursorAt('Boats for every tide')
    await cursorAt('School fares')
    return page.url()
  }
  await expect.poll(goThere).toMatch(/\/services$/)
  const block = page.locator('#school-fares')
  await expect
    .poll(async () => block.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await cursorAt('  B:\n')
  const other = text.slice(text.indexOf('\n  B:'))
  const route = /\n {6}(\/[a-z-]+):\n/.exec(other)?.[1] ?? ''
  const at = text.indexOf(`\n      ${route}:\n`, text.indexOf('\n  B:')) + 8
  await editor.connection.sendNotification('lectern/cursor', { textDocument, position: positionOf(text, at) })
  await page.waitForURL(`**${route}?reading=B`)
})
