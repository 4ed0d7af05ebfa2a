// A page of the preview that is edited: one window for all tests of a file, with its modules loaded; what it
// stores is cleared after each test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterEach, beforeAll, expect } from 'vitest'
import { endpoints } from '../../src/preview/endpoints.ts'
import { type Project, previewProject } from './preview-project.ts'

export const heading = 'Coming with a school?'

export const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })
export const note = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
export const press = (page: Page, name: string | RegExp) => note(page).getByRole('button', { name }).click()
export const text = (page: Page, words: string | RegExp) =>
  page.locator('#root [data-lectern-text]').filter({ hasText: words }).first()

export async function typeInto(page: Page, words: string, typed: string) {
  await text(page, words).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(typed)
}

/** Switches editing on. */
export async function edit(page: Page) {
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('main [data-lectern-text]:visible').first().waitFor()
}

/** The panel beside the page, with the fields of the first section that is named so. */
export async function openSection(page: Page, name: RegExp): Promise<FrameLocator> {
  await bar(page).getByRole('button', { name: 'Sections' }).click()
  const panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
  await panel.getByRole('row', { name }).first().click()
  return panel
}

/** A project and the window on it, for all tests of the file that calls this. */
export function editedPage() {
  let project: Project
  let shared: Page | undefined
  let first: string | undefined
  const shown = async () => (await fetch(`${project.preview.url}${endpoints.shown}?path=/`)).text()
  const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
  const visit = async (path: string): Promise<Page> => {
    first ??= await shown()
    if (!shared) shared = await project.open(path)
    else await shared.goto(project.preview.url + path)
    return shared
  }
  beforeAll(async () => {
    project = await previewProject()
  })
  afterEach(async () => {
    project.save(project.original)
    await shared?.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    // A page of the previous test would have its old state, in conflict with the file.
    if (first !== undefined) await expect.poll(shown).toBe(first)
  })
  return {
    get project() {
      return project
    },
    onDisk,
    visit,
    async editing(path: string): Promise<Page> {
      const page = await visit(path)
      await edit(page)
      return page
    },
    /** The original with one change, as it has to be in the file. */
    becomes: (from: string, to: string) => expect.poll(onDisk).toBe(project.original.replace(from, to)),
  }
}

export async function faults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  return page.evaluate(async () => {
    const options = { rules: { region: { enabled: false } } }
    const { violations, passes } = await window.axe.run(document, options)
    if (!passes.some(({ id }) => id === 'color-contrast')) return ['Nothing was looked at.']
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}
