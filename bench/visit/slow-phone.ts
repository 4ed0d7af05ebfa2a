// Opens a page as on a phone with a slow network and a processor four times slower, and reads the browser's timings.
import type { Browser, CDPSession, Page } from 'playwright'
import { slowLine } from '../line-server.ts'

const slower = 4

export interface Visit {
  page: Page
  /** Bytes received so far, with headers, by type of resource. */
  bytes: Record<string, number>
  /** URLs requested so far. */
  requests: string[]
  close(): Promise<void>
}

/** Runs in the page before its own scripts and records timings. */
const watch = () => {
  const seen = { largest: 0, shift: 0, blocked: 0, typed: 0, touched: 0, hydrated: 0 }
  Object.assign(window, { seen })
  const each = (type: string, act: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  each('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  each('longtask', ({ startTime, duration }) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const from = Math.max(startTime, painted)
    seen.blocked += Math.max(0, startTime + duration - from - 50)
  })
  addEventListener('focusin', () => {
    seen.touched ||= performance.now()
  })
  addEventListener('input', () => {
    seen.typed ||= performance.now()
  })
  new MutationObserver(() => {
    seen.hydrated ||= performance.now()
  }).observe(document, { attributeFilter: ['data-island-hydrated'], subtree: true })
}

export interface PaintTimes {
  painted: number
  largest: number
  shift: number
  blocked: number
  typed: number
  touched: number
  hydrated: number
  /** Number of files, besides the page, that the browser reports as blocking the first paint. */
  before: number
}

export async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  // Generous, because a slow phone on a busy machine is slow twice.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devTools = await context.newCDPSession(page)
  await slowDown(devTools)
  const visit: Visit = { page, bytes: {}, requests: [], close: () => context.close() }
  const kinds = new Map<string, string>()
  devTools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    kinds.set(requestId, type)
    visit.requests.push(request.url)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    visit.bytes[kind] = (visit.bytes[kind] ?? 0) + encodedDataLength
  })
  return visit
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.roundTrip,
    downloadThroughput: slowLine.rate,
    uploadThroughput: slowLine.rate / 2,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

export const seenBy = (page: Page): Promise<PaintTimes> =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string
    })[]
    const before = resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length
    // `watch` set it in every document of this browser.
    const { seen } = window as Window & typeof globalThis & { seen: Omit<PaintTimes, 'painted' | 'before'> }
    return { ...seen, painted, before }
  })

/** Sums the bytes of all types, or of the given ones. */
export const sumOf = (bytes: Visit['bytes'], ...kinds: string[]): number =>
  Object.entries(bytes).reduce(
    (sum, [kind, count]) => sum + (kinds.length === 0 || kinds.includes(kind) ? count : 0),
    0,
  )
