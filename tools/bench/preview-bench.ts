// From save to paint: how long an author looks at the old words. The live preview beside a plain Vite React app and Astro's
// own dev server, with the same pages, in turns within one run. Writes docs/preview-benchmark.md.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser, howToGetABrowser } from '../../tests/browser/find-browser.ts'
import { type Contestant, contestants } from './preview-contestants.ts'

interface Options {
  root: string
  /** Measured saves for each; two more come first and do not count. */
  saves: number
  say: (line: string) => void
}

interface Lane extends Contestant {
  page: Page
  text: string
  times: number[]
  reloads: number
  stop: () => Promise<void>
}

const warmUps = 2
const goals: Record<string, number> = { 'Lectern, 8 pages': 60, 'Lectern, 1000 pages': 80 }
const patience = 15_000

/** True when the medians of ours are within their goals. */
export async function benchPreview({ root, saves, say }: Options): Promise<boolean> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(howToGetABrowser)
  const work = mkdtempSync(join(tmpdir(), 'lectern-preview-bench-'))
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--disable-quic', ...asRoot] })
  const lanes: Lane[] = []
  const loads: number[] = []
  try {
    for (const contestant of contestants(root, work)) {
      say(`starting ${contestant.name}`)
      lanes.push(await open(contestant, browser))
    }
    for (let save = 0; save < saves + warmUps; save++) {
      for (const lane of lanes) {
        const time = await saveOnce(lane, save)
        if (save >= warmUps) lane.times.push(time)
        // Nobody saves to a beat: whatever a server does at rest may be under way or not.
        await pause(300 + Math.random() * 900)
      }
      loads.push(loadavg()[0] ?? 0)
      if (save % 5 === 4) say(`save ${save + 1} of ${saves + warmUps}`)
    }
  } finally {
    for (const { stop } of lanes) await stop()
    await browser.close()
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
  const report = reportOf(lanes, loads)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', 'preview-benchmark.md'), report)
  say(report)
  return lanes.every(({ name, times }) => middle(times) <= (goals[name] ?? Number.POSITIVE_INFINITY))
}

async function open(contestant: Contestant, browser: Browser): Promise<Lane> {
  const { url, stop } = await contestant.start()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // In every document, so that it goes on after a reload: the moment after the frame in which new words stood there.
  await page.addInitScript(() => {
    let last = ''
    const look = () => {
      const words = document.querySelector('h1')?.textContent ?? ''
      if (words !== last) {
        last = words
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => console.debug(`painted ${performance.timeOrigin + performance.now()} ${words}`)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const lane: Lane = { ...contestant, page, stop, text: readFileSync(contestant.file, 'utf8'), times: [], reloads: 0 }
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('h1').waitFor({ timeout: 60_000 })
  page.on('load', () => {
    lane.reloads++
  })
  await pause(1500)
  return lane
}

/** Milliseconds from the write to the frame that shows it. */
async function saveOnce({ page, file, text, write }: Lane, save: number): Promise<number> {
  const words = `Saved for the ${save}th time`
  await page.bringToFront()
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('painted ') && message.text().endsWith(words),
    timeout: patience,
  })
  const began = performance.timeOrigin + performance.now()
  writeFileSync(file, write(text, words))
  return Number((await painted).text().split(' ')[1]) - began
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b)
const middle = (times: readonly number[]) => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN
const share = (times: readonly number[], of: number) => sorted(times)[Math.floor((times.length - 1) * of)] ?? Number.NaN

function reportOf(lanes: Lane[], loads: number[]): string {
  const ms = (time: number) => `${time.toFixed(0)} ms`
  const rows = lanes.map(
    ({ name, times, reloads }) =>
      `| ${name} | ${ms(middle(times))} | ${ms(Math.min(...times))} | ${ms(share(times, 0.9))} | ${ms(Math.max(...times))} | ${times.length} | ${reloads === 0 ? 'no' : 'yes'} | ${goals[name] ? ms(goals[name]) : ''} |`,
  )
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
  return `# From save to paint

One word of the first page's heading is changed and the file written. The clock stops in the first task after the frame that
shows the new words, in headless Chromium. The servers run side by side and are saved to in turns, with pauses of 0.3 to
1.2 seconds; two saves for each are left out at the start. The plain app is Vite with React and the same texts as a JSON
module, Astro renders the same JSON.

| | median | least | 9 of 10 | most | saves | page reloaded | goal |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${cpus().length} processors, Node ${process.versions.node}, ${process.platform}; load of the machine while it ran: ${load}.

\`npm run bench -- preview\` measures it again.
`
}
