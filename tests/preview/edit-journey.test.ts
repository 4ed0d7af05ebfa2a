// From the blank template to a site of five pages with a form and a picture, by mouse and typing, without opening the file.
// The result is validated and built, and all other lines are unchanged.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { beforeLaunch, built } from './finished-site.ts'
import { type Project, previewProject } from './preview-project.ts'
import { stepsOf } from './steps-of-file.ts'

const blank = readFileSync(join(root, 'templates/blank/site.yaml'), 'utf8')
  .replace('{{name}}', 'Mill Bakery')
  .replace('{{language}}', 'en')

let project: Project
let page: Page
let panel: FrameLocator
let step: ReturnType<typeof stepsOf>
beforeAll(async () => {
  project = await previewProject({ text: blank })
  step = stepsOf(onDisk)
  page = await project.open('/')
  panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
const bar = () => page.getByRole('region', { name: 'Preview' })
/** Waits for a line that replaces another, and asserts that the step changes only these. */
const saved = async (come: string, gone: string) => expect(await step(come)).toEqual({ gone: [gone], come: [come] })

async function typeOver(words: string, typed: string) {
  await page
    .locator('#root [data-lectern-text]')
    .filter({ hasText: words })
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Control+a')
  await page.keyboard.type(typed)
  await page
    .getByRole('region', { name: 'Text', exact: true })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
}

async function addPage(title: string) {
  await panel.getByRole('tab', { name: 'Pages' }).click()
  await panel.getByRole('button', { name: 'Add a page' }).click()
  await panel.getByLabel('Title', { exact: true }).fill(title)
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await page.waitForURL(`**/${title.toLowerCase()}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

describe.skipIf(!isWhole)('the editor alone, without the file', () => {
  it('an owner who never opens the file edits a text on the page', async () => {
    await bar().getByRole('button', { name: 'Edit', exact: true }).click()
    await page.locator('main [data-lectern-text]:visible').first().waitFor()
    await bar().getByText('Click a text to type').waitFor()
    // There is one reading: nothing to switch, to compare or to name.
    expect(
      await bar()
        .getByText(/Version|Side by side/)
        .count(),
    ).toBe(0)
    await typeOver('Say in one line what you do', 'Bread worth the walk')
    await saved('title: Bread worth the walk', 'title: Say in one line what you do')
    await typeOver('Say in two or three sentences', 'We bake at four: bread is warm when you come by.')
    await saved(
      'text: "We bake at four: bread is warm when you come by."',
      'text: Say in two or three sentences for whom you do it, and what they get.',
    )
  })

  it('an owner who never opens the file adds two pages with their links, and a picture with an alternative text, stored under a distinct name', async () => {
    await bar().getByRole('button', { name: 'Sections' }).click()
    await addPage('Prices')
    await addPage('Oven')
    await panel.getByRole('tab', { name: 'Sections' }).click()
    await panel.getByRole('button', { name: 'Add a section' }).click()
    await panel.getByLabel('Find a section').fill('picture')
    await panel.getByRole('button', { name: /^Picture/ }).click()
    await panel.getByRole('heading', { name: 'picture' }).waitFor()
    const chooser = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: 'Upload a picture' }).click()
    const buffer = readFileSync(join(root, 'images/oven.jpg'))
    await (await chooser).setFiles({ name: 'Our oven (new).jpg', mimeType: 'image/jpeg', buffer })
    await step('file: images/our-oven-new.jpg')
    expect(existsSync(join(project.folder, 'images/our-oven-new.jpg'))).toBe(true)
    await panel.getByText('for people who do not see it', { exact: false }).first().waitFor()
    await panel.getByLabel('Words for people who do not see it', { exact: true }).fill('The oven, with bread in it.')
    await panel.getByRole('heading', { name: 'picture' }).click()
    await saved('alt: The oven, with bread in it.', 'alt: A fire in the arch of a brick oven')
    await page.getByRole('img', { name: 'The oven, with bread in it.' }).waitFor()
    // A decorative picture has no alternative text, and setting one makes it not decorative.
    await panel.locator('.switch-field', { hasText: 'Decorative' }).click()
    await saved('decorative: true', 'alt: The oven, with bread in it.')
    await panel.getByLabel('Words for people who do not see it', { exact: true }).fill('The oven, with bread in it.')
    await page.keyboard.press('Tab')
    await saved('alt: The oven, with bread in it.', 'decorative: true')
  })

  it('an owner who never opens the file fills in the name and address, and removes the marks of placeholders', async () => {
    await panel.getByRole('button', { name: 'All sections' }).click()
    await panel.getByRole('tab', { name: 'Site' }).click()
    await panel.getByRole('heading', { name: 'Name and contact' }).click()
    const site = panel.getByRole('group', { name: 'Name and contact' }).first()
    await site.getByRole('combobox', { name: 'Web address' }).fill('https://mill-bakery.fictional')
    await page.keyboard.press('Tab')
    await saved('url: https://mill-bakery.fictional', 'url: https://www.example.com')
    await site.getByRole('textbox', { name: 'Email' }).first().fill('bread@mill-bakery.fictional')
    await page.keyboard.press('Enter')
    await saved('email: bread@mill-bakery.fictional', 'email: hello@example.com')
    await site.locator('.switch-field').first().click()
    await expect.poll(onDisk).not.toContain('placeholder: true # take')
  })

  it("an owner who never opens the file ends with only the owner's own facts missing, a site that builds, and all other lines unchanged", async () => {
    expect(await beforeLaunch(project.folder)).toEqual(['missing-contact', 'still-placeholder', 'unreviewed-text'])
    const page = await built(project.folder)
    for (const path of ['', 'prices', 'privacy']) expect(page(path)).toContain('<h1')
    expect(page('contact')).toContain('<form')
    expect(page('oven')).toContain('The oven, with bread in it.')
    const now = onDisk().split('\n')
    const meant = /title: Say in one|text: Say in two|placeholder: true # take|url: https|email: hello/
    expect(blank.split('\n').filter((line) => !now.includes(line) && !meant.test(line))).toEqual([])
  })
})
