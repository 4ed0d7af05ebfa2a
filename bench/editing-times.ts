// Measures how long an author waits while editing: from the click to the cursor, from a key to its paint, from Enter to the file
// and to the updated page. Writes docs/editing-benchmark.md.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { startPreview } from '../src/preview/server/start-preview.ts'
import type { Bench } from './bench.ts'
import { benchManifest, benchmarkPages } from './content.ts'
import { launchBrowser } from './launch-browser.ts'
import { inMilliseconds, loadOf, spreadOf } from './spread.ts'

const measures = ['click to cursor', 'key to paint', 'Enter to file', 'Enter to the updated page'] as const
type Times = Record<(typeof measures)[number], number[]>

const warmUps = 2
/** Maximum medians in milliseconds, for 8 and for 1,000 pages. */
const goals: Times = {
  'click to cursor': [50, 50],
  'key to paint': [16, 16],
  'Enter to file': [120, 120],
  'Enter to the updated page': [250, 600],
}

/** Returns true when all medians meet their goals. */
export const bench: Bench = async ({ root, runs: edits = 20, say }) => {
  const work = mkdtempSync(join(tmpdir(), 'lectern-editing-bench-'))
  const browser = await launchBrowser()
  const rows: string[] = []
  const loads: number[] = []
  let met = true
  try {
    for (const [at, pages] of [8, 1000].entries()) {
      const times = await timesOf({ root, work, browser, pages, edits, loads })
      for (const measure of measures) {
        const spread = spreadOf(times[measure])
        met = spread.middle <= (goals[measure][at] ?? 0) && met
        rows.push(`| ${measure} | ${pages} | ${inMilliseconds(spread)} | ${goals[measure][at]} ms |`)
        say(rows.at(-1) ?? '')
      }
    }
  } finally {
    await browser.close()
    rmSync(work, { recursive: true, force: true })
  }
  writeFileSync(join(root, 'docs/editing-benchmark.md'), reportOf(rows, edits, loads))
  return met
}

const reportOf = (rows: string[], edits: number, loads: number[]) => `# How long an author waits while editing

\`npm run bench -- editing\`: the preview of a site of 8 and of 1,000 pages in one file, edited in Chromium. Times are
median (minimum to maximum) of ${edits} edits; load average ${loadOf(loads)}.

| measure | pages | time | goal |
|---|--:|--:|--:|
${rows.join('\n')}
`

interface SiteRun {
  root: string
  work: string
  browser: Browser
  pages: number
  edits: number
  loads: number[]
}

async function timesOf({ root, work, browser, pages, edits, loads }: SiteRun): Promise<Times> {
  const folder = join(work, String(pages))
  mkdirSync(folder)
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, benchManifest(benchmarkPages(pages)))
  const preview = await startPreview({
    root,
    manifest,
    file: 'site.yaml',
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'data'),
    dataName: 'data',
    cache: join(work, 'cache'),
  })
  const times: Times = {
    'click to cursor': [],
    'key to paint': [],
    'Enter to file': [],
    'Enter to the updated page': [],
  }
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await page.addInitScript(eventClock)
    page.setDefaultTimeout(120_000)
    await page.goto(preview.url)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.locator('h1[data-lectern-text]').waitFor()
    for (let count = 0; count < edits + warmUps; count++) {
      const edit = await editOnce(page, manifest, `Edit number ${count}`)
      loads.push(loadavg()[0] ?? 0)
      if (count >= warmUps) for (const measure of measures) times[measure].push(edit[measure])
      await pause(200 + Math.random() * 300)
    }
  } finally {
    await preview.close()
  }
  return times
}

async function editOnce(page: Page, manifest: string, words: string): Promise<Record<keyof Times, number>> {
  await page.locator('h1[data-lectern-text]').click()
  await page.waitForFunction('window.sinceEvent !== undefined')
  const click = await page.evaluate('window.sinceEvent')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  const key = await page.evaluate('window.sinceKey')
  const written = writtenAt(manifest, words)
  const began = await page.evaluate('performance.timeOrigin + performance.now()')
  const pressed = page.keyboard.press('Enter')
  const file = (await written) - Number(began)
  await pressed
  await page.waitForFunction(
    `document.querySelector('h1')?.textContent === ${JSON.stringify(words)} && !document.querySelector('[data-lectern-typing]')`,
  )
  const drawn = Number(await page.evaluate('performance.timeOrigin + performance.now()')) - Number(began)
  await page.locator('h1[data-lectern-text]').waitFor()
  return {
    'click to cursor': Number(click),
    'key to paint': Number(key),
    'Enter to file': file,
    'Enter to the updated page': drawn,
  }
}

/** Resolves when the file contains the words, with the time in milliseconds since 1970. */
async function writtenAt(file: string, words: string): Promise<number> {
  for (;;) {
    if (readFileSync(file, 'utf8').includes(words)) return performance.timeOrigin + performance.now()
    await pause(2)
  }
}

/** Measures in the page: from the time stamp of a click or key to the first task after the frame that shows its effect. */
const eventClock = `{
  const painted = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  })
  window.addEventListener('click', (event) => {
    const began = event.timeStamp
    const look = () => document.activeElement?.hasAttribute('data-lectern-typing')
      ? painted(() => { window.sinceEvent = performance.now() - began })
      : requestAnimationFrame(look)
    window.sinceEvent = undefined
    queueMicrotask(look)
  }, true)
  window.addEventListener('keydown', (event) => {
    const began = event.timeStamp
    painted(() => { window.sinceKey = performance.now() - began })
  }, true)
}`
