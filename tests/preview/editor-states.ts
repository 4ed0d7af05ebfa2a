// The states of the editor that its tests walk through, on the site of a practice with entries, anchors and a second language.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { everydaySiteWithNews } from '../browsers/hands/everyday-site.ts'
import type { Project } from './preview-project.ts'

export const panel = (page: Page) => page.frameLocator('lectern-preview .panel-frame iframe')
export const note = (page: Page) => page.frameLocator('lectern-preview .place-note iframe')
export const inBar = (page: Page, which: string) => page.locator(`lectern-preview .bar ${which}`)
const inNote = (page: Page, which: string) => page.locator(`lectern-preview .note ${which}`)

/** The manifest and the files beside it. */
export function practice(): { text: string; files: Map<string, string> } {
  const files = everydaySiteWithNews()
  const text = files.get('site.yaml') ?? ''
  files.delete('site.yaml')
  return { text, files }
}

const tap = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded()
  await one.tap()
}
const title = (page: Page) => page.locator('main h1[data-lectern-text], main h1 [data-lectern-text]').first()
const end = async (page: Page, typed: string) => {
  await tap(title(page))
  await page.keyboard.press('End')
  await page.keyboard.type(typed)
}

/** By name, in the order in which they are gone through; the page is left as it is for the next. */
export function statesOf(project: Project): [string, (page: Page) => Promise<unknown>][] {
  const { original, preview } = project
  const manifest = join(project.folder, 'site.yaml')
  const save = (text: string) => writeFileSync(manifest, text)
  const edit = async (page: Page, path = '/') => {
    await page.goto(preview.url + path)
    await inBar(page, '.switch').waitFor()
    await page.keyboard.press('F2')
    await page.locator('main [data-lectern-text]:visible').first().waitFor()
  }
  const openPanel = async (page: Page, path = '/', hash = '') => {
    await edit(page, path)
    // A reloaded page restores the panel.
    if (!(await page.locator('lectern-preview .panel-frame').isVisible()))
      await inBar(page, '.edit-group button').last().tap()
    await panel(page).locator('main').waitFor()
    await panel(page)
      .locator('main')
      .evaluate((_, to) => location.assign(to || '#'), hash)
  }
  const tapUnfolded = async (page: Page, one: Locator) => {
    await inBar(page, '.unfold').tap()
    await tap(one)
  }
  const closed = (page: Page) => page.evaluate(() => sessionStorage.clear())
  const tab = (page: Page, key: string) => panel(page).locator(`[role=tab][data-key=${key}]`).tap()
  return [
    ['looking', (page) => inBar(page, '.switch').waitFor()],
    ['everything in the bar', (page) => inBar(page, '.unfold').tap()],
    ['the problems', (page) => inBar(page, '.rare.state').tap()],
    ['the requests', (page) => tapUnfolded(page, inBar(page, '.rare').first())],
    ['the manifest', (page) => tapUnfolded(page, inBar(page, '.more button').filter({ hasText: 'YAML' }))],
    ['Edit', (page) => edit(page)],
    ['a text', (page) => tap(title(page))],
    ['a text that is too long', (page) => page.keyboard.type('much too long '.repeat(12))],
    ['a text that is refused', (page) => page.keyboard.press('Enter')],
    [
      'the facts of the site',
      async (page) => {
        await edit(page)
        await end(page, ' {')
        await inNote(page, '[role=listbox]').waitFor()
      },
    ],
    [
      'a fact in a text',
      async (page) => {
        await edit(page)
        await tap(page.locator('footer [data-lectern-text]').first())
        await tap(page.locator('[data-lectern-typing] [data-lectern-fact]').first())
        await inNote(page, 'input').waitFor()
      },
    ],
    [
      'a long text',
      async (page) => {
        await edit(page)
        await tap(page.locator('[data-lectern-text]').filter({ hasText: 'Cats wait' }).first())
        await inNote(page, '.tool').first().waitFor()
      },
    ],
    ['where a link leads', (page) => inNote(page, '.tool-link').tap()],
    [
      'a button',
      async (page) => {
        await edit(page)
        await tap(page.locator('main a [data-lectern-text], main a[data-lectern-text]').nth(1))
        await tap(inNote(page, 'button').nth(2))
        await note(page).locator('main').waitFor()
      },
    ],
    [
      'a picture',
      async (page) => {
        await edit(page)
        await tap(page.locator('main img:visible').first())
        await note(page).locator('main').waitFor()
      },
    ],
    ['the pictures of the site', (page) => tap(note(page).locator('.drop button').last())],
    [
      'a day',
      async (page) => {
        await edit(page, '/open-days')
        await tap(page.locator('main [data-lectern-fields]:visible').nth(1))
        await note(page).locator('input[type=date]').first().waitFor()
      },
    ],
    [
      'in all places or here',
      async (page) => {
        await edit(page, '/open-days')
        await tap(page.locator('[data-lectern-text]').filter({ hasText: 'It is free' }).first())
        await page.keyboard.type('now ')
        await page.keyboard.press('Enter')
        await inNote(page, '.says:not(:empty)').waitFor()
      },
    ],
    ['the sections', (page) => openPanel(page)],
    ['the fields of a section', (page) => tap(panel(page).getByRole('row').nth(3))],
    ['an item of a list', (page) => tap(panel(page).locator('.item').first())],
    ['what to add', (page) => openPanel(page, '/', '#add-1')],
    ['a shared section', (page) => openPanel(page, '/', '#2')],
    ['the pages', (page) => openPanel(page).then(() => tab(page, 'pages'))],
    ['a new page', (page) => tap(panel(page).locator('.row .main').first())],
    ['the entries', (page) => openPanel(page, '/news', '#entries')],
    [
      'an entry',
      async (page) => {
        await tap(panel(page).locator('.pages .page').first())
        await page.waitForURL('**/news/*')
        await page.locator('main h1').first().waitFor()
      },
    ],
    ['the languages', (page) => openPanel(page).then(() => tab(page, 'translations'))],
    ['the form', (page) => openPanel(page, '/register').then(() => tab(page, 'form'))],
    ['a question', (page) => tap(panel(page).locator('.item').nth(4))],
    ['the look', (page) => openPanel(page).then(() => tab(page, 'look'))],
    ['the site', (page) => tab(page, 'site').then(() => tap(panel(page).locator('.part summary').first()))],
    [
      'what was changed',
      async (page) => {
        save(original.replace('A vet who knows your animal', 'A vet who knows you'))
        await page.goto(preview.url)
        await tapUnfolded(page, inBar(page, '.more > span.group button').last())
        await page.locator('lectern-preview .review aside').waitFor()
      },
    ],
    [
      'a mistake of somebody else',
      async (page) => {
        await closed(page)
        await edit(page)
        save(original.replace('type: hero', 'type: herro'))
        await page.locator('lectern-preview .sheet.wrong').waitFor()
      },
    ],
    [
      'a conflict',
      async (page) => {
        save(original)
        await edit(page)
        await end(page, ' mine')
        save(original.replace('title: A vet who knows your animal', 'title: Another hand was here'))
        await page.keyboard.press('Enter')
        await inNote(page, '.says:not(:empty)').waitFor()
      },
    ],
    [
      'no answer',
      async (page) => {
        save(original)
        await edit(page)
        await end(page, ' kept')
        await page.context().setOffline(true)
        await page.keyboard.press('Enter')
        await inNote(page, '.says.wrong').waitFor()
        await page.context().setOffline(false)
      },
    ],
    ['a draft', (page) => page.reload().then(() => page.locator('lectern-preview .notice.mild').waitFor())],
  ]
}
