// Measures from the click on a link to the next page's first paint. Attaches no debugger, because browsers then do not prerender.
// Writes docs/moving-benchmark.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { benchBrowserPath } from '../launch-browser.ts'
import { serveFiles, slowLine } from '../line-server.ts'
import { inMilliseconds, machineOf, spreadOf } from '../spread.ts'
import { type BareBrowser, bareBrowser, click, until } from './bare-browser.ts'
import { movingSites, pages } from './moving-lanes.ts'

interface Lane {
  name: string
  url: string
  /** Milliseconds the pointer rests on the link before it is pressed. */
  rests: number
  times: number[]
  /** Number of pages that had been prerendered before the click. */
  ahead: number
}

const rest = 500
/** Milliseconds that the button is held; a click counts when it is released. */
const pressDuration = 80

/** Returns true when pages that were pointed at are prerendered, and appear sooner than without speculation rules. */
export const bench: Bench = async ({ root, runs: rounds = 20, say }) => {
  const work = mkdtempSync(join(tmpdir(), 'lectern-moving-'))
  const close: (() => Promise<unknown>)[] = []
  const loads: number[] = []
  let lanes: Lane[] = []
  try {
    const sites = await movingSites(root, join(work, 'router'))
    const served = async (site: keyof typeof sites) => {
      const { url, close: stop } = await serveFiles(sites[site], slowLine)
      close.push(stop)
      return url
    }
    const [ours, plain, router] = [await served('ours'), await served('plain'), await served('router')]
    const lane = (name: string, url: string, rests: number): Lane => ({ name, url, rests, times: [], ahead: 0 })
    lanes = [
      lane(ahead, ours, rest),
      lane('Lectern, clicked at once', ours, 0),
      lane(link, plain, rest),
      lane('a router in the browser', router, rest),
    ]
    const browser = await bareBrowser(benchBrowserPath())
    close.push(() => browser.close())
    for (let round = 0; round <= rounds; round++) {
      for (const each of lanes) await moveOn(browser, each, round > 0)
      loads.push(loadavg()[0] ?? 0)
      if (round % 5 === 0) say(`round ${round} of ${rounds}`)
    }
  } finally {
    for (const each of close.reverse()) await each()
    rmSync(work, { recursive: true, force: true, maxRetries: 5 })
  }
  const report = reportOf(lanes, rounds, loads)
  writeFileSync(join(root, 'docs', 'moving-benchmark.md'), report)
  say(report)
  const of = (name: string) => lanes.find((each) => each.name === name) ?? { times: [], ahead: 0 }
  return of(ahead).ahead >= rounds * 0.9 && spreadOf(of(ahead).times).middle < spreadOf(of(link).times).middle
}

const ahead = 'Lectern, hovered first'
const link = 'the same pages without speculation rules'

/** Opens the home page in a new tab and follows its link to the next page. */
async function moveOn(browser: BareBrowser, lane: Lane, counts: boolean): Promise<void> {
  const next = pages[0]?.next ?? '/'
  const selector = `main a[href="${next}"]`
  const tab = await browser.newTab()
  try {
    await tab.open(`${lane.url}/`)
    await until(() => tab.evaluate<boolean>(`document.querySelector('${selector}') !== null`))
    await tab.evaluate(
      `document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' });
       addEventListener('click', ({ timeStamp }) => { localStorage.clicked = performance.timeOrigin + timeStamp }, true);
       delete window.shown`,
    )
    await pause(200)
    const at = await tab.pointAt(selector)
    await pause(lane.rests)
    await click(tab, at, pressDuration)
    await until(() =>
      tab.evaluate<boolean>(`location.pathname.startsWith('${next}') && ${shown} > Number(localStorage.clicked)`),
    )
    const { time, drawn } = await tab.evaluate<{ time: number; drawn: number }>(
      `({ time: ${shown} - Number(localStorage.clicked), drawn: performance.getEntriesByType('navigation')[0].activationStart })`,
    )
    if (!counts) return
    lane.times.push(time)
    if (drawn > 0) lane.ahead++
  } finally {
    await tab.send('Page.close').catch(() => undefined)
  }
}

/** Time of the first paint: from the app's own observer where it has one, else from the browser. */
const shown = `(() => {
  if (document.querySelector('[elementtiming]')) return window.shown ?? 0
  const [page] = performance.getEntriesByType('navigation'), [painted] = performance.getEntriesByName('first-contentful-paint')
  return painted ? performance.timeOrigin + Math.max(painted.startTime, page.activationStart) : 0
})()`

function reportOf(lanes: readonly Lane[], rounds: number, loads: readonly number[]): string {
  const rows = lanes.map(
    ({ name, times, ahead }) => `| ${name} | ${inMilliseconds(spreadOf(times))} | ${ahead} of ${rounds} |`,
  )
  return `# Navigation

From the click on a link to the first paint of the next page, in headless Chromium without CPU throttling, with a server that
delays every response by 150 ms and sends it at 1.6 Mbit/s. Times are median (minimum to maximum) of ${rounds} clicks in turns.
A page counts as prerendered if the browser reports an \`activationStart\` above 0.

| | click to paint | prerendered |
| --- | --- | --- |
${rows.join('\n')}

- *Hovered first*: the pointer rests on the link for half a second, as it does in the last two rows. A press lasts ${pressDuration} ms
  everywhere, and the time starts when the button is released.
- *Without speculation rules*: the same files without their speculation rules. The browser requests the page on the click.
- *A router in the browser*: React and react-router-dom render the same texts, which are part of the application. It requests
  nothing on navigation, and everything on the first visit.

${machineOf(loads)}
\`npm run bench -- moving\` measures again.
`
}
