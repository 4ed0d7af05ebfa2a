import type { Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'
import { policyOf } from './policy.ts'
import { speculationRules } from './speculation.ts'

export interface DocumentParts {
  site: Site
  head: string
  body: string
  /** Put into the page itself, so that nothing stands between the document and its first paint. */
  css: string
  /** Script files of this page, as finished tags. */
  scripts?: string
}

/** The HTML document round a page's markup. */
export function documentOf({ site, head, body, css, scripts = '' }: DocumentParts): string {
  const { before, after } = shellOf(site, css)
  return `${before}${head}${after}${scripts}</head><body>${body}</body></html>\n`
}

interface Shell {
  before: string
  after: string
}

const shells = new WeakMap<Site, Map<string, Shell>>()

/** What pages with the same styles have in common; a site has few such kinds of page. */
function shellOf(site: Site, css: string): Shell {
  const ofSite = shells.get(site) ?? new Map<string, Shell>()
  shells.set(site, ofSite)
  const shell = ofSite.get(css) ?? makeShell(site, css)
  ofSite.set(css, shell)
  return shell
}

function makeShell(site: Site, css: string): Shell {
  const { light, dark } = site.theme
  const tint = (scheme: 'light' | 'dark', colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`
  const before =
    `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyOf(site, css))}">`
  const after =
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    tint('light', light.ground) +
    tint('dark', dark.ground) +
    `<style>${css}</style><script type="speculationrules">${speculationRules}</script>`
  return { before, after }
}
