// The panel beside the page: sections and fields. Results are checked in the file and on the page.
import type { FrameLocator, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { changedLines } from './changed-lines.ts'
import { editedPage } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'
import type { Project } from './preview-project.ts'

const edited = editedPage()
const { onDisk } = edited
let project: Project
let page: Page
beforeAll(async () => {
  project = edited.project
  page = await edited.visit('/')
})

const bar = () => page.getByRole('region', { name: 'Preview' })
const panelFrame = () => page.frameLocator('iframe[title="Sections, fields and pages"]')
const changed = () => changedLines(project.original, onDisk())

/** One window for all tests, loaded once; what a test leaves open is closed. */
async function panelOf(path: string): Promise<FrameLocator> {
  if (new URL(page.url()).pathname !== path) await page.goto(project.preview.url + path)
  const edit = bar().getByRole('button', { name: 'Edit', exact: true })
  if ((await edit.getAttribute('aria-pressed')) === 'true') await edit.click()
  await edit.click()
  await bar().getByRole('button', { name: 'Sections' }).click()
  const panel = panelFrame()
  await panel.getByRole('tab', { name: 'Sections' }).waitFor()
  return panel
}
const isNew = (line: string) => !project.original.split('\n').some((old) => old.trim() === line)
const titleIn = (panel: FrameLocator) => panel.getByLabel('Title', { exact: true }).first()
const section = (panel: FrameLocator, name: string | RegExp) => panel.getByRole('row', { name }).first()
const menuOf = (panel: FrameLocator, name: RegExp) => section(panel, name).getByRole('button', { name: /^Actions:/ })

slow('the panel does not cover a sheet opened beside it, on a desktop and on a tablet', async () => {
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await panelOf('/')
    if (width === 768) await bar().getByRole('button', { name: 'More' }).click()
    await bar().getByRole('button', { name: 'Review' }).click()
    const sheet = page.getByRole('region', { name: 'Review' })
    for (const name of ['Hide', 'Make a copy now'])
      await sheet.getByRole('button', { name }).click({ trial: true, timeout: 5000 })
    await sheet.getByRole('button', { name: 'Hide' }).click()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

it('a section is moved in the panel by the keyboard and by its menu, with its own lines', async () => {
  const panel = await panelOf('/')
  await menuOf(panel, /^Contrast/).click()
  await panel.getByRole('menuitem', { name: 'Move down' }).click()
  await expect.poll(() => page.locator('main > *').nth(1).textContent()).toContain('Three tickets for the water')
  expect(changed()).toEqual({ gone: [], come: [] })
  await section(panel, /^Contrast/).focus()
  const keys = ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']
  for (const key of keys) await page.keyboard.press(key)
  await expect.poll(() => page.locator('main > *').nth(1).textContent()).toContain('A chart shows depth')
  // The focus stays on the moved section.
  await expect.poll(() => panel.locator(':focus').getAttribute('aria-label')).toMatch(/^Contrast/)
})

slow('a section is copied in the panel, removed and restored', async () => {
  const panel = await panelOf('/')
  await menuOf(panel, /^Banner/).click()
  await panel.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Coming with a school?' }).count()).toBe(2)
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(onDisk).toBe(project.original)
  await menuOf(panel, /^Banner/).click()
  await panel.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => page.getByRole('heading', { name: 'Coming with a school?' }).count()).toBe(0)
})

it('a section is added from the catalogue at the plus on the page, with a picture of each block, as a placeholder', async () => {
  await panelOf('/')
  await bar().getByRole('button', { name: 'Sections' }).click()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: 'Add a section below: Opening' }).click()
  const panel = panelFrame()
  await panel.getByLabel('Find a section').fill('checklist')
  await panel.locator('.still iframe').first().waitFor()
  await panel.getByRole('button', { name: /^Checklist/ }).click()
  const lists = (from: string) => from.split('\n').filter((line) => line.includes('- type: checklist')).length
  await expect.poll(() => lists(onDisk())).toBe(lists(project.original) + 1)
  expect(changed().gone).toEqual([])
  await panel.getByRole('heading', { name: 'checklist' }).waitFor()
  const marks = (from: string) => from.split('placeholder: true').length
  expect(marks(onDisk())).toBe(marks(project.original) + 1)
  expect(await panelFaults(page)).toEqual([])
  await panel.getByRole('button', { name: 'It says what it should' }).click()
  await expect.poll(() => marks(onDisk())).toBe(marks(project.original))
  expect(lists(onDisk())).toBe(lists(project.original) + 1)
})

