// Publishing from the preview, in a real browser: the site goes into a folder that is served, under the name that the manifest gives it.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishEndpoints } from '../../src/preview/endpoints.ts'
import { buildFor, onTheWeb, readyText, type ServedWeb, servedWeb } from '../deploy/deployed-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { faults } from './edited-page.ts'
import { type Project, previewProject } from './preview-project.ts'

const place = temporaryFolder()
const realFetch = globalThis.fetch
let web: ServedWeb
let project: Project
let page: Page
beforeAll(async () => {
  process.env.XDG_STATE_HOME = join(place, 'state')
  mkdirSync(join(place, 'web'))
  web = await servedWeb(join(place, 'web'))
  // Requests for the site's host name go to the server of this file, in all of its tests.
  globalThis.fetch = (asked, options) => realFetch(String(asked).replace(onTheWeb, web.url), options)
  let manifest = ''
  project = await previewProject({
    edit: true,
    text: readyText(`publish: { to: folder, path: ${web.folder} }`),
    build: (asked) => buildFor(manifest)(asked),
    whileOpening: (folder) => {
      manifest = join(folder, 'site.yaml')
    },
  })
  page = await project.open('/')
})
afterAll(async () => {
  globalThis.fetch = realFetch
  await project?.close()
  web?.close()
})

const state = (word: string) => page.getByRole('button', { name: `${word}: publish` })
const sheet = () => page.getByRole('region', { name: 'Publish', exact: true })

it('publishing from the preview is confirmed once, keeps the focus, reports each step, and the site is live', async () => {
  await state('Saved').click()
  await sheet().getByRole('button', { name: 'Publish', exact: true }).click()
  await sheet().getByText('May this machine do that, now and from now on?').waitFor()
  expect(await faults(page)).toEqual([])
  await page.screenshot({ path: `${process.env.SHOTS ?? place}/ask.png` })
  await sheet().getByRole('button', { name: 'Yes, there' }).click()
  const hasFocus = (one: Element) => one === (one.getRootNode() as ShadowRoot).activeElement
  expect(await sheet().locator('button.main').evaluate(hasFocus)).toBe(true)
  await sheet().getByText(`${onTheWeb} answers with this build.`).first().waitFor()
  await state('Live').waitFor()
  await sheet()
    .getByText(/^Live since/)
    .waitFor()
  await page.getByRole('heading', { name: /^Nothing has changed/ }).waitFor()
  expect(await web.seen()).toBe('Two bakers')
  expect(await faults(page)).toEqual([])
  await page.screenshot({ path: `${process.env.SHOTS ?? place}/live.png` })
})

slow(
  'publishing from the preview is refused for a site with a placeholder, with a button that leads to its place',
  async () => {
    project.change('text: Two bakers and an oven.', 'text: Three bakers and an oven.\n            placeholder: true')
    await state('Saved').waitFor()
    await sheet().getByRole('button', { name: 'Publish', exact: true }).click()
    const point = sheet().getByRole('button', { name: /is still a placeholder/ })
    await point.waitFor()
    expect(await faults(page)).toEqual([])
    await page.screenshot({ path: `${process.env.SHOTS ?? place}/open.png` })
    await point.click()
    await page.getByRole('textbox', { name: 'YAML: site.yaml' }).waitFor()
    expect(await web.seen()).toBe('Two bakers')
  },
)

slow('publishing from the preview reports its steps in the language of the editor', async () => {
  const french = await project.open('/', { locale: 'fr-FR' })
  await french.getByRole('button', { name: /Publier$/ }).click()
  const review = french.getByRole('region', { name: 'Publier', exact: true })
  await review.getByText('1 élément n’est pas prêt pour le public.').first().waitFor()
  await review.getByText('Complétez-les, ou publiez quand même.').waitFor()
  await french.close()
})

slow('publishing from the preview is reverted by one button, and the manifest stays', async () => {
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await state('Saved').click()
  await sheet().getByRole('button', { name: 'Publish', exact: true }).click()
  await sheet().getByRole('button', { name: 'Do it all the same' }).click()
  await state('Live').waitFor()
  expect(await web.seen()).toBe('Three bakers')
  await sheet().getByRole('button', { name: 'Put the build before back' }).click()
  await state('Saved').waitFor()
  expect(await web.seen()).toBe('Two bakers')
  expect(readFileSync(join(project.folder, 'site.yaml'), 'utf8')).toContain('Three bakers')
})

it('publishing from the preview is refused for a page without the token', async () => {
  for (const [path, method] of [
    [publishEndpoints.state, 'GET'],
    [publishEndpoints.start, 'POST'],
    [publishEndpoints.back, 'POST'],
  ] as const) {
    const answer = await fetch(project.preview.url + path, { method, ...(method === 'POST' && { body: '{}' }) })
    expect(answer.status).toBe(403)
  }
})
