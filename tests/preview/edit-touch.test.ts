// Editing by touch, on a tablet and a phone.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { bar, faults, heading, note, text } from './edited-page.ts'
import { panelFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(async () => {
  project.save(project.original)
  await project.closePages()
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')

/** Names of controls below the minimum size for touch, in CSS pixels. */
const tooSmall = (controls: Locator, least: number) =>
  controls.evaluateAll(
    (all, size) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        const isShown = width > 1 && height > 1
        const name = one.getAttribute('aria-label') ?? one.textContent ?? ''
        return isShown && (width < size || height < size) ? [`${name}: ${width} by ${height}`] : []
      }),
    least,
  )

async function touching(width: number): Promise<Page> {
  const page = await project.open('/', { viewport: { width, height: 800 }, hasTouch: true, isMobile: true })
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).tap()
  await page.locator('main [data-lectern-text]:visible').first().waitFor()
  return page
}

describe.skipIf(!isWhole).each([375, 768])('the editor on a touch screen %i pixels wide', (width) => {
  it('a tap on a text puts the cursor there, and a tap on Save saves it', async () => {
    const page = await touching(width)
    await text(page, heading).tap()
    await page.locator('[data-lectern-typing]').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('By touch {')
    const facts = note(page).getByRole('listbox', { name: 'Facts of the site' })
    await facts.waitFor()
    expect(await tooSmall(note(page).locator('button, [role=option], input'), 44)).toEqual([])
    expect(await faults(page)).toEqual([])
    await facts.getByRole('option', { name: /^season/ }).tap()
    expect(await tooSmall(note(page).locator('button'), 44)).toEqual([])
    await note(page).getByRole('button', { name: 'Save' }).tap()
    await expect.poll(onDisk).toBe(project.original.replace(`title: ${heading}`, 'title: By touch {facts.season}'))
  })

  it('the on-screen keyboard covers neither the edited text nor its note', async () => {
    const page = await touching(width)
    const covered = 380
    await page.evaluate((height) => {
      const seen = { offsetTop: 0, offsetLeft: 0, height: innerHeight - height, width: innerWidth, scale: 1 }
      Object.defineProperty(window, 'visualViewport', { value: Object.assign(new EventTarget(), seen) })
    }, covered)
    await text(page, heading).tap()
    await note(page).getByRole('button', { name: 'Save' }).waitFor()
    const bottom = async (one: Locator) => {
      const box = await one.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(() => bottom(note(page))).toBeLessThanOrEqual(800 - covered)
    await expect.poll(() => bottom(page.locator('[data-lectern-typing]'))).toBeLessThanOrEqual(800 - covered)
  })

  it('the panel on a touch screen opens, its controls are large enough, and a section moves without dragging', async () => {
    const page = await touching(width)
    await bar(page).getByRole('button', { name: 'Sections' }).tap()
    const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
    await panel.getByRole('row', { name: /^Banner/ }).waitFor()
    const order = () => onDisk().indexOf('type: banner') - onDisk().indexOf('type: comparison')
    expect(order()).toBeLessThan(0)
    expect(
      await tooSmall(
        panel.locator('button, [role=tab], .switch-field, input:not([tabindex="-1"], [type=checkbox])'),
        44,
      ),
    ).toEqual([])
    expect(await panelFaults(page)).toEqual([])
    await panel
      .getByRole('row', { name: /^Banner/ })
      .getByRole('button', { name: /^Actions:/ })
      .tap()
    await panel.getByRole('menuitem', { name: 'Move down' }).tap()
    await expect.poll(order).toBeGreaterThan(0)
    await panel.getByRole('row', { name: /^Opening/ }).tap()
    const title = panel.getByLabel('Title', { exact: true }).first()
    await title.fill('By touch')
    await panel.getByRole('heading', { name: 'Opening' }).tap()
    await expect.poll(onDisk).toContain('title: By touch\n')
  })
})

it('the panel on a phone shows its tabs alone while a text above it is typed, and has its height again when it is touched', async () => {
  const page = await touching(375)
  await bar(page).getByRole('button', { name: 'Sections' }).tap()
  const frame = page.locator('lectern-preview .panel-frame')
  const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
  const sections = panel.getByRole('tab', { name: 'Sections' })
  await sections.waitFor()
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
  const whole = await topOf(frame)
  await text(page, heading).tap()
  await note(page).getByRole('button', { name: 'Save' }).waitFor()
  await expect.poll(() => topOf(frame)).toBeGreaterThan(whole + 300)
  await sections.tap()
  await expect.poll(() => topOf(frame)).toBe(whole)
})
slow('the panel on a phone ends above the notice of a draft, so that all of it can be reached', async () => {
  const page = await touching(375)
  await text(page, heading).tap()
  await page.locator('[data-lectern-typing]').waitFor()
  await page.keyboard.type('A draft ')
  await page.goto(`${project.preview.url}/contact`)
  const notice = page.locator('lectern-preview .notice')
  await notice.waitFor()
  await bar(page).getByRole('button', { name: 'Sections' }).tap()
  await page.frameLocator('iframe[title="Sections, fields and pages"]').getByRole('tab').first().waitFor()
  const frame = page.locator('lectern-preview .panel-frame')
  await expect
    .poll(async () => {
      const [above, below] = [await frame.boundingBox(), await notice.boundingBox()]
      return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))
    })
    .toBe(0)
})
