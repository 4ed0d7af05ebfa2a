// The gallery as it is built: enlarging and closing need no script.
import { expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { examplesOf, siteFor } from '../pages/block-examples.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { newVisitor } from './browser.ts'

it('a gallery enlarges a picture by keyboard without script, and Escape returns the focus to it', async () => {
  const examples = examplesOf('gallery').slice(0, 1)
  const site = siteFor((await builtSite('A')).site, examples)
  const blocks = examples.map(({ block }) => block)
  const route = { path: '/', title: 'Gallery', description: '', unlisted: false, blocks }
  const { files } = siteFiles({ ...site, routes: [route] }, await ownBundle())
  const visitor = await newVisitor({ reducedMotion: 'reduce', javaScriptEnabled: false })
  const page = await visitor.newPage()
  await page.setContent(String(files.get('index.html')))
  const second = page.locator('.gallery-open').nth(1)
  const open = page.locator('.enlarged:popover-open')
  await second.focus()
  await page.keyboard.press('Enter')
  expect(await open.getAttribute('aria-label')).toBe('2 / 3')
  expect(await open.locator(':focus').getAttribute('aria-label')).toBe('Close')
  await page.keyboard.press('Escape')
  expect([await open.count(), await second.evaluate((button) => button.matches(':focus'))]).toEqual([0, true])
  await visitor.close()
})
