// Measures from saving a file to its paint: the live preview beside a plain Vite React app and Astro's dev server, with the same
// pages, in turns within one run; then other kinds of changes in the project's own site. Writes docs/preview-benchmark.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { Bench, BenchOptions } from '../bench.ts'
import { launchBrowser } from '../launch-browser.ts'
import { percentile } from '../spread.ts'
import { entriesToChange } from './entry-changes.ts'
import { type FirstPage, firstPages } from './first-page.ts'
import { ownSite, type SiteToChange } from './preview-changes.ts'
import { type Contestant, contestants, lecternOf } from './preview-contestants.ts'
import { type MeasuredLane, previewReport } from './preview-report.ts'
import { type Changed, measureChange, timeToPaint, watchedPage } from './save-to-paint.ts'

interface Lane extends Contestant, MeasuredLane {
  page: Page
  text: string
  stop: () => Promise<void>
}

/** Counted saves in each lane; two more come first and are not counted. */
const saves = 25
const warmUps = 2
const starts = 7
/** Maximum milliseconds from the call to the complete first page. */
const startGoals: Record<string, number> = { 'Lectern, 8 pages': 1000, 'Lectern, 1000 pages': 1600 }
const goals: Record<string, number> = {
  'Lectern, 8 pages': 60,
  'Lectern, 1000 pages': 80,
  'Lectern, 1000 pages in files': 80,
}
/** Number of times each change of another kind is made and undone. */
const turns = 8

/** Returns true when Lectern's medians meet their goals. */
export const bench: Bench = async ({ root, say }) => {
  const work = mkdtempSync(join(tmpdir(), 'lectern-preview-bench-'))
  const browser = await launchBrowser()
  const lanes: Lane[] = []
  const loads: number[] = []
  let changed: Changed[] = []
  const entries: MeasuredLane[] = []
  let first: FirstPage[] = []
  try {
    const all = contestants(root, work)
    say('starting each preview')
    first = await firstPages(browser, all, starts)
    for (const contestant of all) {
      say(`starting ${contestant.name}`)
      lanes.push(await open(contestant, browser))
    }
    for (let save = 0; save < saves + warmUps; save++) {
      for (const lane of lanes) {
        const time = await saveOnce(lane, save)
        if (save >= warmUps) lane.times.push(time)
        // Random pauses, so that saves meet a server's background work at different points.
        await pause(300 + Math.random() * 900)
      }
      loads.push(loadavg()[0] ?? 0)
      if (save % 5 === 4) say(`save ${save + 1} of ${saves + warmUps}`)
    }
    await stopAll(lanes)
    changed = await changesIn(work, ownSite(root, work), browser, say)
    for (const count of [1000, 10000])
      entries.push(...(await changesIn(work, entriesToChange(join(work, `entries-${count}`), count), browser, say)))
  } finally {
    await stopAll(lanes)
    await browser.close()
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
  const report = previewReport(lanes, changed, entries, { first, startGoals, loads })
  writeFileSync(join(root, 'docs', 'preview-benchmark.md'), report)
  say(report)
  return (
    [...lanes, ...entries].every(({ times, goal = Number.POSITIVE_INFINITY }) => percentile(times, 0.5) <= goal) &&
    first.every(({ name, html }) => percentile(html, 0.5) <= (startGoals[name] ?? Number.POSITIVE_INFINITY))
  )
}

/** Stops every lane; may be called again. */
async function stopAll(lanes: Lane[]) {
  for (const lane of lanes) {
    await lane.stop()
    lane.stop = async () => undefined
  }
}

async function open(contestant: Contestant, browser: Browser): Promise<Lane> {
  const { url, stop } = await contestant.start()
  const page = await watchedPage(browser, "document.querySelector('h1')?.textContent")
  const { name, file } = contestant
  const lane: Lane = {
    ...contestant,
    page,
    stop,
    text: readFileSync(file, 'utf8'),
    times: [],
    reloads: 0,
    goal: goals[name],
  }
  await page.goto(new URL(contestant.path ?? '/', url).href, { waitUntil: 'load' })
  await page.locator('h1').waitFor({ timeout: 60_000 })
  page.on('load', () => {
    lane.reloads++
  })
  await pause(1500)
  return lane
}

function saveOnce({ page, file, text, write }: Lane, save: number): Promise<number> {
  const words = `Saved for the ${save}th time`
  return timeToPaint(page, words, file, write(text, words))
}

/** Makes the changes one after the other, in a preview of their own. */
async function changesIn(
  work: string,
  { manifest, changes }: SiteToChange,
  browser: Browser,
  say: BenchOptions['say'],
): Promise<MeasuredLane[]> {
  const { url, stop } = await lecternOf(join(work, 'project'), manifest, join(dirname(manifest), 'data'))()
  const measured: MeasuredLane[] = []
  try {
    for (const { goal, ...change } of changes) {
      say(`changing ${change.name}`)
      measured.push({ ...(await measureChange(browser, url, change, turns)), goal })
    }
  } finally {
    await stop()
  }
  return measured
}
