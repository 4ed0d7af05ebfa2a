// The editor in each of its states: no fault that axe finds, nothing cut or wider than its place, in the languages with the longest
// words; and the key that leads to it.
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { panelFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterAll(() => project?.close())

const panel = (page: Page) => page.frameLocator('lectern-preview .panel-frame iframe')
const inBar = (page: Page, which: string) => page.locator(`lectern-preview .bar ${which}`)

/** What axe finds on the page and in the preview's own shadow tree; each frame is looked at by itself. */
async function pageFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
  })
}

/** Words of the bar and of the panel that stand out of their place, or are cut where nothing says so. */
async function cutWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame() && !frame.url().includes('/__lectern/panel')) continue
    found.push(
      ...(await frame.evaluate(() => {
        const root = document.querySelector('lectern-preview')?.shadowRoot ?? document
        const words = [...root.querySelectorAll('button, a, h1, h2, h3, label, legend, summary, p')]
        return words.flatMap((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          // What is there for screen readers alone is clipped.
          const isUnseen = getComputedStyle(element).clipPath !== 'none' || element.closest('.unseen, .still')
          if (width === 0 || !element.checkVisibility() || isUnseen) return []
          const isCut =
            element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'
          const isOut = left < -1 || right > innerWidth + 1
          return isCut || isOut ? [`${element.localName} ${element.textContent?.slice(0, 60)}`] : []
        })
      })),
    )
  }
  return found
}

/** In the order in which they are gone through. */
const states: [string, (page: Page) => Promise<unknown>][] = [
  ['looking', (page) => inBar(page, '.switch').waitFor()],
  ['Edit', (page) => page.keyboard.press('F2')],
  ['a text', (page) => page.locator('main [data-lectern-text]:visible').first().click()],
  ['a text that is too long', (page) => page.keyboard.type('much too long '.repeat(12))],
  ['no text', (page) => page.keyboard.press('Escape')],
  ['the sections', (page) => inBar(page, '.edit-group button').last().click()],
  ['the fields of a section', (page) => panel(page).getByRole('row').first().click()],
  ['what to add', (page) => page.goto(`${project.preview.url}/`).then(() => openPanel(page, '#add-1'))],
  ...['pages', 'form', 'look', 'site'].map((tab): [string, (page: Page) => Promise<unknown>] => [
    `the tab ${tab}`,
    async (page) => {
      if (tab === 'pages') await openPanel(page, '')
      await panel(page).locator(`[role=tab][data-key=${tab}]`).click()
    },
  ]),
  [
    'a new page',
    async (page) => {
      await panel(page).locator('[role=tab][data-key=pages]').click()
      await panel(page).locator('.row .main').click()
    },
  ],
  ['the manifest', (page) => openSheet(page, 'YAML')],
  ['the problems', (page) => inBar(page, '.state').last().click()],
]

async function openPanel(page: Page, hash: string) {
  await page.reload()
  await page.keyboard.press('F2')
  await page.locator('main [data-lectern-text]:visible').first().waitFor()
  // A reload finds the panel as it was.
  const frame = page.locator('lectern-preview .panel-frame')
  if (!(await frame.isVisible())) await inBar(page, '.edit-group button').last().click()
  await panel(page).locator('main').waitFor()
  if (hash !== '')
    await panel(page)
      .locator('main')
      .evaluate((_, to) => location.assign(to), hash)
}

async function openSheet(page: Page, name: string) {
  const more = inBar(page, '.unfold')
  if (await more.isVisible()) await more.click()
  await inBar(page, '.more button').filter({ hasText: name }).click()
  await page.locator('lectern-preview .sheet .holder').waitFor()
}

describe.skipIf(!isWhole).each([['de-DE', 375]] as const)('the editor in %s at %d pixels', (locale, width) => {
  it('has no fault that axe finds, and no word cut or out of sight, in any state', async () => {
    const page = await project.open('/', { locale, viewport: { width, height: 800 } })
    for (const [state, come] of states) {
      await come(page)
      await page.locator('lectern-preview .coming').waitFor({ state: 'detached' })
      // The same elements at the other width: axe takes longest of all.
      if (width === 375) {
        expect(await pageFaults(page), state).toEqual([])
        if (page.frames().some((frame) => frame.url().includes('/__lectern/panel?')))
          expect(await panelFaults(page), `${state}, in the panel`).toEqual([])
      }
      expect(await cutWords(page), state).toEqual([])
    }
    await page.context().close()
    // Fourteen states, each waited for and looked at whole.
  }, 240_000)
})

describe('the key F2', () => {
  it('leads to Edit from the page and from the panel, with the tools behind it', async () => {
    const page = await project.open('/')
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    expect(await edit.getAttribute('aria-keyshortcuts')).toBe('F2')
    expect(await edit.getAttribute('title')).toBe('Edit (F2)')
    await page.keyboard.press('F2')
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    await expect.poll(focused).toBe('Edit')
    expect(await edit.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Sections' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Sections')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('tab', { name: 'Sections' }).waitFor()
    await expect.poll(() => panel(page).locator(':focus').textContent()).toBe('Sections')
    await page.keyboard.press('F2')
    await expect.poll(focused).toBe('Edit')
    expect(await edit.getAttribute('aria-pressed')).toBe('true')
  })
})
