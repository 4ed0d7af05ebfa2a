// Visits a page with a form: when it can be typed into, and what is loaded once it is touched.
import type { Browser, Page } from 'playwright'
import { markdownTable } from '../markdown-table.ts'
import { inMilliseconds, type Spread, spreadOf } from '../spread.ts'
import { type PaintTimes, seenBy, sumOf, type Visit, visit } from './slow-phone.ts'
import { kilobytes } from './visit-content.ts'

interface Weight {
  /** Bytes of script until the island is hydrated, and while typing. */
  hydrated: number
  typing: number
  /** Milliseconds from the touch to the hydrated island. */
  toHydrated: number
  /** Whether the typed text was kept. */
  kept: boolean
}

export interface FormLane {
  reading: string
  name: string
  url: string
  visits: PaintTimes[]
  weights: Weight[]
}

const maxFormBytes = 68 * 1024
const allowance = 1.1
/** Maximum milliseconds from the touch to the hydrated island. */
const maxToHydrated = 600
const timeoutMs = 20_000

/** Types into the form as early as possible. */
export async function measureForm(browser: Browser, lane: FormLane, counts: boolean): Promise<void> {
  const { page, close } = await visit(browser)
  try {
    await page.goto(lane.url, { waitUntil: 'commit' })
    await typeAtOnce(page)
    await typeUntilHydrated(page)
    if (counts) lane.visits.push(await seenBy(page))
  } finally {
    await close()
  }
}

/** Touches the form once the page is at rest, when a visible form's script has been preloaded. */
export async function weighForm(browser: Browser, lane: FormLane): Promise<void> {
  const { page, bytes, close } = await visit(browser)
  try {
    await page.goto(lane.url, { waitUntil: 'load' })
    await atRest(page, bytes)
    await page.locator('input[name=name]').focus()
    await page.keyboard.type('Ada')
    await typeUntilHydrated(page)
    const { touched, hydrated } = await seenBy(page)
    const atHydrated = sumOf(bytes, 'Script')
    const typed = await page.locator('input[name=name]').inputValue()
    await page.keyboard.type('!')
    await atRest(page, bytes)
    const kept = (await page.locator('input[name=name]').inputValue()) === `${typed}!` && typed.startsWith('Ada')
    const typing = sumOf(bytes, 'Script') - atHydrated
    lane.weights.push({ hydrated: atHydrated, typing, toHydrated: hydrated - touched, kept })
  } finally {
    await close()
  }
}

/** Resolves once nothing has arrived for a while. Playwright's "networkidle" may never come on the slow line. */
async function atRest(page: Page, bytes: Visit['bytes']): Promise<void> {
  for (let before = -1; before < sumOf(bytes); await page.waitForTimeout(1500)) before = sumOf(bytes)
}

/** Types until the island is hydrated, because a touch before the loader has loaded is not noticed. */
async function typeUntilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  // The page by hand has no island.
  if ((await page.locator('[data-files]').count()) === 0) return
  for (const began = Date.now(); Date.now() - began < timeoutMs; ) {
    if ((await page.locator('[data-island-hydrated]').count()) > 0) return
    await page.keyboard.press('a')
    await page.waitForTimeout(50)
  }
  throw new Error(`The form did not hydrate at ${page.url()}.`)
}

/** Presses keys in the first field until one has arrived. */
async function typeAtOnce(page: Page): Promise<void> {
  for (const began = Date.now(); Date.now() - began < timeoutMs; ) {
    const ready = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[name=name]')
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (painted && document.activeElement !== field) field?.focus({ preventScroll: true })
      return painted && field !== null && document.activeElement === field
    })
    if (!ready) continue
    await page.keyboard.press('a')
    if ((await seenBy(page)).typed > 0) return
  }
  throw new Error(`Nothing could be typed at ${page.url()}.`)
}

export function formTable(lanes: readonly FormLane[]): { table: string; missed: string[] } {
  const missed: string[] = []
  const rows = lanes.map(({ reading, name, visits, weights }) => {
    const of = (pick: (visit: PaintTimes) => number): Spread => spreadOf(visits.map(pick))
    const typed = of((visit) => visit.typed)
    const byHand = lanes.find((lane) => lane.reading === reading && lane.name !== 'Lectern')
    const ratio = typed.middle / spreadOf((byHand?.visits ?? []).map((visit) => visit.typed)).middle
    const weight = (pick: (weight: Weight) => number) => spreadOf(weights.map(pick)).most
    const script = weight(({ hydrated }) => hydrated)
    const atOnce = of(({ hydrated, touched }) => hydrated - touched)
    const atRest = spreadOf(weights.map(({ toHydrated }) => toHydrated))
    const kept = weights.every((weight) => weight.kept)
    if (name === 'Lectern') {
      const judge = (fine: boolean, what: string) => fine || missed.push(`reading ${reading}, ${what}`)
      judge(ratio <= allowance, `usable at ${ratio.toFixed(2)} of the form by hand`)
      judge(script <= maxFormBytes, `${kilobytes(script)} of script`)
      judge(atOnce.middle <= maxToHydrated, `${atOnce.middle.toFixed(0)} ms from an immediate touch to hydration`)
      judge(atRest.middle <= maxToHydrated, `${atRest.middle.toFixed(0)} ms from a touch at rest to hydration`)
      judge(kept, 'typed text was lost')
    }
    return [
      `${reading}, ${name}`,
      inMilliseconds(of((visit) => visit.painted)),
      inMilliseconds(typed),
      ratio.toFixed(2),
      name === 'Lectern' ? inMilliseconds(of(({ hydrated }) => hydrated)) : '',
      name === 'Lectern' ? inMilliseconds(atOnce) : '',
      name === 'Lectern' ? inMilliseconds(atRest) : '',
      kilobytes(script),
      kilobytes(weight(({ typing }) => typing)),
    ]
  })
  const heads = [
    'Contact',
    'first paint',
    'a field accepts input',
    'compared with the form by hand',
    'hydrated after an immediate touch',
    'from that touch to hydration',
    'from a touch at rest to hydration',
    'script until hydration',
    'script while typing',
  ]
  const goals = `Goals for Lectern: usable within ${allowance} of the time of the form by hand, at most ${maxToHydrated} ms from a touch to hydration, at most
${kilobytes(maxFormBytes)} of script, no typed text lost. The script is loaded when the form is near the window, here at once, and hydrates the form
when it is touched: as soon as the page is painted, while the script is loading, or once the page is at rest.`
  return { table: `${markdownTable(heads, rows)}\n\n${goals}\n`, missed }
}
