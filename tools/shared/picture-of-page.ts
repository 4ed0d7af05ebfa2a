// Takes a screenshot of a page of the built site with an installed browser's own command, so that no driver package is needed.
import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inTemporaryFolder } from '../../src/files/temporary-folder.ts'
import { Fault } from '../../src/problems/fault.ts'
import { readLedger } from '../../src/publish/ledger.ts'
import { buildApart } from './build-apart.ts'
import { installedBrowser } from './installed-browser.ts'
import { servedFolder } from './served-folder.ts'

interface PictureOfPage {
  manifest: string
  /** The site's folder. */
  root: string
  /** The engine's folder. */
  engine: string
  /** Path of the page. */
  page: string
  reading?: string
  /** Size of the window in pixels. */
  width: number
  height: number
  dark: boolean
}

/** Milliseconds after which a browser that hangs is killed. */
const timeout = 60_000

/** Returns a PNG. Throws a Fault without a browser, when the build fails, and when the site has no such page. */
export async function pictureOfPage(options: PictureOfPage): Promise<Buffer> {
  const browser = installedBrowser()
  if (!browser)
    throw new Fault(
      'no-browser',
      'A picture needs a browser of the Chromium family, and there is none here.',
      'Install Chromium or Chrome, or set LECTERN_BROWSER to the path of one.',
    )
  return inTemporaryFolder('picture', async (folder) => {
    const site = join(folder, 'site')
    await build(options, site)
    const made = readLedger(site).made?.served
    if (!made?.pages.includes(options.page))
      throw new Fault('usage', `There is no page ${options.page}.`, `The pages are ${made?.pages.join(', ')}.`)
    showFaces(join(site, options.page, 'index.html'))
    const served = await servedFolder({ folder: site, ...made })
    try {
      return await screenshot(browser, folder, `${served.url}${options.page}`, options)
    } finally {
      await served.close()
    }
  })
}

/**
 * Makes a built page wait for its web fonts, which a first visit shows only when they arrive at once, so that two screenshots are
 * equal. Removes the CSP, whose style hashes no longer match.
 */
export const withFacesShown = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll('font-display:optional', 'font-display:block')

function showFaces(file: string): void {
  writeFileSync(file, withFacesShown(readFileSync(file, 'utf8')))
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}

async function build({ engine, root, manifest, reading }: PictureOfPage, out: string): Promise<void> {
  const options = { out, manifest: resolve(manifest), reading }
  const { code, errors } = await buildApart({ engine, servedAt: '127.0.0.1', options, cwd: root, isQuiet: true })
  if (code !== 0) throw new Fault('usage', 'The site could not be built.', errors.trim() || 'Call validate.')
}

async function screenshot(
  browser: string,
  folder: string,
  url: string,
  { width, height, dark }: PictureOfPage,
): Promise<Buffer> {
  const file = join(folder, 'page.png')
  const options = [
    '--headless',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    '--force-prefers-reduced-motion',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${file}`,
    // Chromium refuses to run sandboxed as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
    url,
  ]
  await promisify(execFile)(browser, options, { timeout })
  return readFileSync(file)
}
