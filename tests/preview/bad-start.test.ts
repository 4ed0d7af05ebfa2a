// A preview started on a manifest with mistakes, without a valid state to show.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { twoReadingsText as whole } from '../fixtures/two-readings-text.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject({ text: whole.replace('type: banner', 'type: baner') })
})
afterAll(async () => {
  await project?.closePages()
  await project?.close()
})

it('a preview started on a broken manifest lists the problems, and shows the page after the first save without errors', async () => {
  const page = await project.open('/')
  const list = page.getByRole('region', { name: 'Problems' })
  await list.getByText('unknown-block').waitFor()
  expect(await page.locator('h1').count()).toBe(0)
  project.save(whole)
  await page.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
  await list.waitFor({ state: 'detached' })
})
