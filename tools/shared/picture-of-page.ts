// A page of the built site as a browser draws it. The browser's own command takes the picture, so that no package has to drive it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Fault } from '../../src/problems/fault.ts'
import { readLedger } from '../../src/publish/ledger.ts'
import { buildApart } from './build-apart.ts'
import { installedBrowser } from './installed-browser.ts'
import { servedFolder } from './served-folder.ts'

interface PictureOfPage {
  manifest: string
  /** The site's folder and the engine's. */
  root: string
  engine: string
  /** Path of the page. */
  page: string
  reading?: string
  /** Of the window, in pixels. */
  width: number
  height: number
  dark: boolean
}

/** Milliseconds until a browser that hangs is ended. */
const timeout = 60_000

/** A PNG. Throws a Fault where there is no browser, where the build fails, or where the site has no such page. */
export async function pictureOfPage(options: PictureOfPage): Promise<Buffer> {
  const browser = installedBrowser()
  if (!browser)
    throw new Fault(
      'no-browser',
      'A picture needs a browser of the Chromium family, and there is none here.',
      'Install Chromium or Chrome, or set LECTERN_BROWSER to the path of one.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'lectern-picture-'))
  try {
    const site = join(folder, 'site')
    await build(options, site)
    const made = readLedger(site).made?.served
    if (!made?.pages.includes(options.page))
      throw new Fault('usage', `There is no page ${options.page}.`, `There is ${made?.pages.join(', ')}.`)
    showFaces(join(site, options.page, 'index.html'))
    const served = await servedFolder({ folder: site, ...made })
    try {
      return await drawn(browser, folder, `${served.url}${options.page}`, options)
    } finally {
      await served.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Has a built page wait for the faces of its text, which a first visit shows only where they come at once: two pictures of a page are
 * the same. Its styles are then not those that its policy names.
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
  const argv = ['--out', out, '--manifest', resolve(manifest), ...(reading ? ['--reading', reading] : [])]
  const { code, errors } = await buildApart({ engine, host: '127.0.0.1', argv, cwd: root, isQuiet: true })
  if (code !== 0) throw new Fault('usage', 'The site could not be built.', errors.trim() || 'Call validate.')
}

async function drawn(
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
