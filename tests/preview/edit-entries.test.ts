// Entries in the panel: found, opened as a form beside their text, added, renamed; and edited on their page.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/preview/endpoints.ts'
import type { Catalogue } from '../../src/preview/messages.ts'
import { slow } from '../whole-suite.ts'
import { bar, edit, text } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

const firm = join(import.meta.dirname, '../fixtures/firm')
let project: Project
let page: Page
beforeAll(async () => {
  project = await previewProject({
    text: `${readFileSync(join(firm, 'site.yaml'), 'utf8')}languages: { en: { name: English }, de: { name: Deutsch, at: /de } }\n`,
    at: '2026-11-22',
    whileOpening: (folder) => {
      cpSync(join(firm, 'content'), join(folder, 'content'), { recursive: true })
      cpSync(join(firm, 'images'), join(folder, 'images'), { recursive: true })
      mkdirSync(join(folder, 'texts'))
      writeFileSync(join(folder, 'texts/de.yaml'), 'Our team: Das ganze Team\nNews: Aktuelles\n')
    },
  })
  page = await project.open('/')
  await edit(page)
  await bar(page).getByRole('button', { name: 'Sections' }).click()
})

const file = (name: string) => readFileSync(join(project.folder, 'content', name), 'utf8')
const panel = () => page.frameLocator('iframe[title="Sections, fields and pages"]')
/** The words of the control in the panel that has the focus. */
const focused = () =>
  panel()
    .locator(':focus')
    .evaluate((one) => one.getAttribute('aria-label') ?? one.textContent)
    .catch(() => undefined)
const open = async (title: string) => {
  await panel()
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click()
  await panel().getByRole('heading', { name: title, level: 2 }).waitFor()
}

it('the panel lists entries with their state, and opens one as a form with its text', async () => {
  await panel().getByRole('tab', { name: 'Entries' }).click()
  await panel()
    .getByRole('button', { name: /^Unfinished.*Draft/ })
    .waitFor()
  await open('Contracts by e-mail')
  await page.getByRole('heading', { name: 'Contracts by e-mail', level: 1 }).waitFor()
  expect(await panel().getByLabel('Title').inputValue()).toBe('Contracts by e-mail')
  await panel().getByRole('textbox', { name: 'Text' }).waitFor()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/entry.png` })
})

it('the panel changes a field and the text of an entry, and nothing else in the file', async () => {
  const before = file('news/contracts.md')
  await panel().getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' One word more.')
  await panel().getByLabel('Title').fill('Contracts by letter')
  await panel().getByLabel('Title').press('Enter')
  await expect
    .poll(() => file('news/contracts.md'))
    .toBe(`${before.replace('Contracts by e-mail', 'Contracts by letter').trimEnd()} One word more.\n`)
  await page.getByRole('heading', { name: 'Contracts by letter', level: 1 }).waitFor()
  await panel().getByRole('button', { name: 'Undo' }).click()
  await panel().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => file('news/contracts.md')).toBe(before)
})

slow(
  'the panel sets the date of publication by a calendar, and keeps it while only a part of it is typed',
  async () => {
    const publish = panel().getByLabel('Shown from', { exact: true }).first()
    // A press on the field comes before what its calendar fills in.
    await publish.dispatchEvent('pointerdown')
    await publish.fill('2031-06-15')
    await expect.poll(() => file('news/contracts.md')).toContain('\npublish: 2031-06-15 08:00\n')
    await publish.press('Backspace')
    expect(await publish.inputValue()).toBe('')
    await publish.press('Enter')
    await publish.blur()
    expect(await publish.inputValue()).toBe('2031-06-15')
    expect(file('news/contracts.md')).toContain('\npublish: 2031-06-15 08:00\n')
    await panel().getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => file('news/contracts.md')).not.toContain('publish:')
  },
)

it('the panel renames an entry, and the former address redirects', async () => {
  await panel().getByRole('button', { name: 'Rename …' }).click()
  await panel().getByLabel('Name in its address').fill('by-mail')
  await panel().getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.poll(() => existsSync(join(project.folder, 'content/news/by-mail.md'))).toBe(true)
  expect(file('news/by-mail.md')).toMatch(/was:\s+- contracts/)
  await page.waitForURL(/\/news\/by-mail/)
})

slow('undoing the rename of an entry leaves its form open, and so does redoing it', async () => {
  await panel().getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/\/news\/contracts/)
  await panel().getByText('news · /news/contracts').waitFor()
  await panel().getByRole('button', { name: 'Redo' }).click()
  await page.waitForURL(/\/news\/by-mail/)
  await panel().getByText('news · /news/by-mail').waitFor()
})

slow(
  "beside an entry's page, the pages offer to open the entry in place of renaming or removing the page",
  async () => {
    await panel().getByRole('button', { name: 'All entries' }).click()
    await panel().getByRole('tab', { name: 'Pages' }).click()
    await panel().getByRole('button', { name: 'Add a page' }).waitFor()
    expect(
      await panel()
        .getByRole('button', { name: /^(Rename|Remove) \/news/ })
        .count(),
    ).toBe(0)
    await panel().getByRole('button', { name: 'Open the entry of this page' }).click()
    await panel().getByText('news · /news/by-mail').waitFor()
  },
)

slow('the panel answers a name that no address can have with one that it can', async () => {
  await panel().getByRole('button', { name: 'Rename …' }).click()
  await panel().getByLabel('Name in its address').fill('By mail – größer')
  await panel().getByRole('button', { name: 'Rename', exact: true }).click()
  await panel().getByText('such as by-mail-grosser').waitFor()
  await panel().getByRole('button', { name: 'Cancel' }).click()
})

it('the panel adds an entry as a draft with its required fields', async () => {
  await panel().getByRole('button', { name: 'All entries' }).click()
  await panel().getByRole('button', { name: 'New entry' }).click()
  await panel().getByLabel('Title').fill('A summer fair')
  await panel().getByLabel('Title').press('Enter')
  await panel().getByRole('heading', { name: 'A summer fair', level: 2 }).waitFor()
  expect(file('news/a-summer-fair.md')).toContain('draft: true')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/new.png` })
  await bar(page).getByRole('button', { name: 'Undo' }).and(page.getByTitle('Undo: “A summer fair” added')).waitFor()
})

