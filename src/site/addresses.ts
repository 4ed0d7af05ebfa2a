// Which file of the published site answers at an address. Build and checks both ask here.

import type { Site } from './model.ts'
import { searchIndexFile } from './search/index-files.ts'

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

/** What the last build wrote, beside the site's files. It names paths of the machine that built: no host serves it. */
export const ledgerFile = '.lectern-files.json'

/** By which a site on the web says which build it is. */
export const buildMarkFile = 'lectern-build.json'

const files: ReadonlySet<string> = new Set([
  '404.html',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  buildMarkFile,
  'robots.txt',
  searchIndexFile,
  'site.webmanifest',
  'sitemap.xml',
  ledgerFile,
])

/**
 * Whether the build writes the file itself, pages, redirects and what hosts ask for apart: scripts and pictures below
 * `assets`, pictures for sharing below `og`. Upper and lower case count as one: some file systems do not distinguish them.
 */
export const isOfBuild = (file: string): boolean =>
  files.has(file.toLowerCase()) || /^(?:(?:assets|og)\/|search-index\.[a-z\d-]+\.json$)/i.test(file)

/** Whether the backend answers at the address when it is served together with the site. */
export const isOfBackend = (path: string): boolean => /^\/(?:functions|auth\/v1)(?:\/|$)/.test(path)

/** The folder of a language, and where an address below it leads that has no page; undefined, it answers 404 with `404.html` there. */
export interface LanguageFolder {
  /** As `/de`. */
  at: string
  unknownTo?: string
}

export const languageFolders = ({ editions = {} }: Pick<Site, 'editions'>): LanguageFolder[] =>
  Object.values(editions).map(({ at, unknownPaths }) =>
    'redirect' in unknownPaths ? { at, unknownTo: unknownPaths.redirect } : { at },
  )

/** Whether an address is that of a folder, or of a page below it. */
export const isAtOrBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** The folder of the language that an address lies below. */
export const folderAbove = (folders: readonly LanguageFolder[], path: string): LanguageFolder | undefined =>
  folders.find(({ at }) => isAtOrBelow(path, at))

/** The file that answers on addresses without a page, for each language by its tag; undefined is the first. */
export const unknownFiles = ({
  editions = {},
}: Pick<Site, 'editions'>): [file: string, language: string | undefined][] => [
  ['404.html', undefined],
  ...Object.entries(editions).map(([tag, { at }]): [string, string] => [`${at.slice(1)}/404.html`, tag]),
]