slow('a section becomes a fragment in the panel, and is copied out of it again', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Banner/).click()
  await panel.getByRole('button', { name: /^Make it a shared section/ }).click()
  await expect.poll(() => changed().come).toContain('- use: coming-with-a-school')
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  await panel.getByRole('button', { name: 'Take it out of the shared section' }).click()
  await expect.poll(() => changed().come).not.toContain('- use: coming-with-a-school')
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
})

slow('a section shared by two readings is made different in one, and equal again', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Index/).click()
  await panel.getByText(', shown on / of B too.').waitFor()
  expect(await panel.getByText('Shared with / of B.').count()).toBeGreaterThan(1)
  await panel.getByRole('button', { name: 'Title: Make it different in A' }).click()
  await panel.getByText('Only in A.').waitFor()
  await titleIn(panel).fill('Five landings in spring')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { name: 'Five landings in spring' }).waitFor()
  expect(changed()).toEqual({ gone: [], come: ['with:', 'title: Five landings in spring'].filter(isNew) })
  await panel.getByRole('button', { name: 'Title: As elsewhere again' }).click()
  await expect.poll(onDisk).toBe(project.original)
})

slow(
  'a section shared by two readings shows the fields that differ in the other reading, and changes only those',
  async () => {
    await page.goto(`${project.preview.url}/?reading=B`)
    const panel = await panelOf('/')
    await section(panel, /^Index/).click()
    const title = titleIn(panel)
    expect(await title.inputValue()).toBe('Two of five in winter')
    await title.fill('Two of five in the cold')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => changed())
      .toEqual({ gone: ['title: Two of five in winter'], come: ['title: Two of five in the cold'] })
    await page.goto(`${project.preview.url}/?reading=A`)
  },
)

it('fields of the panel change a text, a choice and a link, each in its own line; a link is chosen by titles', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Opening/).click()
  await titleIn(panel).fill('Said in the panel')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1, name: 'Said in the panel' }).waitFor()
  await panel.getByText('More').click()
  await panel.getByText('On a band that stands').click()
  const bands = (from: string) => from.split('\n').filter((line) => line.includes('tone: band')).length
  await expect.poll(() => bands(onDisk())).toBe(bands(project.original) + 1)
  const link = panel.getByRole('group', { name: 'Second button' }).getByRole('combobox', { name: 'Leads to' })
  await link.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('mail')
  await panel.getByText('A mail to the site').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('#request')
  await panel
    .getByRole('option')
    .getByText(/: Form$/)
    .waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/lan')
  await panel.getByRole('option', { name: /^\/landings/ }).click()
  await expect.poll(() => changed().come).toContain('second: { label: See the boats, to: /landings }')
  expect(changed().gone).toHaveLength(2)
})

slow('fields of the panel add an item to a list, move it and remove it', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Opening/).click()
  const pillars = panel.getByRole('group', { name: 'Pillars' })
  await pillars.getByRole('button', { name: 'Add to pillars' }).click()
  await expect.poll(() => changed().come).toEqual(['- title: New text', 'text: New text'])
  await pillars.getByRole('button', { name: 'Move up: New text' }).click()
  await expect.poll(() => page.locator('main > *').first().textContent()).toMatch(/New text.*Told in advance/s)
  await pillars.getByRole('button', { name: 'Remove: New text' }).click()
  await expect.poll(onDisk).toBe(project.original)
})

slow('fields of the panel keep unsaved text over a reload of the page, until Escape', async () => {
  const before = await panelOf('/')
  await section(before, /^Opening/).click()
  await titleIn(before).fill('Not saved yet')
  await page.reload()
  const panel = panelFrame()
  const title = titleIn(panel)
  await expect.poll(() => title.inputValue()).toBe('Not saved yet')
  await title.press('Escape')
  expect(await title.inputValue()).toBe('Cross the estuary in your own time')
  await title.press('Escape')
  await title.waitFor({ state: 'detached' })
  expect(onDisk()).toBe(project.original)
})

