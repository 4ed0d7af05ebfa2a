// Builds a site in memory from a manifest; by default the fixture `two-readings`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from '../../src/manifest/load.ts'
import { type ClientBundle, clientBundle } from '../../src/publish/client-bundle.ts'
import { type PublishedSite, siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { twoReadings } from '../fixtures/two-readings.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface BuiltSite extends PublishedSite {
  site: Site
}

const built = new Map<string, Promise<BuiltSite>>()
let bundle: Promise<ClientBundle> | undefined

/** The client bundle of the current source. Shared by all test files of a worker. */
export function ownBundle(): Promise<ClientBundle> {
  bundle ??= clientBundle(root, hashOfSource(root))
  return bundle
}

/** A reading of a manifest, by path below the project's folder. Shared by all test files of a worker: copy before changing it. */
export function builtSite(reading: string, manifest = twoReadings): Promise<BuiltSite> {
  const key = `${reading} ${manifest}`
  const known = built.get(key) ?? build(reading, manifest)
  built.set(key, known)
  return known
}

async function build(reading: string, manifest: string): Promise<BuiltSite> {
  const { site, problems } = load(readFileSync(root + manifest, 'utf8'), manifest, { reading })
  if (!site) throw new Error(problems.map((problem) => `${problem.line}: ${problem.message}`).join('\n'))
  return { site, ...siteFiles(site, await ownBundle()) }
}

/** The HTML of a path ("/services"); throws if there is no such page. */
export function pageOf({ files }: BuiltSite, path: string): string {
  const html = files.get(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
  if (html === undefined) throw new Error(`There is no page at ${path}.`)
  return String(html)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** A page's visible text: no markup, styles or data, white space collapsed. */
export const textOf = (html: string): string =>
  html
    .replaceAll('<wbr/>', '')
    .replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
