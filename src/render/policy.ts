// The Content-Security-Policy: nothing but what the page itself carries and the backend its forms are sent to.
import { createHash } from 'node:crypto'
import type { Site } from '../site/model.ts'
import { speculationRules } from './speculation.ts'

/** The hash by which a policy names an inlined style or script. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Policed = Pick<Site, 'backend'> & Partial<Pick<Site, 'forms'>>

/** The policy a page carries itself; `frame-ancestors` is missing, since in a page it does nothing and browsers complain. */
export const policyOf = (site: Policed, styleHashes: readonly string[]): string => policyFor(site, styleHashes)

/**
 * The policy servers send with every answer. One for the whole site: it allows the styles of all pages, by hash, while each
 * page allows itself its own alone.
 */
export const sitePolicyOf = (site: Policed, styleHashes: readonly string[]): string =>
  `${policyFor(site, styleHashes)}; frame-ancestors 'none'`

function policyFor(site: Policed, styleHashes: readonly string[]): string {
  const backend = site.backend.url ? ` ${new URL(site.backend.url).origin}` : ''
  const challenged = site.forms?.some(({ turnstile }) => turnstile) ?? false
  const challenger = challenged ? ' https://challenges.cloudflare.com' : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(speculationRules)}${challenger}`,
    ...(challenged ? [`frame-src${challenger}`] : []),
    `style-src ${styleHashes.length > 0 ? styleHashes.join(' ') : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${backend}`,
    `form-action 'self'${backend}`,
    "base-uri 'none'",
    // The challenge's own script writes markup; a site that uses it does without this line.
    ...(challenged ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
}
