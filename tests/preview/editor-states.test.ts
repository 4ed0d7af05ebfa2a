// The editor in each of its states: accessibility, and nothing cut off or too wide, in the languages with the longest
// words; and F2, which moves the focus to it.
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { panel, practice, statesOf } from './editor-states.ts'
import { type Project, previewProject } from './preview-project.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

let project: Project
beforeAll(async () => {
  project = await previewProject(practice())
})

/** The page with the preview's own shadow tree, and the documents of the panel and of notes. */
const documents = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame === page.mainFrame() || frame.url().includes('/__lectern/panel?'))

/** Violations that axe finds, in each document separately. */
async function axeFaults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of documents(page)) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.addScriptTag({ path: axe })
    const faults = await frame.evaluate(async () => {
      const { violations } = await window.axe.run(document, { iframes: false })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
    })
    found.push(...faults)
  }
  return found
}

/** Texts that overflow or are cut off without an ellipsis, and controls too small for touch. */
async function wordsAndTargets(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of documents(page))
    found.push(
      ...(await frame.evaluate(() => {
        const root = document.querySelector('lectern-preview')?.shadowRoot ?? document
        const all = [
          ...root.querySelectorAll(
            'button, a, [role=tab], input, select, h1, h2, h3, label, legend, summary, p, .item-name .quiet',
          ),
        ]
        return all.flatMap((element) => {
          const { left, right, width, height } = element.getBoundingClientRect()
          // What is there for screen readers alone is clipped.
          const isUnseen =
            getComputedStyle(element).clipPath !== 'none' || element.closest('.unseen, .still, .tab-list')
          if (width === 0 || !element.checkVisibility() || isUnseen) return []
          const isCut =
            !element.matches('input, select') &&
            element.scrollWidth > element.clientWidth + 1 &&
            (getComputedStyle(element).overflowX !== 'visible' || element.matches('.item-name *'))
          const isOut = left < -1 || right > innerWidth + 1
          // A link in a sentence is as high as its line; the label of a box is pressed in its place.
          const isTarget =
            element.matches('button, a, select, input') && !element.closest('p, pre, li, label, [aria-hidden=true]')
          const isSmall = isTarget && (height < 40 || width < 24)
          const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}`
          return isCut || isOut ? [name] : isSmall ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
        })
      })),
    )
  return found
}

describe.skipIf(!isWhole).each(['light', 'dark'] as const)('the editor on a phone, in German, %s', (colorScheme) => {
  it('the editor on a phone, in German, passes the accessibility check, cuts no word and has no control too small for a finger, in any state', async () => {
    project.save(project.original)
    const page = await project.open('/', {
      locale: 'de-DE',
      colorScheme,
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const faults: Record<string, string[]> = {}
    for (const [state, come] of statesOf(project)) {
      await come(page).catch((error: Error) => Promise.reject(new Error(`${state}: ${error.message}`)))
      await page.locator('lectern-preview .coming').waitFor({ state: 'detached' })
      const found = [...(await axeFaults(page)), ...(await wordsAndTargets(page))]
      if (found.length > 0) faults[state] = found
    }
    expect(faults).toEqual({})
    await page.context().close()
    // About forty states, each waited for and checked as a whole.
  }, 400_000)
})

describe('the key F2', () => {
  slow('F2 moves the focus to Edit from the page and from the panel, with the tools behind it', async () => {
    const page = await project.open('/')
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    expect(await edit.getAttribute('aria-keyshortcuts')).toBe('F2')
    expect(await edit.getAttribute('title')).toBe('Edit (F2)')
    await page.keyboard.press('F2')
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    await expect.poll(focused).toBe('Edit')
    expect(await edit.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Sections' }).waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBe('Sections')
    await page.keyboard.press('Enter')
    await panel(page).getByRole('tab', { name: 'Sections' }).waitFor()
    await expect.poll(() => panel(page).locator(':focus').textContent()).toBe('Sections')
    await page.keyboard.press('F2')
    await expect.poll(focused).toBe('Edit')
    expect(await edit.getAttribute('aria-pressed')).toBe('true')
  })
})
