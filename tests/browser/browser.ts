// The browser that the test files of a worker share. Each test opens contexts of its own.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { findBrowser, howToGetABrowser } from './find-browser.ts'
import { remember } from './open-visits.ts'

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

// One browser for all workers would pass all its messages through the main process, which compiles all modules.
let launched: Promise<Browser> | undefined

async function launch(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error(howToGetABrowser)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage', ...quiet, ...asRoot]
  const browser = await chromium.launch({ executablePath, args, handleSIGTERM: false })
  // Vitest ends a worker by SIGTERM, and kills it a second later.
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit()))
  return browser
}

/** The shared browser. Don't close it: it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

/** A new context without stored state; closed at the end of the test file at the latest. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await sharedBrowser()
  const visit = await browser.newContext({ reducedMotion: 'reduce', ...options })
  // Generous, because browsers and servers are slow on a busy machine.
  visit.setDefaultTimeout(60_000)
  remember(visit)
  return visit
}
