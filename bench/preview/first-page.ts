// Measures the start of a preview: from calling `npm run dev` to the complete first page, and to its first paint.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import type { Contestant, SpawnedServer } from './preview-contestants.ts'

/** Times in milliseconds. */
export interface FirstPage {
  name: string
  html: number[]
  /** Processor time until the HTML arrived. Empty where the system does not report it. */
  processor: number[]
  paint: number[]
}

/** Starts the contestants in turns. The first start of each fills caches and is not counted. */
export async function firstPages(browser: Browser, contestants: Contestant[], starts: number): Promise<FirstPage[]> {
  const lanes = contestants.flatMap(({ name, spawn }) =>
    spawn ? [{ spawn, page: { name, html: [], processor: [], paint: [] } as FirstPage }] : [],
  )
  for (const { spawn } of lanes) await paintOf(await spawn(), browser)
  for (let start = 0; start < starts; start++)
    for (const { spawn, page } of lanes) {
      const { html, processor } = await htmlOf(await spawn())
      page.html.push(html)
      page.processor.push(...processor)
      page.paint.push(await paintOf(await spawn(), browser))
    }
  return lanes.map(({ page }) => page)
}

async function htmlOf({ child, url, stop }: SpawnedServer): Promise<{ html: number; processor: number[] }> {
  const began = performance.now()
  try {
    await listening(url)
    const text = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    const html = performance.now() - began
    if (!/<style[\s\S]*<h1/.test(text))
      throw new Error(`The first page of ${url} came without its words or its styles.`)
    return { html, processor: processorTime(child.pid) }
  } finally {
    await stop()
  }
}

/** Stops the server once its page is live, so that its caches are written for the next start. */
async function paintOf({ url, stop }: SpawnedServer, browser: Browser): Promise<number> {
  const began = performance.timeOrigin + performance.now()
  const page = await browser.newPage()
  try {
    await listening(url)
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 })
    const painted = await page.waitForFunction(
      () => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint && performance.timeOrigin + paint.startTime
      },
      undefined,
      { timeout: 120_000 },
    )
    await page.locator('lectern-preview').waitFor({ state: 'attached', timeout: 120_000 })
    return Number(await painted.jsonValue()) - began
  } finally {
    await page.close()
    await stop()
  }
}

async function listening(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  for (let tries = 0; tries < 12_000; tries++) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (listens) return
    await pause(10)
  }
  throw new Error(`Nothing listens at ${url}.`)
}

/** Milliseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number | undefined): number[] {
  if (process.platform !== 'linux') return []
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return [(Number(user) + Number(system)) * 10]
}