slow('fields of the panel keep unsaved text while the file changes, and report a conflict', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Opening/).click()
  const title = titleIn(panel)
  await title.fill('My words')
  project.change(/(type: hero\n +title: ).*/, '$1Their words')
  await panel.getByRole('alert').getByText('By now the file says “Their words”.').waitFor()
  expect(await panelFaults(page)).toEqual([])
  expect(await title.inputValue()).toBe('My words')
  await title.press('Enter')
  await expect.poll(() => changed().come).toEqual(['title: My words'])
})

slow('the fields of a section open again by its handle after they were left', async () => {
  const panel = await panelOf('/')
  const handle = page.getByRole('button', { name: 'Opening: Edit its fields' })
  for (let count = 0; count < 2; count++) {
    await page.getByRole('heading', { level: 1 }).hover()
    await handle.click()
    await panel.getByRole('button', { name: 'All sections' }).click()
    await section(panel, /^Opening/).waitFor()
  }
})

slow('fields of the panel name a mistake, and save nothing of it', async () => {
  const panel = await panelOf('/')
  await section(panel, /^Opening/).click()
  await titleIn(panel).fill('x'.repeat(77))
  await panel.getByText('5 too many.').waitFor()
  await page.keyboard.press('Tab')
  await panel.getByRole('alert').getByText('there is room for 72').waitFor()
  expect(onDisk()).toBe(project.original)
})

it('the Look tab changes a colour beside the page, with its contrast, and facts by their names', async () => {
  const panel = await panelOf('/')
  await panel.getByRole('tab', { name: 'Look' }).click()
  const accent = panel.getByRole('group', { name: 'By day' }).getByLabel('Buttons and links', { exact: true })
  await accent.fill('#0a5f3c')
  await panel.getByText('7.2:1 on the page by day', { exact: true }).waitFor()
  const button = page.locator('main').getByRole('link', { name: 'Book a crossing' }).first()
  await expect.poll(() => button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(10, 95, 60)')
  expect(onDisk()).toBe(project.original)
  await page.keyboard.press('Enter')
  await expect.poll(() => changed().come).toEqual(['accent: "#0a5f3c"'])
  await panel.getByRole('tab', { name: 'Site' }).click()
  await panel.getByRole('heading', { name: 'Facts' }).click()
  const facts = panel.getByRole('group', { name: 'Facts' })
  await facts.getByRole('textbox', { name: 'Reply', exact: true }).fill('one day')
  await page.keyboard.press('Enter')
  await expect.poll(() => changed().come).toContain('reply: one day')
  await page.getByText('We answer within one day.').first().waitFor()
  await page.keyboard.press('Tab')
})

slow('the panel follows the switch between dark and light in the bar', async () => {
  const panel = await panelOf('/')
  const ground = () => panel.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await bar().getByRole('button', { name: 'dark' }).click()
  await expect.poll(ground).toBe('rgb(18, 22, 28)')
  await bar().getByRole('button', { name: 'auto' }).click()
  await expect.poll(ground).toBe('rgb(246, 247, 249)')
})

slow('the panel passes the accessibility check at both widths, in both schemes', async () => {
  for (const [width, scheme] of [
    [1280, 'light'],
    [820, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    const panel = await panelOf('/')
    expect(await panelFaults(page)).toEqual([])
    await section(panel, /^Opening/).click()
    await panel.getByRole('group', { name: 'Pillars' }).waitFor()
    expect(await panelFaults(page)).toEqual([])
    await panel.getByRole('button', { name: 'All sections' }).click()
    await section(panel, /^Index/).click()
    await panel.getByText('Shared with / of B.').first().waitFor()
    expect(await panelFaults(page)).toEqual([])
    await panel.getByRole('button', { name: 'All sections' }).click()
    await panel.getByRole('tab', { name: 'Pages' }).click()
    await panel.getByRole('button', { name: 'Add a page' }).click()
    expect(await panelFaults(page)).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})
