// A browser of the Chromium family on this machine.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Path of the first there is: what the environment names, then the given ones, then what is installed. Where the environment names
 * one, no other counts.
 */
export function installedBrowser(...given: readonly string[]): string | undefined {
  const { LECTERN_BROWSER, CHROME_PATH, PATH = '', ProgramFiles, LOCALAPPDATA } = process.env
  const named = [LECTERN_BROWSER, CHROME_PATH].filter((path) => path !== undefined && path !== '') as string[]
  if (named.length > 0) return named.find(isExecutable)
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
