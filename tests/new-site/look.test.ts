// The pages of new sites in a browser: no word broken at any width, and no text over drawings.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newSiteFiles, templateNames } from '../../src/new-site/new-site.ts'
import { writeNewSite } from '../../src/new-site/write-new-site.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { newVisitor } from '../browser/browser.ts'
import { type ServedSite, serveBuilt } from '../browser/served-site.ts'
import { isWhole } from '../how-much.ts'
import { ownBundle, root } from '../pages/built-site.ts'
import { brokenAt, hardToRead, wordWidths } from '../pages/words-and-drawings.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const place = temporaryFolder()

/** Long words of common German pages and trades. */
const longWords = [
  'Datenschutzerklärung',
  'Unternehmensberatung',
  'Rechtsanwaltskanzlei',
  'Wirtschaftsprüfung',
  'Nutzungsbedingungen',
]

async function serveNewSite(template: string, language: string): Promise<ServedSite> {
  const folder = join(place, `${template}-${language}`)
  writeNewSite(folder, newSiteFiles(root, { template, name: 'Am Ufer', language, lectern: '1', commands: [] }))
  const { site, problems } = loadFile(join(folder, 'site.yaml'), { root: folder })
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  const [first] = site.routes
  const routes = longWords.map((title) => ({
    path: `/${title.toLowerCase().replace('ä', 'ae').replace('ü', 'ue')}`,
    title,
    description: '',
    unlisted: false,
    blocks: ['hero', 'page-intro', 'prose', 'reasons', 'steps'].map((type) => ({
      type,
      source: '',
      props: {
        title,
        text: `${title} und mehr.`,
        action: { label: title, to: '/' },
        reasons: [{ title, text: title }],
        steps: [{ title, description: title }],
      },
    })),
  }))
  const shown = language === 'de' && first ? { ...site, routes: [...site.routes, ...routes] } : site
  return serveBuilt({ site: shown, ...siteFiles(shown, await ownBundle()) }, join(folder, 'public'))
}

const sites = templateNames(root).flatMap((template) => ['en', 'de'].flatMap((language) => [[template, language]])) as [
  string,
  string,
][]

describe.skipIf(!isWhole).each(sites)('a new site from %s in %s', (template, language) => {
  it('a new site breaks no word at any width, and keeps every line readable on its drawings', {
    timeout: 240_000,
  }, async () => {
    const { site, url, close } = await serveNewSite(template, language)
    const visitor = await newVisitor()
    const [page, judged] = [await visitor.newPage(), await visitor.newPage()]
    const wrong: Record<string, unknown> = {}
    for (const { path } of site.routes) {
      await page.goto(url + path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const broken = await brokenAt(page, wordWidths)
      if (Object.keys(broken).length > 0) wrong[path] = broken
      for (const width of [768, 900, 1024, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const { hard } = await hardToRead(page, judged)
        if (hard.length > 0) wrong[`${path} at ${width}`] = hard
      }
    }
    await visitor.close()
    await close()
    expect(wrong).toEqual({})
  })
})