it('the panel names what refers to an entry before it is removed, and leaves the focus in the panel', async () => {
  await panel().getByRole('button', { name: 'All entries' }).click()
  await panel()
    .getByText(/^people/)
    .click()
  await panel()
    .getByRole('button', { name: /^Ada Halden/ })
    .click()
  await panel().getByRole('button', { name: 'Remove', exact: true }).click()
  const answer = panel().getByRole('alert').filter({ hasText: 'It is named in' })
  expect(await answer.textContent()).toMatch(/content\/news\/2026-11-03-rates-2027\.md:\d/)
  await panel().getByRole('button', { name: 'Hide' }).click()
  await expect.poll(focused).toBe('All entries')
})

it('the panel takes a decimal comma in a number, whatever the language of the editor', async () => {
  await panel().getByRole('button', { name: 'All entries' }).click()
  await panel()
    .getByText(/^prices/)
    .click()
  await panel()
    .getByRole('button', { name: /^Annual accounts/ })
    .click()
  const price = panel().getByRole('textbox', { name: 'Francs' })
  await price.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1250,5')
  await page.keyboard.press('Tab')
  await expect.poll(() => file('prices.csv')).toContain(',1250.5')
  expect(await price.inputValue()).toBe('1250.5')
})

slow('the entries in the panel pass the accessibility check', async () => {
  expect(await panelFaults(page)).toEqual([])
})

it('the catalogue renders examples with a form on a site without forms', async () => {
  const answer = await fetch(`${project.preview.url}${endpoints.catalogue}`)
  const { entries } = (await answer.json()) as Catalogue
  const types = entries.filter(({ examples: [first] }) => typeof first?.props.form === 'string').map(({ type }) => type)
  expect(types).toContain('newsletter')
  for (const type of types) {
    const still = await fetch(`${project.preview.url}${endpoints.still}${type}/0`)
    expect([type, still.status]).toEqual([type, 200])
    expect(await still.text()).toContain('type="email"')
  }
})

slow('the picture of a gallery in the catalogue asks for no focus, which its frame may not take', async () => {
  const still = await (await fetch(`${project.preview.url}${endpoints.still}gallery/0`)).text()
  expect(still).toContain('enlarged-close')
  expect(still).not.toContain('autofocus')
})

it("the page of an entry is edited in place, and the change is saved in the entry's file", async () => {
  await page.goto(`${project.preview.url}/news/by-mail`)
  await text(page, 'Contracts by e-mail').click()
  await page.locator('[data-lectern-typing]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Contracts {by} post')
  await page.keyboard.press('Enter')
  await expect.poll(() => file('news/by-mail.md')).toContain('title: Contracts {by} post')
})

