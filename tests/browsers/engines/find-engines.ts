// The engines that this machine has, and how to install those it lacks.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../../browser/find-browser.ts'
import { bidiFirefox } from './bidi-firefox.ts'
import type { Engine, EngineName } from './engine.ts'
import { playwrightEngine, playwrightPath } from './playwright-engine.ts'
import { webdriverWebKit } from './webdriver-webkit.ts'

export interface FoundEngine {
  /** Path and driver, for people to read. */
  from: string
  start(): Promise<Engine>
}

/** Playwright's own engines come first, then installed Firefox and WebKitGTK. */
export const findEngine: Record<EngineName, () => FoundEngine | undefined> = {
  chromium() {
    const path = findBrowser()
    return path ? { from: `${path}, by Playwright`, start: () => playwrightEngine('chromium', path) } : undefined
  },
  firefox() {
    const own = ofPlaywright('firefox')
    if (own) return own
    const path = process.env.LECTERN_FIREFOX || onPath('firefox-esr', 'firefox') || onMac('Firefox')
    return path ? { from: `${path}, by WebDriver BiDi`, start: () => bidiFirefox(path) } : undefined
  },
  webkit() {
    const own = ofPlaywright('webkit')
    if (own) return own
    const driver = onPath('WebKitWebDriver')
    const miniBrowser = findMiniBrowser()
    const xvfb = onPath('Xvfb')
    if (!driver || !miniBrowser || !(xvfb || process.env.DISPLAY)) return undefined
    return { from: `${driver}, by WebDriver`, start: () => webdriverWebKit({ driver, miniBrowser, xvfb }) }
  },
}

/** How to install an engine. Packages are those of Debian and its derivatives. */
export const howToInstall: Record<EngineName, { packages: string[]; playwright: string }> = {
  chromium: { packages: ['chromium'], playwright: 'npx playwright install chromium' },
  firefox: { packages: ['firefox-esr'], playwright: 'npx playwright install firefox' },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], playwright: 'npx playwright install webkit' },
}

function ofPlaywright(name: EngineName): FoundEngine | undefined {
  const path = playwrightPath(name)
  return existsSync(path) ? { from: `${path}, by Playwright`, start: () => playwrightEngine(name, path) } : undefined
}

/** Debian installs it below the folder of the machine's architecture, others in /usr/lib. */
function findMiniBrowser(): string | undefined {
  const library = '/usr/lib'
  if (!existsSync(library)) return undefined
  const folders = [library, ...readdirSync(library).map((name) => join(library, name))]
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  return folders
    .flatMap((folder) => versions.map((name) => join(folder, name, 'MiniBrowser')))
    .find((path) => existsSync(path))
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function onMac(name: string): string | undefined {
  const path = `/Applications/${name}.app/Contents/MacOS/${name.toLowerCase()}`
  return existsSync(path) ? path : undefined
}
