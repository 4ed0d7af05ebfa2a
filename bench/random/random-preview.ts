// Measures from save to paint on random content, for changes in several places: the manifest, an included file, a fact that every
// page uses, the theme, a redirect.
import { join } from 'node:path'
import { launchBrowser } from '../launch-browser.ts'
import { lecternOf } from '../preview/preview-contestants.ts'
import { type Change, measureChange } from '../preview/save-to-paint.ts'
import { putFiles } from '../put-files.ts'
import { manifestFiles, type RandomSite } from './random-site.ts'

export interface Save {
  pages: number
  /** The changed part. */
  where: string
  /** Milliseconds of each save. */
  times: number[]
}

const mark = 'MARK1'
const marked = "document.querySelector('main')?.textContent.match(/MARK\\d+/)?.[0]"

function titled(site: RandomSite, at: number): RandomSite {
  const pages = site.pages.map((page, index) => {
    const [first, ...others] = page.blocks
    return index === at && first ? { ...page, blocks: [{ ...first, title: `${mark} stands here` }, ...others] } : page
  })
  return { ...site, pages }
}

/** Files are named below the site's folder. */
function changesOf(site: RandomSite): Change[] {
  const rewritten = (file: string, next: RandomSite) => ({ file, write: () => manifestFiles(next).get(file) ?? '' })
  const facts = { ...site.facts, reply: `${mark} hours` }
  return [
    { name: 'the manifest', path: '/', seen: marked, expected: mark, ...rewritten('site.yaml', titled(site, 0)) },
    {
      ...{ name: 'an included file', path: site.pages[1]?.path ?? '/', seen: marked, expected: mark },
      ...rewritten('pages/part-001.yaml', titled(site, 1)),
    },
    {
      ...{ name: 'a fact that every page uses', path: '/', seen: marked, expected: mark },
      ...rewritten('site.yaml', { ...site, facts }),
    },
    {
      name: 'the theme',
      path: '/',
      file: 'site.yaml',
      seen: "getComputedStyle(document.documentElement).getPropertyValue('--ground')",
      write: (text) => text.replace('"#ffffff"', '"#fffff0"'),
      expected: '#fffff0',
    },
    {
      name: 'a redirect',
      path: '/gone',
      file: 'site.yaml',
      seen: 'location.pathname',
      write: (text) => text.replace('      /old: /\n', '      /old: /\n      /gone: /\n'),
      expected: '/',
    },
  ]
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
    for (const change of changesOf(site)) {
      say(`${site.pages.length} pages: changing ${change.name}`)
      const { times } = await measureChange(browser, url, { ...change, file: join(folder, change.file) }, saves)
      measured.push({ pages: site.pages.length, where: change.name, times })
    }
  } finally {
    await stop()
    await browser.close()
  }
  return measured
}
