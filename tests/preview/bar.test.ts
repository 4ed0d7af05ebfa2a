// The bar, the inspect key, and a form that is submitted to the backend.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { isSameWindow, markWindow, type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  // `true` does nothing and ends well: as an editor it opens whatever it is given.
  process.env.LAUNCH_EDITOR = 'true'
  project = await previewProject()
})
afterEach(async () => {
  await project.closePages()
  project.save(project.original)
})
afterAll(() => {
  delete process.env.LAUNCH_EDITOR
  return project?.close()
})

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })

describe('the preview bar', () => {
  it('the preview bar names the reading and switches it for this window alone', async () => {
    const [page, other] = [await project.open('/contact'), await project.open('/contact')]
    await markWindow(page)
    const readingB = bar(page).getByRole('button', { name: 'B', exact: true })
    expect(await bar(page).getByRole('button', { name: 'A', exact: true }).getAttribute('aria-pressed')).toBe('true')
    const before = await page.locator('h1').textContent()
    await readingB.click()
    await page.getByRole('heading', { name: 'Ask before you put on your boots' }).waitFor()
    expect(await readingB.getAttribute('aria-pressed')).toBe('true')
    expect(page.url()).toContain('?reading=B')
    expect(await isSameWindow(page)).toBe(true)
    expect(await other.locator('h1').textContent()).toBe(before)
    expect(readFileSync(join(project.folder, 'site.yaml'), 'utf8')).toBe(project.original)
  })

  slow('the preview shows a page whose address is Arabic, and its bar goes on reading from left to right', async () => {
    const languages =
      'languages:\n  en: { name: English }\n  ar: { name: العربية, at: /ar, paths: { /contact: /اتصال } }\n'
    project.save(`${project.original.trimEnd()}\n${languages}`)
    const page = await project.open('/ar/اتصال')
    await page.locator('main form').first().waitFor({ timeout: 10_000 })
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
    expect(await bar(page).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })

  slow(
    'the preview bar says that there is no version of the name in the address, and leads to the one that the site shows',
    async () => {
      const page = await project.open('/contact?reading=nope&scheme=dark')
      const notice = page.getByRole('region', { name: 'Version', exact: true })
      await notice.getByText('There is no version “nope”.').waitFor()
      expect(await bar(page).textContent()).not.toContain('placeholder')
      await notice.getByRole('link', { name: 'Back to the site' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(page.url()).toBe(`${project.preview.url}/contact?scheme=dark`)
      expect(await notice.count()).toBe(0)
    },
  )

  slow(
    'the preview bar has its place before the script runs, and a page that is not drawn yet has a ring',
    async () => {
      const page = await project.open('/contact')
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      )
      const shown = async (path: string, part: '::before' | '::after') => {
        await page.goto(project.preview.url + path, { waitUntil: 'domcontentloaded' })
        return page.locator('#lectern-waiting').evaluate((one, pseudo) => getComputedStyle(one, pseudo).content, part)
      }
      expect(await shown('/contact', '::after')).toBe('""')
      expect(await shown('/__lectern/widths', '::before')).toBe('""')
      expect(await shown('/__lectern/widths', '::after')).toBe('none')
      await page.unrouteAll()
      await page.goto(`${project.preview.url}/contact`)
      await bar(page).waitFor()
      expect(await page.locator('#lectern-waiting').isVisible()).toBe(false)
    },
  )

  slow('the frames of several widths fit the window, with a ring behind their pages', async () => {
    const page = await project.open('/__lectern/widths?path=/contact')
    await page.locator('.window iframe').first().waitFor()
    const scales = await page
      .locator('.window iframe')
      .evaluateAll((frames) =>
        frames.map((frame) => frame.getBoundingClientRect().width / (frame as HTMLElement).offsetWidth),
      )
    for (const scale of scales) expect(scale).toBeCloseTo((1280 - 64) / 2423, 2)
    const ring = await page
      .locator('.window')
      .first()
      .evaluate((one) => getComputedStyle(one, '::before').borderRadius)
    expect(ring).toBe('50%')
  })

  slow('the preview bar shows both readings side by side, both live', async () => {
    const page = await project.open('/')
    await bar(page).getByRole('link', { name: 'Side by side' }).click()
    const [a, b] = ['A', 'B'].map((reading) => page.frameLocator(`iframe[title="Version ${reading}"]`))
    await a?.getByRole('heading', { name: 'Coming with a school?' }).waitFor()
    await b?.locator('h1').waitFor()
    expect(await b?.locator('h1').textContent()).not.toBe(await a?.locator('h1').textContent())
    project.change('Coming with a school?', 'Leading a choir?')
    await a?.getByRole('heading', { name: 'Leading a choir?' }).waitFor()
    expect(await a?.locator('lectern-preview').count()).toBe(0)
  })

  slow('the preview bar marks the current differences of readings side by side', async () => {
    const page = await project.open('/__lectern/both?path=/landings')
    const marked = (reading: string) =>
      page
        .frames()
        .find((frame) => frame.url().includes(`reading=${reading}`))
        ?.evaluate(() => [...(CSS.highlights.get('lectern-differs') ?? [])].map(String))
    const caption = (reading: string) => page.locator('figcaption', { hasText: `Version ${reading}` })
    await caption('A')
      .getByText(/^\d+ texts of its own$/)
      .waitFor()
    const [before, others] = [await marked('A'), await marked('B')]
    expect(before?.length).toBeGreaterThan(1)
    expect(before?.some((text) => others?.includes(text))).toBe(false)
    expect(before).toContain('None of it is sold on board.')
    expect(before).not.toContain('Bring with you')
    project.change('For the sledge more than for the boat.', 'None of it is sold on board.')
    await expect.poll(() => marked('A')).not.toContain('None of it is sold on board.')
    await page.getByLabel('Mark differences').uncheck()
    await expect.poll(() => marked('A')).toEqual([])
    expect(await caption('A').textContent()).toContain(`${(before?.length ?? 0) - 1} texts`)
  })

  slow('the preview bar shows a page at three widths', async () => {
    const page = await project.open('/__lectern/widths?path=/services')
    await expect.poll(() => page.frames().length, { timeout: 15_000 }).toBe(4)
    const widths = page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => innerWidth))
    expect((await Promise.all(widths)).sort((a, b) => a - b)).toEqual([375, 768, 1280])
  })

  slow(
    'the preview bar switches the page and itself between dark and light, and counts placeholders and problems',
    async () => {
      const page = await project.open('/')
      const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      await bar(page).getByRole('button', { name: 'dark' }).click()
      await expect.poll(scheme).toBe('dark')
      const ground = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
      await expect.poll(ground).toBe('rgb(18, 22, 28)')
      await bar(page).getByRole('button', { name: 'light' }).click()
      await expect.poll(scheme).toBe('light')
      await expect.poll(ground).toBe('rgb(246, 247, 249)')
      expect(
        await bar(page)
          .getByText(/^\d+ placeholders?$/)
          .textContent(),
      ).not.toBe('0 placeholders')
      await bar(page).getByRole('button', { name: '0 problems' }).waitFor()
    },
  )
})

