import type { IconLink } from '../site/images.ts'
import type { Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'
import { htmlTag } from './html-tag.ts'
import { policyOf } from './policy.ts'
import { speculationRules } from './speculation.ts'

/** A stylesheet with its CSP hash (`'sha256-…'`). */
export interface HashedSheet {
  css: string
  hash: string
}

interface DocumentParts {
  site: Site
  head: string
  body: string
  /** Inlined, so that the first paint needs no further request. */
  sheets: readonly HashedSheet[]
  /** Defaults to the generated /favicon.svg. */
  icons?: readonly IconLink[]
  /** The page's `<script>` tags. */
  scripts?: string
}

/** Wraps a page's head and body in a complete HTML document. */
export function documentOf({ site, head, body, sheets, scripts = '', icons = drawnIcon }: DocumentParts): string {
  const { before, after } = shellOf(site, sheets, icons)
  return `${before}${head}${after}${scripts}</head><body>${body}</body></html>\n`
}

interface Shell {
  before: string
  after: string
}

const shells = new WeakMap<Site, Map<string, Shell>>()

/** Bounds the memory on sites where many pages have stylesheets of their own. */
const maxShells = 200

/** Returns the cached parts that all pages with the same stylesheets share. */
function shellOf(site: Site, sheets: readonly HashedSheet[], icons: readonly IconLink[]): Shell {
  const ofSite = shells.get(site) ?? new Map<string, Shell>()
  shells.set(site, ofSite)
  const key = sheets.map(({ hash }) => hash).join(' ')
  const shell = ofSite.get(key) ?? makeShell(site, sheets, icons)
  if (ofSite.size < maxShells) ofSite.set(key, shell)
  return shell
}

function makeShell(site: Site, sheets: readonly HashedSheet[], icons: readonly IconLink[]): Shell {
  const { light, dark } = site.theme
  const tint = (scheme: 'light' | 'dark', colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${colour}">`
  const policy = policyOf(
    site,
    sheets.map(({ hash }) => hash),
  )
  const before =
    `<!doctype html>${htmlTag(site.language)}<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`
  const after =
    icons.map(linkTo).join('') +
    tint('light', light.ground) +
    tint('dark', dark.ground) +
    sheets.map(({ css }) => `<style>${css}</style>`).join('') +
    `<script type="speculationrules">${speculationRules}</script>` +
    (site.theme.transitions === 'grow' ? untilParsed : '')
  return { before, after }
}

/** A page that is painted before its picture and title are parsed has nothing for those of a card to grow into. */
const untilParsed = '<link rel="expect" href="#content" blocking="render">'

const drawnIcon: readonly IconLink[] = [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]

const linkTo = ({ rel, href, type, sizes }: IconLink) =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${type ? ` type="${type}"` : ''}${sizes ? ` sizes="${sizes}"` : ''}>`
