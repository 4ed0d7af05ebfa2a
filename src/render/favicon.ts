import type { Site } from '../site/model.ts'
import { gathering } from '../ui/gathering.ts'
import { soundings } from '../ui/soundings.ts'
import { escapeHtml } from './escape.ts'

/** Address of the site's icon: its owner's, or the one that is drawn. */
export const faviconAddress = ({ favicon }: Pick<Site, 'favicon'>): string => favicon ?? '/favicon.svg'

const types: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

/** The element that names it. */
export function faviconLink(site: Pick<Site, 'favicon'>): string {
  const address = faviconAddress(site)
  const type = types[address.slice(address.lastIndexOf('.') + 1).toLowerCase()]
  return `<link rel="icon" href="${escapeHtml(address)}"${type === undefined ? '' : ` type="${type}"`}>`
}

/** The site's mark in its own colours; a letter where the look has no drawing. */
export function faviconOf(site: Site): string {
  const { motif, light } = site.theme
  const drawings = {
    gathering: () =>
      svg(
        '0 0 400 400',
        `<path fill="none" stroke="${light.accent}" stroke-width="44" stroke-linecap="round" d="${gathering({ marks: 12, order: 1, seed: 1 })}"/>`,
      ),
    soundings: () =>
      svg('30 60 740 680', `<path fill="none" stroke="${light.accent}" stroke-width="34" d="${soundings(3)}"/>`),
    none: () =>
      svg(
        '0 0 100 100',
        `<rect width="100" height="100" rx="16" fill="${light.accent}"/><text x="50" y="72" text-anchor="middle" font-family="serif" font-size="64" fill="${light.onAccent}">${escapeHtml([...site.name][0] ?? '')}</text>`,
      ),
  }
  return drawings[motif]()
}

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`
