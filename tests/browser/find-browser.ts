import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Where a browser may be: what the environment says, Playwright's own, then what is installed. */
function candidates(): string[] {
  const { LECTERN_BROWSER, CHROME_PATH, PATH = '', ProgramFiles, LOCALAPPDATA } = process.env
  const told = [LECTERN_BROWSER, CHROME_PATH].filter((path) => path !== undefined && path !== '')
  if (told.length) return told as string[]
  const names = [
    // Chromium without all that draws its windows: half the work.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'brave-browser',
  ]
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const windows = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  )
  return [
    chromium.executablePath(),
    ...onPath,
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windows,
  ]
}

/** Path of a browser of the Chromium family, or undefined when there is none. */
export const findBrowser = (): string | undefined => candidates().find(isExecutable)

export const howToGetABrowser =
  'The tests need a browser of the Chromium family and found none. Install Chromium or Chrome (on Debian: ' +
  '`apt-get install chromium`), run `npx playwright install chromium`, or set LECTERN_BROWSER to the path of one.'

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
