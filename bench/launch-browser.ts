// Launches a headless browser for a bench.
import { type Browser, chromium } from 'playwright'
import { findBrowser, howToGetABrowser } from '../tests/browser/find-browser.ts'

/** Returns the browser's path. Throws when none is installed. */
export function benchBrowserPath(): string {
  const path = findBrowser()
  if (!path) throw new Error(howToGetABrowser)
  return path
}

/** Chromium refuses to run sandboxed as root. */
export const browserFlags = ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: benchBrowserPath(), args: [...flags, ...browserFlags] })
