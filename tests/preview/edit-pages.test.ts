// Pages in the panel: added from templates, ordered in the menu, renamed, removed. Results are checked in the
// file and on the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadFile } from '../../src/project/load-file.ts'
import { slow } from '../whole-suite.ts'
import { changedLines } from './changed-lines.ts'
import { expectNoFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let page: Page
let panel: FrameLocator
beforeAll(async () => {
  project = await previewProject()
  page = await project.open('/')
  const bar = page.getByRole('region', { name: 'Preview' })
  await bar.getByRole('button', { name: 'Edit', exact: true }).click()
  await bar.getByRole('button', { name: 'Sections' }).click()
  panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
})
afterEach(async () => {
  project.save(project.original)
  await expect.poll(menu).toEqual(['Home', 'Services', 'Landings', 'Contact'])
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
/** The links of the header as a visitor sees them. */
const menu = () => page.getByRole('banner').getByRole('navigation').getByRole('link').allTextContents()
const row = (name: string) => panel.getByRole('row', { name, exact: true })

const changed = () => changedLines(project.original, onDisk())

/** Opens a page with the Pages tab. */
async function go(path: string) {
  await panel.getByRole('tab', { name: 'Pages' }).click()
  if (new URL(page.url()).pathname !== path) await panel.getByRole('row', { name: new RegExp(`, ${path}$`) }).click()
  await page.waitForURL((url) => url.pathname === path)
  await panel.getByRole('heading', { name: `Panel: ${path}`, exact: true }).waitFor()
}

async function add(title: string, template: RegExp, path: string, heading = title) {
  await panel.getByRole('button', { name: 'Add a page' }).click()
  await panel.getByLabel('Title', { exact: true }).fill(title)
  await panel.getByRole('radio', { name: template }).check()
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

describe('pages in the panel', () => {
  it('pages are added in the panel with a link in the menu, renamed with a redirect, and removed with a redirect for visitors', async () => {
    await go('/')
    await panel.getByRole('button', { name: 'Add a page' }).click()
    await panel.getByLabel('Title', { exact: true }).fill('What it costs')
    await panel.getByRole('button', { name: 'Add', exact: true }).click()
    await page.waitForURL('**/what-it-costs')
    await page.getByRole('banner').getByRole('link', { name: 'What it costs' }).waitFor()
    expect(changed().gone).toEqual([])
    await panel.getByRole('button', { name: 'Rename /what-it-costs' }).click()
    await panel.getByLabel('Its new address').fill('/costs')
    await panel.getByLabel('Title', { exact: true }).fill('Our prices')
    await panel.getByLabel('Call 1 link “Our prices”, not “What it costs”').waitFor()
    await panel.getByRole('button', { name: 'Rename', exact: true }).click()
    await page.waitForURL('**/costs')
    await expect.poll(() => changed().come).toContain('/what-it-costs: /costs')
    expect(changed().come).toContain('- { label: Our prices, to: /costs }')
    expect(changed().come).toContain('title: Our prices')
    await panel.getByRole('button', { name: 'Remove /costs' }).click()
    await panel.locator('form').getByText('/services', { exact: true }).click()
    await panel.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.waitForURL('**/services')
    await expect.poll(() => changed().come).toContain('/costs: /services')
  })

  slow(
    'undoing the rename of a page follows it to its address, and undoing its addition leads back to the page before',
    async () => {
      const undo = panel.getByRole('button', { name: 'Undo' })
      await go('/')
      await add('What it costs', /A title alone/, '/what-it-costs')
      await panel.getByRole('button', { name: 'Rename /what-it-costs' }).click()
      await panel.getByLabel('Its new address').fill('/costs')
      await panel.getByRole('button', { name: 'Rename', exact: true }).click()
      await page.waitForURL('**/costs')
      await panel.getByRole('heading', { name: 'Panel: /costs', exact: true }).waitFor()
      await undo.click()
      await page.waitForURL('**/what-it-costs')
      await page.getByRole('heading', { level: 1, name: 'What it costs' }).waitFor()
      await undo.click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(onDisk()).toBe(project.original)
    },
  )

  slow('renamed pages leave link texts as they were: these are listed, and changed or left', async () => {
    project.change('- { label: Privacy, to: /privacy }', '- { label: Landings, to: /landings }')
    const called = () => onDisk().split('label: Landings, to:').length
    const before = called()
    await go('/landings')
    await panel.getByRole('button', { name: 'Remove /landings' }).click()
    await panel.locator('form').getByText('/services', { exact: true }).click()
    await panel.getByLabel(/“Services”, not “Landings”$/).waitFor()
    await panel.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.waitForURL('**/services')
    await expect.poll(onDisk).toContain('/landings: /services')
    // The menu, the footer and the line below it; the other reading keeps its own.
    expect(called()).toBe(before - 3)
    expect(onDisk()).toContain('See all landings, to: /services')
    await panel.getByRole('button', { name: 'Undo' }).click()
    await go('/landings')
    await panel.getByRole('button', { name: 'Remove /landings' }).click()
    await panel.getByLabel(/not “Landings”$/).uncheck()
    await panel.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(onDisk).toContain('- { label: Landings, to: / }')
  })

  slow('a new page in the panel begins with a valid template that is marked as a placeholder', async () => {
    await go('/')
    for (const [title, template, path, heading] of [
      ['Rules', /^Text/, '/rules'],
      ['Advice', /^Service/, '/advice'],
      ['Write', /^Contact/, '/write'],
      ['Empty', /^Nothing/, '/empty'],
      ['Again', /^A copy/, '/again', 'Empty'],
    ] as const)
      await add(title, template, path, heading)
    const { problems, site } = loadFile(join(project.folder, 'site.yaml'), { root: project.folder })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const placeholders = (path: string) =>
      site?.routes.find((route) => route.path === path)?.blocks.map(({ type, placeholder }) => `${type} ${placeholder}`)
    expect(placeholders('/rules')).toEqual(['prose true'])
    expect(placeholders('/advice')).toHaveLength(5)
    expect(placeholders('/advice')?.every((one) => one.endsWith('true'))).toBe(true)
    expect(placeholders('/write')).toEqual(['request-form true'])
    expect(placeholders('/again')).toEqual(placeholders('/empty'))
    expect(changed().gone).toEqual([])
  })

  it('pages in the panel are listed in the order of the menu, which drag, keyboard and arrows change, each link with its own line', async () => {
    await go('/')
    await row('Landings, /landings').getByRole('button', { name: 'Move up: Landings' }).click()
    await expect.poll(menu).toEqual(['Home', 'Landings', 'Services', 'Contact'])
    expect(changed()).toEqual({ gone: [], come: [] })
    await row('Home, /').focus()
    // On a slow machine all of it may be pressed before the next frame.
    const frames = await panel.locator('body').evaluateHandle(() => {
      const [soon, waiting]: [typeof requestAnimationFrame, FrameRequestCallback[]] = [requestAnimationFrame, []]
      window.requestAnimationFrame = (act) => waiting.push(act)
      return { soon, waiting }
    })
    for (const key of ['Home', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await frames.evaluate(({ soon, waiting }) => {
      window.requestAnimationFrame = soon
      soon((at) => {
        for (const act of waiting) act(at)
      })
    })
    await expect.poll(menu).toEqual(['Landings', 'Services', 'Home', 'Contact'])
    await expect.poll(() => panel.locator(':focus').getAttribute('aria-label')).toBe('Home, /')
    await row('Contact, /contact').dragTo(row('Landings, /landings'), {
      targetPosition: { x: 100, y: 2 },
    })
    await expect.poll(menu).toEqual(['Contact', 'Landings', 'Services', 'Home'])
    expect(changed()).toEqual({ gone: [], come: [] })
  })

  slow('pages are removed from the menu in the panel, and added to it again', async () => {
    await go('/')
    await row('Contact, /contact').getByRole('button', { name: 'Take out of the menu: Contact' }).click()
    await expect.poll(menu).toEqual(['Home', 'Services', 'Landings'])
    await panel.getByRole('button', { name: /^Put Contact into the menu/ }).click()
    await expect.poll(menu).toHaveLength(4)
    await panel.getByRole('button', { name: 'Undo' }).click()
    await panel.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(onDisk).toBe(project.original)
  })
})

describe('a list of many pages', () => {
  const many = Array.from(
    { length: 20 },
    (_, at) => `      /tide-${at}: { title: Tide ${at}, description: Tide., blocks: [] }\n`,
  )

  slow(
    'a page is found by typing, to open it and as the target of a redirect; Escape closes the list, then the form, then the panel',
    async () => {
      project.change(
        /^ {6}\/services:$/m,
        `${many.join('').replaceAll('[]', '[{ type: page-intro, title: Tide }]')}      /services:`,
      )
      await go('/')
      await panel.getByLabel(/^Find one of 2\d pages/).fill('tide 17')
      await panel.getByRole('button', { name: /^Tide 17/ }).click()
      await page.waitForURL('**/tide-17')
      await panel.getByRole('button', { name: 'Remove /tide-17' }).click()
      const to = panel.getByRole('combobox', { name: /^Where visitors go/ })
      await to.fill('tide 1')
      await panel.getByRole('option', { name: /^Tide 18/ }).waitFor()
      await page.keyboard.press('Escape')
      await panel.getByRole('option').first().waitFor({ state: 'detached' })
      await expect.poll(() => to.inputValue()).toBe('/')
      await to.fill('tide 18')
      await panel.getByRole('option', { name: /^Tide 18/ }).click()
      await panel.getByRole('button', { name: 'Remove', exact: true }).click()
      await page.waitForURL('**/tide-18')
      await expect.poll(onDisk).toContain('/tide-17: /tide-18')
      await panel.getByRole('button', { name: 'Add a page' }).click()
      await panel.getByLabel('Its address').fill('Über uns')
      await panel.getByText('An address begins with a slash').waitFor()
      await panel.getByLabel('Its address').fill('/tide-18')
      await panel.getByText('There is one already.').waitFor()
      await panel.getByLabel('Title', { exact: true }).press('Escape')
      await panel.getByRole('button', { name: 'Add a page' }).press('Escape')
      await page.locator('iframe[title="Sections, fields and pages"]').waitFor({ state: 'detached' })
      await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Sections' }).click()
    },
  )
})

slow('the Pages tab passes the accessibility check in each state, at three widths, in both schemes', async () => {
  await go('/services')
  await expectNoFaults(page, 'pages')
  for (const [button, state] of [
    ['Add a page', 'add'],
    ['Rename /services', 'rename'],
    ['Remove /services', 'remove'],
  ] as const) {
    await panel.getByRole('button', { name: button }).click()
    await expectNoFaults(page, state)
    await panel.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})
