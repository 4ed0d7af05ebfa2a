// A save is shown on the page without a reload, and the state of the page is kept.
import type { Page } from 'playwright'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
})

const shows = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

it('the live preview shows a changed text without a reload, and keeps scroll, focus, open details and typed text', async () => {
  const page = await project.open('/contact')
  await markWindow(page)
  await page.getByLabel('Name', { exact: true }).fill('Ada Miller')
  await page.getByLabel('Organization').focus()
  await page.evaluate(() => {
    const details = document.createElement('details')
    details.append(Object.assign(document.createElement('summary'), { textContent: 'More' }), 'Told')
    details.open = true
    document.querySelector('main > section')?.append(details)
    scrollTo(0, 300)
  })
  project.change('label: Name, required', 'label: Your full name, required')
  await page.getByLabel('Your full name').waitFor()
  expect(await page.getByLabel('Your full name').inputValue()).toBe('Ada Miller')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('organization')
  expect(await page.evaluate(() => scrollY)).toBe(300)
  expect(await page.locator('details').evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true)
  expect(await isSameWindow(page)).toBe(true)
})

slow(
  'the live preview follows the switch of readings, also to a page that exists in the other reading alone',
  async () => {
    const page = await project.open('/services')
    await markWindow(page)
    await shows(page, 'Boats for every tide')
    project.change('reading: A', 'reading: B')
    await page.getByText('Boats for every tide').waitFor({ state: 'detached' })
    await page.goto(`${project.preview.url}/impact`)
    await shows(page, 'A century of crossings in figures')
  },
)

it('the live preview follows the theme, the layout and a fact without a reload', async () => {
  const page = await project.open('/')
  await markWindow(page)
  await shows(page, 'Coming with a school?')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'))
  project.change('ground: "#f4f8f1"', 'ground: "#ffeedd"')
  await expect.poll(ground).toBe('#ffeedd')
  project.change('label: Services, to: /services', 'label: What we do, to: /services')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'What we do' }).waitFor()
  project.change('reply: 24 hours', 'reply: one working day')
  await shows(page, 'We answer within one working day.')
  expect(await isSameWindow(page)).toBe(true)
})

it('the live preview adds a route, removes one and turns one into a redirect while it is open', async () => {
  const page = await project.open('/pricing')
  await markWindow(page)
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  const route =
    '      /pricing:\n        title: Prices\n        description: What it costs.\n        blocks:\n          - { type: page-intro, title: What it costs, text: Less than you think. }\n'
  project.change('      /services:\n', `${route}      /services:\n`)
  await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  project.save(project.original)
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  project.change(
    '    unknownPaths: { screen: error }\n',
    '    unknownPaths: { screen: error }\n    redirects: { /pricing: /services }\n',
  )
  await shows(page, 'Boats for every tide')
  expect(new URL(page.url()).pathname).toBe('/services')
  expect(await isSameWindow(page)).toBe(true)
})

slow(
  'the live preview answers an unknown path with the error screen and status 404 in reading A, and leads home in reading B',
  async () => {
    const page = await project.open('/no-such-page')
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    await shows(page, '404 Not Found')
    expect((await page.goto(`${project.preview.url}/no-such-page`))?.status()).toBe(404)
    await page.goto(`${project.preview.url}/contact?reading=B`)
    await page.goto(`${project.preview.url}/no-such-page?reading=B`)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    // With replacement: Back leads past the address that was redirected.
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
  },
)

slow('the live preview names the pages nearest to an unknown path on a site without a page for that', async () => {
  const page = await project.open('/servises')
  project.change('    unknownPaths: { screen: error }\n', '')
  await page.getByRole('heading', { level: 1, name: 'This page is not here' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Services' }).first().click()
  await shows(page, 'Boats for every tide')
  project.save(project.original)
})

it('the live preview follows a link without leaving the window, to its anchor, and returns to the scroll position', async () => {
  const page = await project.open('/?scheme=dark')
  await markWindow(page)
  await page.getByRole('link', { name: 'See school fares' }).click()
  await expect.poll(() => page.url()).toBe(`${project.preview.url}/services?scheme=dark#school-fares`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect.poll(() => page.title()).toContain('Services')
  await page.goBack()
  await shows(page, 'Coming with a school?')
  expect(await isSameWindow(page)).toBe(true)
})

slow('the live preview reads a manifest with Windows line ends', async () => {
  const page = await project.open('/')
  await shows(page, 'Coming with a school?')
  project.save(project.original.replaceAll('\n', '\r\n'))
  await expect.poll(() => project.preview.live.good?.source.text.includes('\r\n')).toBe(true)
  project.save(project.original.replaceAll('\n', '\r\n').replace('Coming with a school?', 'Leading a charity?'))
  await shows(page, 'Leading a charity?')
})

it('the live preview follows included pages, new ones too, and reports a mistake in the file that contains it', async () => {
  const page = await project.open('/extra')
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  const extra = (title: string) =>
    `/extra:\n  title: ${title}\n  description: One more.\n  blocks:\n    - { type: page-intro, title: ${title}, text: Less than you think. }\n`
  project.write('pages/extra.yaml', extra('One more page'))
  project.change(
    '    unknownPaths: { screen: error }\n',
    '    unknownPaths: { screen: error }\n    include: pages/*.yaml\n',
  )
  await page.getByRole('heading', { name: 'One more page' }).waitFor()
  project.write('pages/extra.yaml', extra('One changed page'))
  await page.getByRole('heading', { name: 'One changed page' }).waitFor()
  project.write('pages/extra.yaml', extra('One wrong page').replace('page-intro', 'page-intros'))
  await page
    .getByRole('region', { name: 'Problems' })
    .getByRole('button', { name: /pages\/extra\.yaml:5:/ })
    .waitFor()
  expect(await page.getByRole('heading', { name: 'One changed page' }).isVisible()).toBe(true)
  project.write('pages/extra.yaml', extra('One fixed page'))
  project.write('pages/other.yaml', extra('Another page').replace('/extra', '/other'))
  await page.getByRole('heading', { name: 'One fixed page' }).waitFor()
  await expect.poll(() => project.preview.live.shown({ path: '/' })?.paths.pages).toContain('/other')
})
