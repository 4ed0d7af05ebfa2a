// The Content-Security-Policy of a page: nothing but what the page itself carries and the backend its forms are sent to.
import { createHash } from 'node:crypto'
import type { Site } from '../site/model.ts'

/** The hash by which a policy names an inlined style or script. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `frame-ancestors` is missing on purpose: in a page it does nothing and browsers complain; servers send it as a header. */
export function policyOf(site: Site, css: string): string {
  const backend = site.backend.url ? ` ${new URL(site.backend.url).origin}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashOf(css)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    `form-action 'self'${backend}`,
    "base-uri 'none'",
  ].join('; ')
}
