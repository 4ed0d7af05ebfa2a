// Collects what a host's configuration is generated from.
import { encodedAddress } from '../../supabase/functions/_shared/encoded-address.ts'
import { cacheRules, securityHeadersOf, subresource } from '../render/headers.ts'
import { isOwnIndexFile, languageFolders, ledgerFile, pageFile } from '../site/addresses.ts'
import type { Site } from '../site/model.ts'
import { isPattern, patternsLast, placeholdersIn, type Redirect, withPlaceholders } from '../site/redirects.ts'
import type { Host, HostFiles, HostPlan, OwnFiles, PlannedRedirect } from './hosts/host.ts'

interface Planning {
  /** Hashes of all pages' styles, for the policy. */
  styleHashes: readonly string[]
  own?: OwnFiles
  /** Host name, when the folder holds one language on its own host. */
  languageHost?: string
}

/** Returns the host's configuration files. */
export function hostFiles(host: Host, site: Site, { styleHashes, own, languageHost }: Planning): HostFiles {
  const { unknownPaths, redirects, routes, url } = site
  return host.filesFor({
    name: nameOf(url),
    origin: url,
    headers: securityHeadersOf(site, styleHashes),
    cacheRules,
    subresource,
    pages: routes.map(({ path }) => path).filter((path) => path !== '/'),
    indexFiles: indexFilesOf(site),
    redirects: patternsLast(redirects)
      .filter((redirect) => !host.tidiesIndexFiles || !isOwnIndexFile(redirect))
      .map((redirect) => ({ ...redirect, to: encodedAddress(redirect.to) }))
      .map((redirect) => (isPattern(redirect.from) ? { ...redirect, expression: expressionOf(redirect) } : redirect)),
    ledger: ledgerFile,
    own,
    languages: languageFolders(site).map(({ at, unknownTo }) => ({
      at,
      ...(unknownTo !== undefined && { unknownTo: encodedAddress(unknownTo) }),
    })),
    languageHost,
    unknownTo: 'redirect' in unknownPaths ? encodedAddress(unknownPaths.redirect) : undefined,
  })
}

const indexFilesOf = ({ routes, redirects }: Site): HostPlan['indexFiles'] => {
  const taken = new Set(redirects.map(({ from }) => from))
  return routes.map(({ path }) => ({ from: `/${pageFile(path)}`, to: path })).filter(({ from }) => !taken.has(from))
}

/** Returns the second file of a page, `services.html`, for hosts that would redirect to an address with a slash. */
export const besideOf = (host: Host | undefined, file: string): string | undefined =>
  host?.addsSlash && file.endsWith('/index.html') ? `${file.slice(0, -'/index.html'.length)}.html` : undefined

/** Matches one segment of a path; it cannot lead out of the path or to another site. */
const part = String.raw`[^/?#\\]+`

function expressionOf({ from, to }: Redirect): PlannedRedirect['expression'] {
  const known = placeholdersIn(from)
  const asExpression = (word: string) => (word === '*' ? `(${part}(?:/${part})*)` : `(${part})`)
  const literals = from
    .split('/')
    .map((word) => (isPattern(`/${word}`) ? asExpression(word) : word.replaceAll('.', String.raw`\.`)))
  return { from: literals.join('/'), to: withPlaceholders(to, (word) => `$${known.indexOf(word) + 1}`) }
}

const nameOf = (url: string) =>
  new URL(url).hostname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
