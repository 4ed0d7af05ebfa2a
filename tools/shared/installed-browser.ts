// Finds an installed browser of the Chromium family.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the first path that exists: from the environment, then `given`, then the usual places. When the environment names one, no
 * other is tried.
 */
export function installedBrowser(...given: readonly string[]): string | undefined {
  const { LECTERN_BROWSER, CHROME_PATH, PATH = '', ProgramFiles, LOCALAPPDATA } = process.env
  const named = [LECTERN_BROWSER, CHROME_PATH].filter((path) => path !== undefined && path !== '') as string[]
  if (named.length > 0) return named.find(isExecutable)
  const names = [
    // Chromium without its window system, which needs half the time.
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
    ...given,
    ...onPath,
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windows,
  ].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
