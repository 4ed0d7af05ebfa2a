// Makes the files that a built site has beside its pages when they are requested: icons, the web manifest, robots.txt, the sitemap and
// share images. Also serves files with unusual names.
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { contentTypeOf } from '../../backend/send-file.ts'
import { publicTextIn } from '../../files/public-text.ts'
import type { SiteFolders } from '../../files/site-folders.ts'
import { iconsOf } from '../../images/icons.ts'
import { readImage } from '../../images/read-image.ts'
import { shareImages } from '../../images/share/share-images.ts'
import { isFault } from '../../problems/fault.ts'
import { shareImageOf } from '../../render/share-image.ts'
import { robotsOf, sitemapOf } from '../../render/sitemap.ts'
import { decodedAddress } from '../../site/decoded-address.ts'
import type { Site } from '../../site/model.ts'

export interface BesidePages {
  site: Site
  folders: SiteFolders
  /** The folder in which drawn images are cached. */
  cache: string
  /** Hash of the drawing code, part of the cache key of share images. */
  sourceHash?: string
}

const icons = /^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|site\.webmanifest|assets\/icon\/[^/]+\.png)$/
const shared = /^\/og\/[^/]+\.png$/
const ofRobots = /^\/(?:robots\.txt|sitemap\.xml)$/
const unusual = /%(?:23|25|3f)/i

/**
 * Returns false where a built site has no such file, and where a file under `public/` replaces it. `current` is called for such a file only: it
 * compares every file of the site with the disk, and a page of the preview loads hundreds of modules.
 */
export async function answerBesidePages(
  path: string,
  response: ServerResponse,
  current: () => BesidePages | undefined,
): Promise<boolean> {
  const beside = [icons, shared, ofRobots, unusual].some((one) => one.test(path)) ? current() : undefined
  if (!beside) return false
  const made = await madeAt(path, beside).catch((error: unknown) => error)
  if (made === undefined) return false
  if (made instanceof Error) {
    if (!isFault(made)) throw made
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(made.message)
    return true
  }
  response.writeHead(200, {
    'content-type': contentTypeOf(path),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  response.end(made)
  return true
}

async function madeAt(path: string, beside: BesidePages): Promise<Buffer | string | undefined> {
  const { site, folders } = beside
  const own = publicTextIn(folders)
  if (path === '/robots.txt') return robotsOf(site, own('robots.txt'))
  if (path === '/sitemap.xml') return sitemapOf(site, own('sitemap.xml'))
  if (existsSync(join(folders.publicFolder, path))) return undefined
  const given = unusualFile(path, folders)
  if (given !== undefined) return readFileSync(given)
  if (icons.test(path)) return (await iconFiles(beside)).get(path.slice(1))
  return shared.test(path) ? (await shareFiles(path, beside)).get(path.slice(1)) : undefined
}

/** Returns a file under `public/` with `#`, `%` or `?` in its name. Vite serves all others. */
function unusualFile(path: string, { publicFolder }: SiteFolders): string | undefined {
  if (!unusual.test(path)) return undefined
  const file = join(publicFolder, decodedAddress(path))
  const isInside = file.startsWith(publicFolder + sep)
  // `statSync` alone throws for a name with a null byte.
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined
}

function iconFiles({ site, folders, cache }: BesidePages) {
  const { favicon } = site
  const given = favicon === undefined ? undefined : { file: favicon, bytes: readImage(folders, favicon) }
  return iconsOf(site, given, join(cache, 'images')).then(({ files }) => files)
}

/** Draws only the share image that is requested. */
function shareFiles(path: string, { site, folders, cache, sourceHash = 'source' }: BesidePages) {
  const routes = site.routes.filter((route) => `/${shareImageOf(site, route)?.file}` === path)
  return shareImages({ ...site, routes }, { cacheFolder: cache, sourceHash, publicFolder: folders.publicFolder })
}
