import type { Site } from '../site/model.ts'
import { gathering } from '../ui/gathering.ts'
import { soundings } from '../ui/soundings.ts'
import { escapeHtml } from './escape.ts'

/** The site's mark in its own colours; a letter where the look has no drawing. */
export function faviconOf(site: Pick<Site, 'name' | 'theme'>): string {
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