describe('a click with the inspect key', () => {
  const inspect = async (page: Page, words: string | RegExp) => {
    await page
      .locator('#root')
      .getByText(words)
      .first()
      .click({ modifiers: ['Alt'] })
    const list = page.getByRole('region', { name: 'Origin' })
    await list.getByRole('listitem').first().waitFor()
    const found = await list
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => `${item.getAttribute('data-what')} ${item.textContent?.match(/:(\d+):/)?.[1]}`),
      )
    await list.getByRole('button', { name: 'Hide' }).click()
    return found
  }
  const lineOf = (words: string) => project.original.slice(0, project.original.indexOf(words)).split('\n').length

  slow('a click with the inspect key leads to the line of a text, and follows no link', async () => {
    const page = await project.open('/')
    expect(await inspect(page, 'Coming with a school?')).toEqual([`page ${lineOf('title: Coming with a school?')}`])
    expect(await inspect(page, 'See school fares')).toEqual([`page ${lineOf('label: See school fares')}`])
    expect(new URL(page.url()).pathname).toBe('/')
  })

  slow('a click with the inspect key leads into the fragment and to its use', async () => {
    const page = await project.open('/')
    expect(await inspect(page, 'Five landings, one timetable')).toEqual([
      `fragment ${lineOf('title: Five landings, one timetable')}`,
      `use ${lineOf('use: five-landings')}`,
    ])
  })

  slow('a click with the inspect key leads to the facts that are in a text', async () => {
    const page = await project.open('/')
    expect(await inspect(page, /Each begins with a/)).toEqual([
      `page ${lineOf('text: Each begins with a')}`,
      `fact ${lineOf('firstCallLength:')}`,
    ])
  })

  slow('a click with the inspect key leads to the layout of the reading, and distinguishes equal texts', async () => {
    const page = await project.open('/services')
    expect(await inspect(page, 'Navigation')).toEqual([`layout ${lineOf('title: Navigation')}`])
    const second = page.getByRole('link', { name: 'Write to us' }).nth(1)
    await second.click({ modifiers: ['Alt'] })
    const lines = project.original
      .split('\n')
      .flatMap((line, at) => (line.includes('label: Write to us') ? [at + 1] : []))
    await page.getByRole('region', { name: 'Origin' }).getByText(`:${lines[1]}:`).waitFor()
  })
})

it('a request sent from the preview is stored by the embedded backend and marked as a test, and its mail is shown and not sent', async () => {
  const page = await project.open('/contact?reading=B')
  await page.getByLabel('Name', { exact: true }).fill('Ada Miller')
  await page.getByLabel('Email').fill('ada@millbakery.example')
  await page.getByLabel('Organization').fill('Mill Bakery')
  // The form suspects a bot if it is filled in faster than a person can.
  await page.waitForTimeout(2200)
  await page.getByRole('button', { name: 'Ask for a crossing' }).click()
  const panel = page.getByRole('region', { name: 'Requests' })
  await panel.locator('pre').first().waitFor()
  expect(await panel.locator('pre').first().textContent()).toContain('"ok":true')
  await page.getByText('Thank you, it is with us!').and(page.locator(':visible')).first().waitFor()
  await panel.getByRole('heading', { name: 'Stored row' }).waitFor()
  expect(await panel.locator('[data-column=test]').textContent()).toBe('true')
  expect(await panel.locator('[data-column=email]').textContent()).toBe('ada@millbakery.example')
  const mail = await panel.locator('pre').last().textContent()
  expect(mail).toContain('Reply-To: ada@millbakery.example')
  expect(mail).toContain('Subject: Somebody asks for a crossing')
}, 60_000)
