// Which file of the published site answers at an address. Build and checks both ask here.

/** The file of a page: `/services` is `services/index.html`. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** The file of a redirect, for hosts without redirects of their own. An address that names an index file is that file. */
export const redirectFileOf = (from: string): string => (/\/index\.html$/.test(from) ? from.slice(1) : fileOf(from))

/**
 * Whether a redirect leads from a page's own file to that page, as `/index.html` to `/`. Every host answers there with the
 * page or leads to it by itself, and some take a rule for it for a loop.
 */
export const isOwnFile = ({ from, to }: { from: string; to: string }): boolean =>
  from !== to && redirectFileOf(from) === fileOf(to)

const files: ReadonlySet<string> = new Set([
  '404.html',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  // The ledger of what was written.
  '.lectern-files.json',
])

/**
 * Whether the build writes the file itself, pages, redirects and what hosts ask for apart: scripts and pictures below
 * `assets`, pictures for sharing below `og`. Upper and lower case count as one: some file systems do not distinguish them.
 */
export const isOfBuild = (file: string): boolean => files.has(file.toLowerCase()) || /^(?:assets|og)\//i.test(file)

/** Whether the backend answers at the address when it is served together with the site. */
export const isOfBackend = (path: string): boolean => /^\/(?:functions|auth\/v1)(?:\/|$)/.test(path)
