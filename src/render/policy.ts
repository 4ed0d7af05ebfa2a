// Builds the Content-Security-Policy: only the page's own resources and the backend of its forms.
import { createHash } from 'node:crypto'
import type { Site } from '../site/model.ts'
import { speculationRules } from './speculation.ts'

/** CSP source expression of an inline style or script: `'sha256-…'`. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type PolicyInput = Pick<Site, 'backend'> & Partial<Pick<Site, 'forms'>>

/**
 * The policy servers send with every response. `styleHashes` are those of all pages; the page's own policy narrows them to its
 * own styles.
 */
export const sitePolicyOf = (site: PolicyInput, styleHashes: readonly string[]): string =>
  `${policyOf(site, styleHashes)}; frame-ancestors 'none'`

/** The policy in a page's meta tag, without `frame-ancestors`, which browsers ignore there with a warning. */
export function policyOf(site: PolicyInput, styleHashes: readonly string[]): string {
  const backend = site.backend.url ? ` ${new URL(site.backend.url).origin}` : ''
  const hasChallenge = site.forms?.some(({ turnstile }) => turnstile) ?? false
  const challengeSource = hasChallenge ? ' https://challenges.cloudflare.com' : ''
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(speculationRules)}${challengeSource}`,
    ...(hasChallenge ? [`frame-src${challengeSource}`] : []),
    `style-src ${styleHashes.length > 0 ? styleHashes.join(' ') : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${backend}`,
    `form-action 'self'${backend}`,
    "base-uri 'none'",
    // The challenge's script writes markup, which Trusted Types would block.
    ...(hasChallenge ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ')
}
