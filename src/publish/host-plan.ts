// What each host has to know of a site.
import { keeping, securityHeadersOf } from '../render/headers.ts'
import { isOwnFile } from '../site/addresses.ts'
import type { Site } from '../site/model.ts'
import type { Host, HostFiles, OwnFiles } from './hosts/host.ts'

/** The files that a host asks for; `styleHashes` are those of all pages' styles, for its policy. */
export function hostFiles(host: Host, site: Site, styleHashes: readonly string[], own?: OwnFiles): HostFiles {
  const { unknownPaths, redirects, url } = site
  return host.filesFor({
    name: nameOf(url),
    origin: url,
    headers: securityHeadersOf(site, styleHashes),
    keeping,
    redirects: host.tidiesIndexFiles ? redirects.filter((redirect) => !isOwnFile(redirect)) : redirects,
    own,
    unknownTo: 'redirect' in unknownPaths ? unknownPaths.redirect : undefined,
  })
}

const nameOf = (url: string) =>
  new URL(url).hostname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
