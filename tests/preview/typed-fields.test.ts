// Text typed into the panel is never lost, whenever the responses to saves and loads arrive; the tests delay these.
import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect } from 'vitest'
import { editEndpoints } from '../../src/preview/endpoints.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { slow } from '../whole-suite.ts'
import { changedLines } from './changed-lines.ts'
import { bar, edit, text } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let page: Page
let panel: FrameLocator
beforeAll(async () => {
  project = await previewProject()
  page = await project.open('/')
  panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
})
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  project.save(project.original)
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')

async function openSection(name: RegExp) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(project.preview.url)
  await edit(page)
  await bar(page).getByRole('button', { name: 'Sections' }).click()
  await panel.getByRole('row', { name }).first().click()
  await panel.getByRole('button', { name: 'All sections' }).waitFor()
}

const title = () => panel.getByLabel('Title', { exact: true }).first()
const changed = () => changedLines(project.original, onDisk())

/** Delays responses of an endpoint until the returned function is called; the server has handled the requests. */
async function holdAnswers(path: string): Promise<() => void> {
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    await isFree
    await route.fulfill({ response })
  })
  return release
}

const field = (name: string) => panel.getByLabel(name, { exact: true }).first()
const leave = () => panel.getByRole('heading', { level: 2 }).first().click()

slow(
  'text typed in the panel while earlier saves are pending is saved too, and not reported as a change of others',
  async () => {
    await openSection(/^Banner/)
    const release = await holdAnswers(editEndpoints.apply)
    await field('Title').fill('Coming with a class?')
    await leave()
    await expect.poll(onDisk).toContain('title: Coming with a class?')
    await field('Text').fill('Bring them all.')
    await leave()
    await field('Title').fill('Coming with a whole class?')
    await leave()
    release()
    await expect.poll(onDisk).toContain('text: Bring them all.')
    await expect.poll(onDisk).toContain('title: Coming with a whole class?')
    await expect.poll(() => panel.locator('.foot [role=status]').textContent()).toBe('Saved.')
  },
)

slow('text typed into a field of the panel is saved when the field is removed before it loses the focus', async () => {
  await openSection(/^Banner/)
  await field('Title').fill('Coming with a class?')
  await page.frame({ url: /__lectern\/panel/ })?.evaluate(() => {
    location.hash = ''
  })
  await expect.poll(onDisk).toContain('title: Coming with a class?')
})

slow('text in the panel whose save has failed is saved when the field loses the focus again', async () => {
  await openSection(/^Banner/)
  await page.route(`**${editEndpoints.apply}`, (route) => route.abort(), { times: 1 })
  await field('Title').fill('Coming with a class?')
  await leave()
  await panel.getByText('What you typed is kept', { exact: false }).waitFor()
  await field('Title').focus()
  await leave()
  await expect.poll(onDisk).toContain('title: Coming with a class?')
})

slow(
  'every text of the panel whose save was refused says that it is not saved, after a reload too, and can be saved from there',
  async () => {
    await openSection(/^Banner/)
    await page.route(`**${editEndpoints.apply}`, (route) => route.abort())
    await field('Title').fill('Coming with a class?')
    await field('Text').fill('Bring them all.')
    await leave()
    const unsaved = panel.getByText('This was typed and not saved.')
    await expect.poll(() => unsaved.count()).toBe(2)
    await page.unrouteAll()
    await page.reload()
    await expect.poll(() => unsaved.count()).toBe(2)
    await panel.locator('.theirs').first().getByRole('button', { name: 'Save' }).press('Enter')
    await expect.poll(onDisk).toContain('title: Coming with a class?')
    await expect.poll(() => unsaved.count()).toBe(1)
    expect(await field('Title').evaluate((one) => one.matches(':focus'))).toBe(true)
  },
)

slow('the time of a moment that is typed in the panel is saved when its field loses the focus', async () => {
  const timed = project.original
    .replace(/^site:\n/m, 'site:\n  timeZone: Europe/London\n')
    .replace(/^( +)- type: banner\n/m, '$1- type: banner\n$1  until: 2999-12-31 08:00\n')
  project.save(timed)
  await openSection(/^Banner/)
  await panel.getByText('More', { exact: true }).click()
  await panel.locator('input[type=time]').focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('0915AM')
  await leave()
  await expect.poll(onDisk).toBe(timed.replace('2999-12-31 08:00', '2999-12-31 09:15'))
})

describe('a switch in a section that was moved in the file, before the panel knows', () => {
  const banner = /^ {10}- type: banner\n(?: {12}.*\n)+/m.exec(twoReadingsText)?.[0] ?? ''
  const press = async () => {
    await panel.getByText('More', { exact: true }).click()
    await panel.locator('.switch-field', { hasText: 'Draft' }).first().click()
  }

  slow('a switch in a section that was moved in the file changes that section', async () => {
    await openSection(/^Banner/)
    const release = await holdAnswers(editEndpoints.panel)
    const moved = project.original
      .replace(banner, '')
      .replace('          - type: steps', `${banner}          - type: steps`)
    expect(moved).not.toContain(`${banner}\n          - type: comparison`)
    project.save(moved)
    await press()
    await expect.poll(onDisk).toBe(moved.replace('- type: banner\n', '- type: banner\n            draft: true\n'))
    release()
  })

  slow('a switch in a section that was removed from the file writes nothing, and this is reported', async () => {
    await openSection(/^Banner/)
    const release = await holdAnswers(editEndpoints.panel)
    const without = project.original.replace(banner, '')
    project.save(without)
    await press()
    await panel.getByRole('alert').getByText('Somebody else has changed or removed this').waitFor()
    expect(onDisk()).toBe(without)
    release()
  })
})