describe('languages side by side', () => {
  const german = () => readFileSync(join(project.folder, 'texts/de.yaml'), 'utf8')
  const row = (text: string) => panel().getByRole('textbox', { name: text, exact: true })
  const focused = () => panel().locator('textarea:focus').getAttribute('aria-labelledby')

  it('the panel shows each text above its translation, those of the page first', async () => {
    await page.goto(`${project.preview.url}/people`)
    await bar(page).getByRole('button', { name: 'Sections' }).click()
    await panel().getByRole('tab', { name: 'Languages' }).click()
    await row('Who answers you.').waitFor()
    expect(await panel().getByRole('listitem').first().textContent()).toContain('/people')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/languages.png` })
  })

  slow('an outdated translation shows how its text has changed, and Enter keeps it for the new text', async () => {
    const outdated = row('The team')
    expect(await outdated.inputValue()).toBe('Das ganze Team')
    const item = panel().getByRole('listitem').filter({ has: outdated })
    expect(await item.locator('del').textContent()).toBe('Our team')
    await outdated.press('Enter')
    await expect.poll(german).toContain('The team: Das ganze Team')
    expect(german()).not.toContain('Our team')
  })

  it('Enter saves a translation in the file of its language alone, and moves to the next untranslated text', async () => {
    const before = readFileSync(join(project.folder, 'site.yaml'), 'utf8')
    await row('Who answers you.').fill('Wer Ihnen antwortet.')
    const from = (await focused()) ?? ''
    await row('Who answers you.').press('Enter')
    await expect.poll(german).toContain('Who answers you.: Wer Ihnen antwortet.')
    await expect.poll(focused).not.toBe(from)
    expect(readFileSync(join(project.folder, 'site.yaml'), 'utf8')).toBe(before)
    await row('Who answers you.').waitFor({ state: 'detached' })
  })

  slow('the list of translations passes the accessibility check', async () => {
    expect(await panelFaults(page)).toEqual([])
  })
})

describe('the panel beside a page in another language', () => {
  slow('the panel beside a translated page has the sections of the page it translates, which move there', async () => {
    const written = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
    const before = written()
    await page.goto(`${project.preview.url}/de/people`)
    await bar(page).getByRole('button', { name: 'Sections' }).click()
    await panel().getByRole('tab', { name: 'Sections' }).click()
    await panel()
      .getByRole('row', { name: /Who answers you/ })
      .waitFor()
    const tools = page.getByRole('toolbar', { name: /^Section 1/ })
    await page.locator('#content > [data-lectern]').first().hover()
    await tools.getByRole('button', { name: /down/i }).click()
    await expect.poll(written).not.toBe(before)
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(written).toBe(before)
  })

  it('the panel beside a page in another language lists the pages of the manifest alone', async () => {
    await panel().getByRole('tab', { name: 'Pages' }).click()
    await panel().getByRole('button', { name: 'Rename /people' }).waitFor()
    const paths = await panel().locator('.page .quiet').allTextContents()
    expect(paths.filter((path) => path.startsWith('/de'))).toEqual([])
  })

  it('the question whether to remove a page takes the focus', async () => {
    await panel().getByRole('button', { name: 'Remove /people' }).click()
    await expect.poll(focused).toBe('Remove /people')
    await page.keyboard.press('Escape')
  })
})

it('the slider of moments shows the site as of the next change by keyboard, keeps the moment across pages, and switches editing off', async () => {
  await page.goto(project.preview.url)
  const slider = page.getByRole('slider', { name: /^Shown as of/ })
  await slider.focus()
  await page.getByText('Closed over Christmas').waitFor({ state: 'detached' })
  for (let step = 0; step < 6 && !(await slider.getAttribute('aria-valuetext'))?.startsWith('2026-12-20'); step++)
    await slider.press('ArrowRight')
  await page.waitForURL(/at=2026-12-20/)
  await page.getByRole('heading', { name: 'Closed over Christmas' }).waitFor()
  expect(await bar(page).getByRole('button', { name: 'Sections' }).count()).toBe(0)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/moment.png` })
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click()
  await page.waitForURL(/\/people\?.*at=2026-12-20/)
  await slider.press('Home')
  await page.waitForURL(/\/people$/)
})
