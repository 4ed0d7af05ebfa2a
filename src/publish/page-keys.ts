// Hashes everything that the file of a page depends on: while the key is unchanged, the page is not rendered again.
import { createHash } from 'node:crypto'
import { isDatedBlock, listsPages, withInnerBlocks } from '../blocks/schemas.ts'
import { usedImages } from '../images/used-images.ts'
import { remembered } from '../remembered.ts'
import { feedLinks } from '../render/feed-links.ts'
import { pageFile, unknownFiles } from '../site/addresses.ts'
import { siteIn } from '../site/editions.ts'
import type { IconLink, Images } from '../site/images.ts'
import { likelyPages } from '../site/likely-pages.ts'
import type { Route, Site } from '../site/model.ts'
import { ancestorsOf } from '../site/trail.ts'

/** Returns page file → key, for `wanted` routes and the 404 pages. `sourceHash` covers components, styles and scripts. */
export function pageKeys(
  site: Site,
  sourceHash: string,
  images: Images = {},
  wanted: readonly Route[] = site.routes,
  icons?: readonly IconLink[],
): Map<string, string> {
  const { routes } = site
  const baseOf = remembered((edition: Site) => siteKey(edition, sourceHash, images, icons))
  const hasPictures = Object.keys(images).length > 0
  const titles = new Map(routes.map(({ path, title }) => [path, title]))
  const pageList = () => routes.map(({ path, title, unlisted }) => [path, title, unlisted])
  const keys = new Map<string, string>()
  for (const route of wanted) {
    const above = ancestorsOf(route.path).map((path) => titles.get(path))
    const pictures = hasPictures ? usedImages({ routes: [route] }).map(({ file }) => images[file]) : []
    const blocks = withInnerBlocks(route.blocks)
    const listed = blocks.some(({ type }) => listsPages(type)) ? pageList() : []
    const day = blocks.some(({ type }) => isDatedBlock(type)) ? [site.today] : []
    // An article says when it was published, once that day has come.
    const toCome = blocks.filter(({ props }) => typeof props.day === 'string' && props.day > site.today).length
    const own = JSON.stringify([above, route, pictures, ...listed, ...day, ...(toCome > 0 ? [toCome] : [])])
    keys.set(pageFile(route.path), keyOf(baseOf(siteIn(site, route.language)), own))
  }
  const { unknownPaths } = site
  if ('screen' in unknownPaths) {
    for (const [file, language] of unknownFiles(site)) {
      const edition = siteIn(site, language)
      const pages = unknownPaths.screen === 'not-found' ? likelyPages(edition) : []
      keys.set(file, keyOf(baseOf(edition), '404', JSON.stringify(pages)))
    }
  }
  return keys
}

/** Returns the key of everything that all pages of a language depend on. */
export function siteKey(edition: Site, sourceHash: string, images: Images = {}, icons?: readonly IconLink[]): string {
  // The logo is on every page; its file names are hashes of their content.
  const logo = usedImages({ routes: [], logo: edition.logo }).map(({ file }) => images[file])
  const { routes: _, requestSettings: __, editions: ___, today: ____, feeds, ...shared } = edition
  return keyOf(JSON.stringify([sourceHash, shared, feedLinks({ feeds }), logo, icons]))
}

const keyOf = (...parts: string[]) => {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
