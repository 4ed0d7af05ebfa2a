// Every example of every block in the look of every preset, with varying section options: at each width, in both colour
// schemes, in print, with forced colours, and from right to left. A small random part where the suite is not whole.
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { randomNumbers } from '../../bench/random/random-words.ts'
import { presets } from '../../src/presets/presets.ts'
import { isWhole } from '../how-much.ts'
import { allExamples } from '../pages/block-examples.ts'
import { beyondWindow } from '../pages/words-and-drawings.ts'
import { violationsOf } from './accessibility.ts'
import {
  covered,
  notMirrored,
  type ShownBlock,
  sectionVariants,
  seenTexts,
  showBlocks,
  tallOrCut,
  unforced,
  whenSpaced,
} from './block-sweep.ts'
import { newVisitor } from './browser.ts'
import { asLongAsAllowed, withLongWord, withTexts } from './lengthened.ts'

const widths = [320, 375, 768, 1024, 1280, 1920]
const blocks = allExamples().map(({ block }) => block)
const perPage = 40

/** Pages of blocks: all of them, in another variant for each look, or a few random ones. */
function pagesFor(preset: string): ShownBlock[][] {
  const turn = Object.keys(presets).indexOf(preset) * 2 + 1
  const all = blocks.map((block, at) => ({
    block,
    options: sectionVariants[(at + turn) % sectionVariants.length] ?? {},
  }))
  const random = randomNumbers(turn)
  const shown = isWhole ? all : all.filter(() => random() < 6 / all.length)
  return Array.from({ length: Math.ceil(shown.length / perPage) }, (_, at) =>
    shown.slice(at * perPage, (at + 1) * perPage),
  )
}

const named = (shown: readonly ShownBlock[]) =>
  shown.map(({ block, options }) => `${block.type} ${JSON.stringify(options)}`)

/** Only one look where the suite is not whole. */
const looks = isWhole ? Object.keys(presets) : Object.keys(presets).slice(-1)

it('a pointer reaches every link of a footer with the name as large as the window', async () => {
  const page = await (await newVisitor({ viewport: { width: 1280, height: 800 } })).newPage()
  await showBlocks(page, 'poster', [])
  expect(await page.locator('.foot-wordmark a').count()).toBeGreaterThan(3)
  expect(await page.evaluate(covered)).toEqual([])
})

describe.each(looks)('blocks in the look of %s', (preset) => {
  const pages = pagesFor(preset)
  let page: Page
  beforeAll(async () => {
    page = await (await newVisitor()).newPage()
  })

  const timeout = isWhole ? 900_000 : 60_000

  it.each([
    ['the longest texts their schemas allow', asLongAsAllowed],
    ['a word of forty letters in each text', withLongWord],
  ])('blocks fit every width with %s, with no heading over four lines', { timeout }, async (_, change) => {
    const wrong: Record<string, unknown> = {}
    for (const shown of pages) {
      const lengthened = shown.map(({ block, options }) => ({ block: withTexts(block, change), options }))
      await showBlocks(page, preset, lengthened)
      for (const width of isWhole ? widths : [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const found = [...(await page.evaluate(beyondWindow)), ...(await page.evaluate(tallOrCut))]
        if (found.length > 0) wrong[`${width}: ${named(shown)[0]}`] = found
      }
    }
    expect(wrong).toEqual({})
  })

  it('blocks pass the accessibility check in both colour schemes, follow forced colours, and cut no text that is spaced as WCAG 1.4.12 has it', {
    timeout,
  }, async () => {
    const wrong: Record<string, unknown> = {}
    for (const shown of pages) {
      await showBlocks(page, preset, shown)
      for (const [colorScheme, width] of [
        ['light', 320],
        ['dark', 1280],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        // Several examples have the same title, which blocks of a real page do not.
        const found = (await violationsOf(page)).filter((one) => !one.startsWith('landmark-unique'))
        if (found.length > 0) wrong[`${colorScheme}: ${named(shown)[0]}`] = found
      }
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
      const forced = await page.evaluate(unforced)
      if (forced.length > 0) wrong[`forced: ${named(shown)[0]}`] = forced
      await page.emulateMedia({ colorScheme: null, forcedColors: null })
      await page.evaluate(whenSpaced)
      const cut = (await page.evaluate(tallOrCut)).filter((one) => one.includes(' cuts '))
      if (cut.length > 0) wrong[`spaced: ${named(shown)[0]}`] = cut
    }
    expect(wrong).toEqual({})
  })

  it('blocks are printed completely, and never in black on black', { timeout }, async () => {
    const wrong: Record<string, unknown> = {}
    await page.setViewportSize({ width: 800, height: 1000 })
    for (const shown of pages) {
      await showBlocks(page, preset, shown)
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      const onScreen = await page.evaluate(seenTexts)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const onPaper = new Set(await page.evaluate(seenTexts))
      const contrast = (await violationsOf(page)).filter((one) => one.startsWith('color-contrast'))
      const lost = onScreen.filter((text) => !onPaper.has(text))
      if (contrast.length + lost.length > 0) wrong[named(shown)[0] ?? ''] = { contrast, lost }
      await page.emulateMedia({ media: null, colorScheme: null })
    }
    expect(wrong).toEqual({})
  })

  it('blocks are mirrored completely from right to left, within the window', { timeout }, async () => {
    const wrong: Record<string, unknown> = {}
    for (const shown of pages) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await showBlocks(page, preset, shown)
        const found = [...(await page.evaluate(notMirrored)), ...(await page.evaluate(beyondWindow))]
        if (found.length > 0) wrong[`${width}: ${named(shown)[0]}`] = found
      }
    }
    expect(wrong).toEqual({})
  })
})
