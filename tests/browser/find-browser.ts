import { chromium } from 'playwright'
import { installedBrowser } from '../../tools/shared/installed-browser.ts'

/** Path of a Chromium-based browser, Playwright's own before installed ones; undefined when there is none. */
export const findBrowser = (): string | undefined => installedBrowser(chromium.executablePath())

export const howToGetABrowser =
  'The tests need a browser of the Chromium family and found none. Install Chromium or Chrome (on Debian: ' +
  '`apt-get install chromium`), run `npx playwright install chromium`, or set LECTERN_BROWSER to the path of one.'
