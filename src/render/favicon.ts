import { drawings } from '../drawings/drawings.ts'
import type { Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

/** SVG of the theme's drawing in the accent colour, or of the name's first letter if the theme has no drawing. */
export function faviconOf(site: Pick<Site, 'name' | 'theme'>): string {
  const { motif, light } = site.theme
  const mark = drawings[motif]?.mark()
  return mark
    ? svg(
        mark.box,
        `<path fill="none" stroke="${light.accent}" stroke-width="${mark.width}" stroke-linecap="round" d="${mark.d}"/>`,
      )
    : svg(
        '0 0 100 100',
        `<rect width="100" height="100" rx="16" fill="${light.accent}"/><text x="50" y="72" text-anchor="middle" font-family="serif" font-size="64" fill="${light.onAccent}">${escapeHtml([...site.name][0] ?? '')}</text>`,
      )
}

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`
