// The bar of the preview in narrow windows: it is fully visible, and hides nothing of the page permanently.
import type { Page } from 'playwright'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(() => project.closePages())

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })

/** What can be used in the bar as it is now, with the edges of each. */
const controls = (page: Page) =>
  bar(page)
    .locator('button:visible, a:visible')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { name: one.textContent ?? '', left, right, top, bottom }
      }),
    )

it.each(isWhole ? [320, 375, 768, 1024, 1280] : [320])(
  'the preview bar fits a window of %i pixels, open and closed',
  async (width) => {
    const height = 640
    const page = await project.open('/contact?reading=B', { viewport: { width, height } })
    await bar(page).waitFor()
    const names = new Set<string>()
    const look = async () => {
      for (const { name, left, right, top, bottom } of await controls(page)) {
        names.add(name)
        expect({ name, inside: left >= 0 && right <= width && top >= 0 && bottom <= height }).toEqual({
          name,
          inside: true,
        })
      }
      expect(await bar(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    }
    await look()
    const more = bar(page).getByRole('button', { name: 'More' })
    if (await more.isVisible()) {
      expect(await more.getAttribute('aria-expanded')).toBe('false')
      // Closed, it is one line.
      expect((await bar(page).boundingBox())?.height).toBeLessThan(45)
      await more.click()
      expect(await more.getAttribute('aria-expanded')).toBe('true')
      await look()
    }
    expect([...names]).toEqual(
      expect.arrayContaining([
        'A',
        'B',
        'auto',
        'light',
        'dark',
        'Side by side',
        'Widths',
        'Blocks',
        '0 requests',
        '0 problems',
      ]),
    )
  },
)

it('the preview bar stays visible on a phone however the page is scrolled, and the end of the page can be scrolled above it', async () => {
  const page = await project.open('/contact?reading=B', {
    viewport: { width: 375, height: 640 },
    isMobile: true,
    hasTouch: true,
  })
  await page.locator('footer').waitFor()
  for (const open of [false, true]) {
    if (open) await bar(page).getByRole('button', { name: 'More' }).click()
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
    expect(box?.width).toBe(375)
    const foot = () =>
      page.locator('footer').evaluate((footer) => {
        scrollTo(0, document.documentElement.scrollHeight)
        return footer.getBoundingClientRect().bottom
      })
    // Pages scroll by whole pixels.
    await expect.poll(foot).toBeLessThan((box?.y ?? 0) + 1)
  }
})

it('a sheet that is opened on a phone folds the switches, and gives the focus back to their button', async () => {
  const page = await project.open('/contact?reading=B', { viewport: { width: 375, height: 640 } })
  const more = bar(page).getByRole('button', { name: 'More' })
  await more.click()
  await bar(page).getByRole('button', { name: 'Review' }).click()
  await page.getByRole('region', { name: 'Review', exact: true }).waitFor()
  expect(await more.getAttribute('aria-expanded')).toBe('false')
  await page.getByRole('region', { name: 'Review', exact: true }).getByRole('button', { name: 'Hide' }).click()
  await expect.poll(() => more.evaluate((button) => button.matches(':focus'))).toBe(true)
})

slow('the preview bar covers neither the focused element nor notices of the site', async () => {
  const page = await project.open('/contact?reading=B', { viewport: { width: 375, height: 640 } })
  const button = page.getByRole('button', { name: 'Ask for a crossing' })
  await button.waitFor()
  const edge = async () => (await bar(page).boundingBox())?.y ?? 0
  const covered: string[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element.localName === 'lectern-preview') return undefined
      return { name: element.outerHTML.slice(0, 80), ...element.getBoundingClientRect().toJSON() } as {
        name: string
        top: number
        bottom: number
      }
    })
    if (at && at.bottom > (await edge()) + 1 && at.bottom - at.top < 400) covered.push(at.name)
  }
  expect(covered).toEqual([])
  // A failure is shown by a toast above the panel that opened with the request.
  await page.route('**/functions/v1/**', (route) => route.abort())
  await page.getByLabel('Name', { exact: true }).fill('Ada Miller')
  await page.getByLabel('Email').fill('ada@millbakery.example')
  await page.getByLabel('Organization').fill('Mill Bakery')
  await button.click()
  const toast = page.getByRole('alert').getByText('It was not sent').locator('visible=true').last()
  await toast.waitFor()
  const box = await toast.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await edge())
})
