// What the file of a page depends on, as one short key: while the key stays, the file need not be made again.
import { createHash } from 'node:crypto'
import { usedImages } from '../images/used-images.ts'
import { ancestorsOf } from '../render/canonical.ts'
import { fileOf } from '../site/addresses.ts'
import type { IconLink, Images } from '../site/images.ts'
import { likelyPages } from '../site/likely-pages.ts'
import type { Route, Site } from '../site/model.ts'

/** By file below the site's root, for all routes or the wanted ones. `sourceHash` stands for the components, the styles and the scripts. */
export function pageKeys(
  site: Site,
  sourceHash: string,
  images: Images = {},
  wanted: readonly Route[] = site.routes,
  icons?: readonly IconLink[],
): Map<string, string> {
  const { routes, requestSettings: _, ...shared } = site
  // The logo stands on every page, and its files are named after what is in them.
  const logo = usedImages({ routes: [], logo: site.logo }).map(({ file }) => images[file])
  // Short, since it is part of every key.
  const base = keyOf(JSON.stringify([sourceHash, shared, logo, icons]))
  const hasPictures = Object.keys(images).length > 0
  const titles = new Map(routes.map(({ path, title }) => [path, title]))
  const keys = new Map<string, string>()
  for (const route of wanted) {
    const above = ancestorsOf(route.path).map((path) => titles.get(path))
    const pictures = hasPictures ? usedImages({ routes: [route] }).map(({ file }) => images[file]) : []
    keys.set(fileOf(route.path), keyOf(base, JSON.stringify([above, route, pictures])))
  }
  const { unknownPaths } = site
  if ('screen' in unknownPaths) {
    const pages = unknownPaths.screen === 'not-found' ? likelyPages(site) : []
    keys.set('404.html', keyOf(base, '404', JSON.stringify(pages)))
  }
  return keys
}

const keyOf = (...parts: string[]) => {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
