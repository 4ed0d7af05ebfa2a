// Maps addresses of the published site to files. Build and checks both use it.
import type { Site } from './model.ts'
import { searchIndexFile } from './search/index-files.ts'

/** Returns the file of a page: `/services` is `services/index.html`. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

/** Returns the file of a redirect, for hosts without redirects of their own. An address that names an index file is that file. */
export const redirectFileOf = (from: string): string => (/\/index\.html$/.test(from) ? from.slice(1) : pageFile(from))

/**
 * Whether a redirect leads from a page's own file to the page, as `/index.html` to `/`. Hosts do this by themselves, and some take such a rule for a
 * loop.
 */
export const isOwnIndexFile = ({ from, to }: { from: string; to: string }): boolean =>
  from !== to && redirectFileOf(from) === pageFile(to)

/** List of files that the last build wrote. It contains paths of the build machine, so no host serves it. */
export const ledgerFile = '.lectern-files.json'

/** File by which a published site names its build. */
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
 * Whether the build itself writes the file, apart from pages, redirects and host settings: scripts and pictures in `assets`, share pictures in `og`.
 * Ignores case, as some file systems do.
 */
export const isOfBuild = (file: string): boolean =>
  files.has(file.toLowerCase()) || /^(?:(?:assets|og)\/|search-index\.[a-z\d-]+\.json$)/i.test(file)

/** Whether the backend answers at the address, with or without a query, when it is served together with the site. */
export const isOfBackend = (path: string): boolean => /^\/(?:functions|auth\/v1)(?:[/?]|$)/.test(path)

/** The folder of a language, and the redirect target of unknown addresses below it; without one, they get `404.html` of the folder. */
export interface LanguageFolder {
  /** `/de`, for example. */
  at: string
  unknownTo?: string
}

export const languageFolders = ({ editions = {} }: Pick<Site, 'editions'>): LanguageFolder[] =>
  Object.values(editions).map(({ at, unknownPaths }) =>
    'redirect' in unknownPaths ? { at, unknownTo: unknownPaths.redirect } : { at },
  )

/** Whether an address is the folder's or below it. */
export const isAtOrBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** Returns the language folder that an address is in. */
export const folderAbove = (folders: readonly LanguageFolder[], path: string): LanguageFolder | undefined =>
  folders.find(({ at }) => isAtOrBelow(path, at))

/** Returns the file for unknown addresses of each language, with the language's tag; undefined for the first language. */
export const unknownFiles = ({
  editions = {},
}: Pick<Site, 'editions'>): [file: string, language: string | undefined][] => [
  ['404.html', undefined],
  ...Object.entries(editions).map(([tag, { at }]): [string, string] => [`${at.slice(1)}/404.html`, tag]),
]
