// What a host has to know of a site. Each host's file turns one plan into that host's own configuration.
import { keeping, securityHeadersOf } from '../../render/headers.ts'
import { isOwnFile } from '../../site/addresses.ts'
import type { Site } from '../../site/model.ts'

export interface HostPlan {
  /** Name of the site, for hosts that ask for one: lower-case letters, digits and hyphens. */
  name: string
  origin: string
  /** Headers of every answer. */
  headers: Record<string, string>
  /** Longer keeping of what lies below a folder. */
  keeping: readonly { folder: string; cacheControl: string }[]
  redirects: readonly { from: string; to: string }[]
  /** Where an address without a page leads; undefined, it answers 404 with 404.html. */
  unknownTo?: string
}

/** Without those from a page's own file to the page: for hosts that lead there by themselves and would see a loop. */
export const redirectsElsewhere = ({ redirects }: HostPlan): HostPlan['redirects'] =>
  redirects.filter((redirect) => !isOwnFile(redirect))

/** A host's configuration: file below the site's root → its text. */
export type HostFiles = Map<string, string>

export function hostPlan(site: Site, styleHashes: readonly string[]): HostPlan {
  const { unknownPaths, redirects, url } = site
  return {
    name: nameOf(url),
    origin: url,
    headers: securityHeadersOf(site, styleHashes),
    keeping,
    redirects,
    unknownTo: 'redirect' in unknownPaths ? unknownPaths.redirect : undefined,
  }
}

const nameOf = (url: string) =>
  new URL(url).hostname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

/** A `_headers` file, which Netlify and Cloudflare write alike. Rules do not overlap in a header, as the two join them differently. */
export function headersFile({ headers, keeping }: HostPlan): string {
  const rules: [string, [string, string][]][] = [
    ['/*', Object.entries(headers)],
    ...keeping.map(({ folder, cacheControl }): [string, [string, string][]] => [
      `${folder}*`,
      [['cache-control', cacheControl]],
    ]),
  ]
  return rules
    .map(([path, lines]) => `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n')
}
