// Measures from save to paint on random content, for changes in several places: the manifest, an included file, a fact that every
// page uses, the theme, a redirect.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { launchBrowser } from '../launch-browser.ts'
import { lecternOf } from '../preview/preview-contestants.ts'
import { timeToPaint, watchedPage } from '../preview/save-to-paint.ts'
import { putFiles } from '../put-files.ts'
import { manifestFiles, type RandomPage, type RandomSite } from './random-site.ts'

export interface Save {
  pages: number
  /** The changed part. */
  where: string
  /** Milliseconds of each save. */
  times: number[]
}

interface Change {
  where: string
  path: (site: RandomSite) => string
  /** The file that is written. */
  file: string
  /** JavaScript expression for what the page shows of the change. */
  seen: string
  /** Returns the site with the change. */
  change: (site: RandomSite, mark: string) => RandomSite
  text?: (text: string, mark: string) => string
  words?: (mark: string) => string
}

const marked = "document.querySelector('main')?.textContent.match(/MARK\\d+/)?.[0]"
const titled = (pages: RandomPage[], at: number, mark: string) =>
  pages.map((page, index) => {
    const [first, ...others] = page.blocks
    return index === at && first ? { ...page, blocks: [{ ...first, title: `${mark} stands here` }, ...others] } : page
  })
const same = (site: RandomSite) => site

const changes: Change[] = [
  {
    where: 'the manifest',
    path: () => '/',
    file: 'site.yaml',
    seen: marked,
    change: (site, mark) => ({ ...site, pages: titled(site.pages, 0, mark) }),
  },
  {
    where: 'an included file',
    path: (site) => site.pages[1]?.path ?? '/',
    file: 'pages/part-001.yaml',
    seen: marked,
    change: (site, mark) => ({ ...site, pages: titled(site.pages, 1, mark) }),
  },
  {
    where: 'a fact that every page uses',
    path: () => '/',
    file: 'site.yaml',
    seen: marked,
    change: (site, mark) => ({ ...site, facts: { ...site.facts, reply: `${mark} hours` } }),
  },
  {
    where: 'the theme',
    path: () => '/',
    file: 'site.yaml',
    seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
    change: same,
    text: (text, mark) => text.replace('"#ffffff"', JSON.stringify(colourOf(mark))),
    words: colourOf,
  },
  {
    where: 'a redirect',
    path: () => '/gone',
    file: 'site.yaml',
    seen: 'location.pathname',
    change: same,
    text: (text) => text.replace('      /old: /\n', '      /old: /\n      /gone: /\n'),
    words: () => '/',
  },
]

/** A light grey, so that the theme keeps its contrast. */
function colourOf(mark: string): string {
  return `#ffff${(0xff - Number(mark.slice(4))).toString(16)}`
}

export async function randomPreview(
  project: string,
  folder: string,
  site: RandomSite,
  saves: number,
  say: (line: string) => void,
): Promise<Save[]> {
  const browser = await launchBrowser()
  putFiles(folder, manifestFiles(site))
  const { url, stop } = await lecternOf(project, join(folder, 'site.yaml'), join(folder, 'data'))()
  const measured: Save[] = []
  try {
    for (const change of changes) {
      say(`${site.pages.length} pages: changing ${change.where}`)
      measured.push({
        pages: site.pages.length,
        where: change.where,
        times: await timesOf(change, site, folder, url, browser, saves),
      })
    }
  } finally {
    await stop()
    await browser.close()
  }
  return measured
}

async function timesOf(
  { path, file, seen, change, text = (unchanged) => unchanged, words = (mark) => mark }: Change,
  site: RandomSite,
  folder: string,
  url: string,
  browser: Browser,
  saves: number,
): Promise<number[]> {
  const target = join(folder, file)
  const original = manifestFiles(site).get(file) ?? ''
  const page = await watchedPage(browser, seen)
  const times: number[] = []
  // The first two saves are not counted.
  for (let save = -2; save < saves; save++) {
    const mark = `MARK${save + 12}`
    const next = text(manifestFiles(change(site, mark)).get(file) ?? '', mark)
    if (save === -2 || new URL(page.url()).pathname !== path(site)) {
      await page.goto(new URL(path(site), url).href, { waitUntil: 'load' })
      await page.locator('h1').waitFor({ timeout: 60_000 })
      await pause(500)
    }
    await pause(300 + Math.random() * 600)
    const time = await timeToPaint(page, words(mark), target, next)
    if (save >= 0) times.push(time)
    // A redirect leads away from the page, so it is undone before the next save.
    if (seen !== 'location.pathname') continue
    writeFileSync(target, original)
    await pause(1500)
  }
  writeFileSync(target, original)
  await page.context().close()
  await pause(500)
  return times
}