slow('what is typed into a field while the file cannot be written is saved by a button once it can', async () => {
  await openSection(/^Banner/)
  const file = join(project.folder, 'site.yaml')
  chmodSync(file, 0o444)
  await title().fill('Kept')
  await title().press('Tab')
  await panel.getByRole('alert').getByText('It may only be read.').waitFor()
  chmodSync(file, 0o644)
  await panel.locator('.foot').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => changed().come).toEqual(['title: Kept'])
})

slow('a switch that is pressed twice before the first response restores the file', async () => {
  await openSection(/^Banner/)
  await panel.getByRole('button', { name: 'All sections' }).click()
  const release = await holdAnswers(editEndpoints.apply)
  const unlisted = panel.locator('.switch-field', { hasText: 'Not found by search engines' }).first()
  await unlisted.click()
  await expect.poll(onDisk).toContain('the other side.\n        unlisted: true')
  await unlisted.click()
  release()
  await expect.poll(onDisk).toBe(project.original)
})

slow('the panel does not list the sections of the previous page after another page is opened beside it', async () => {
  await openSection(/^Banner/)
  const release = await holdAnswers(editEndpoints.panel)
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '/services'
    link.click()
  })
  await panel.getByText('Loading …').waitFor()
  expect(await panel.getByRole('button', { name: 'Add a section' }).count()).toBe(0)
  release()
  await panel.getByRole('row', { name: /^Page title/ }).waitFor()
})

slow('text typed on a page while its panel loads after a reload stays in its text', async () => {
  await openSection(/^Banner/)
  const release = await holdAnswers('/__lectern/panel')
  await page.reload()
  await text(page, 'Coming with a school?').click()
  await page.locator('[data-lectern-typing]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Coming with')
  release()
  await panel.getByRole('button', { name: 'All sections' }).waitFor()
  await page.keyboard.type(' a whole class?')
  await page.keyboard.press('Enter')
  await expect.poll(onDisk).toContain('title: Coming with a whole class?')
})

slow(
  'an accent without contrast leaves the page as it is, and one press sets the nearest colour with contrast',
  async () => {
    await openSection(/^Banner/)
    await panel.getByRole('button', { name: 'All sections' }).click()
    await panel.getByRole('tab', { name: 'Look' }).click()
    const accent = panel.getByRole('group', { name: 'By day' }).getByLabel('Buttons and links', { exact: true })
    await accent.fill('#e8e0a0')
    await panel.getByText('the page keeps its colour').waitFor()
    const nearest = panel.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that can be read$/ })
    const colour = (await nearest.textContent())?.slice(4, 11)
    await nearest.click()
    await expect.poll(() => changed().come).toEqual([`accent: "${colour}"`])
    await expect.poll(() => nearest.count()).toBe(0)
    expect(await panel.getByRole('alertdialog').count()).toBe(0)
  },
)

slow(
  'a fact is inserted into a text field of the panel by a brace or by a button; the field shows its value, and Escape leaves a brace',
  async () => {
    await openSection(/^Opening/)
    const facts = panel.getByRole('listbox', { name: 'Facts of the site' })
    await title().press('End')
    await page.keyboard.type(' {')
    await facts.getByRole('option', { name: /^season/ }).waitFor()
    expect(await panelFaults(page)).toEqual([])
    await page.keyboard.type('march')
    await page.keyboard.press('Enter')
    await panel.getByText('Reads: Cross the estuary in your own time March to October').waitFor()
    await page.keyboard.type(', {so')
    await page.keyboard.press('Escape')
    await facts.waitFor({ state: 'detached' })
    expect(await title().inputValue()).toBe('Cross the estuary in your own time {facts.season}, {so')
    for (const _ of ', {so') await page.keyboard.press('Backspace')
    await panel.getByRole('button', { name: 'Title: insert a fact' }).click()
    await facts.getByRole('option', { name: /^reply/ }).click()
    await facts.waitFor({ state: 'detached' })
    const both = await title().inputValue()
    await page.keyboard.press('Control+z')
    await expect.poll(() => title().inputValue()).toBe(both.replace('{facts.reply}', ''))
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => title().inputValue()).toBe(both)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => changed().come)
      .toEqual(['title: Cross the estuary in your own time {facts.season}{facts.reply}'])
  },
)

slow('an unknown fact in a text field of the panel is refused with Enter, and what was typed stays', async () => {
  await openSection(/^Opening/)
  await title().press('End')
  await page.keyboard.type(' {by} post {zz')
  await panel.getByText('No fact is called so').waitFor()
  await page.keyboard.press('Enter')
  await panel.getByRole('alert').getByText('{by}').waitFor()
  expect(await title().inputValue()).toBe('Cross the estuary in your own time {by} post {zz')
})
