// Loads the packages that `test-blocks` needs. Sites without own blocks need not install them.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HtmlValidate } from 'html-validate'
import type { BrowserType } from 'playwright'
import { Fault } from '../../src/problems/fault.ts'
import { installedBrowser } from '../shared/installed-browser.ts'

export interface TestPackages {
  chromium: BrowserType
  HtmlValidate: typeof HtmlValidate
  /** Source of axe, to be run in a page. */
  axe: string
}

const names = ['playwright', 'axe-core', 'html-validate']

/** Loads the packages from the site's folder or the engine's. Throws a Fault with the command that installs them. */
export async function testPackages(site: string, engine: string): Promise<TestPackages> {
  const find = (name: string): string => {
    for (const folder of [site, engine])
      try {
        return createRequire(join(folder, 'package.json')).resolve(name)
      } catch {
        // Tries the other folder.
      }
    throw new Fault(
      'no-packages',
      `The tests of blocks need ${names.join(', ')}.`,
      `Run: npm install --save-dev ${names.join(' ')}`,
    )
  }
  const [playwright, axe, html] = await Promise.all(names.map((name) => import(pathToFileURL(find(name)).href)))
  return {
    chromium: playwright.chromium ?? playwright.default.chromium,
    HtmlValidate: html.HtmlValidate ?? html.default.HtmlValidate,
    axe: axe.source ?? axe.default.source,
  }
}

/** Returns the path of a browser of the Chromium family. Throws a Fault when there is none. */
export function browserPath(chromium: BrowserType): string {
  const found = installedBrowser(chromium.executablePath())
  if (found) return found
  throw new Fault(
    'no-browser',
    'The tests of blocks need a browser of the Chromium family and found none.',
    'Run npx playwright install chromium, or set LECTERN_BROWSER to the path of one.',
  )
}
