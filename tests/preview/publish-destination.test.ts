// The publish destination is set in the preview, without opening the manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readyText } from '../deploy/deployed-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { faults } from './edited-page.ts'
import { type Project, previewProject } from './preview-project.ts'

const place = temporaryFolder()
let project: Project
let page: Page
beforeAll(async () => {
  process.env.XDG_STATE_HOME = join(place, 'state')
  project = await previewProject({ edit: true, text: readyText(''), build: async () => ({ code: 0, errors: '' }) })
  page = await project.open('/')
  await page.getByRole('button', { name: 'Saved: Publish' }).click()
})

const sheet = () => page.getByRole('region', { name: 'Publish', exact: true })
const manifest = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')

it('a publish destination without a valid folder is refused by the browser, and nothing is written', async () => {
  await sheet().getByRole('radio', { name: 'In a folder of this machine that is served' }).check()
  await sheet().getByRole('button', { name: 'Save' }).click()
  expect(
    await sheet()
      .getByRole('textbox', { name: 'Folder' })
      .evaluate((input: HTMLInputElement) => input.validity.valueMissing),
  ).toBe(true)
  expect(manifest()).not.toContain('publish:')
  expect(await faults(page)).toEqual([])
})

slow('the choices of a publish destination are large enough for a finger', async () => {
  const phone = await project.open('/', { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })
  await phone.getByRole('button', { name: 'Saved: Publish' }).tap()
  const choices = phone.getByRole('group', { name: 'Where does the site live?' }).locator('label:has([type=radio])')
  await choices.first().waitFor()
  const heights = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await phone.context().close()
})

slow('the bar is one row at 1280 pixels in German too, which has the longest words', async () => {
  const german = await project.open('/', { viewport: { width: 1280, height: 740 }, locale: 'de-DE' })
  const bar = german.getByRole('region', { name: 'Vorschau' })
  const panel = bar.getByRole('button', { name: 'Abschnitte' })
  await panel.waitFor()
  await bar.getByRole('button', { name: /^Gespeichert/ }).waitFor()
  expect((await bar.boundingBox())?.height).toBeLessThan(45)
  await bar.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  expect((await bar.boundingBox())?.height).toBeLessThan(45)
  await german.context().close()
})

it('the program of a publish destination is stored as separate arguments, as it is run without a shell', async () => {
  await sheet().getByRole('radio', { name: 'At a host, reached by a program' }).check()
  await sheet()
    .getByRole('textbox', { name: 'Program and its words' })
    .fill('rsync -a "{folder}/" "me@mill.bakery:/srv/our site/"')
  await sheet().getByRole('button', { name: 'Save' }).click()
  await sheet().getByRole('button', { name: 'Publish', exact: true }).waitFor()
  expect(parse(manifest()).publish).toEqual({
    to: 'command',
    run: ['rsync', '-a', '{folder}/', 'me@mill.bakery:/srv/our site/'],
  })
})

it('a publish destination can be undone like any other edit', async () => {
  await page.getByRole('button', { name: /^Undo/ }).click()
  await sheet().getByRole('group', { name: 'Where does the site live?' }).waitFor()
  expect(manifest()).not.toContain('publish:')
})
