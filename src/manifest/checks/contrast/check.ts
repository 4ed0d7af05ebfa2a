import { completeTheme } from '../../../presets/complete-theme.ts'
import { onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import { contrast, contrastPairs, minContrast, shades } from '../../../site/colours.ts'
import { groupsOnly, isGroup } from '../../../site/groups.ts'
import type { Palette } from '../../../site/model.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)

const coloursIn = (palette: unknown): Partial<Palette> =>
  Object.fromEntries(Object.entries(groupsOnly(palette)).filter(([, value]) => isColour(value)))

type Role = keyof Palette

const isRead = (palette: Palette, pairs: typeof contrastPairs) =>
  pairs.every(([text, ground]) => contrast(palette[text], palette[ground]) >= minContrast)

/**
 * Returns the shade nearest to `colour` that is readable against every colour the role is paired with; undefined where there is none. `completed`
 * returns the palette with another colour in the role.
 */
function nearestRead(role: Role, colour: string, completed: (tried: string) => Palette): string | undefined {
  const pairs = contrastPairs.filter((pair) => pair.includes(role))
  return shades(colour).find((tried) => isRead(completed(tried), pairs))
}

/** Reports pairs of text and background with too little contrast, in each colour scheme that the site shows. */
export default function lowContrast({ draft, report }: CheckContext<typeof problems>): void {
  for (const { fields, path } of draft.readings) {
    if (!isGroup(fields.theme)) continue
    const theme = groupsOnly(fields.theme)
    const { preset, accent } = theme
    const written = { light: coloursIn(theme.light), dark: coloursIn(theme.dark) }
    const look = {
      ...written,
      ...(typeof preset === 'string' && { preset }),
      ...(isColour(accent) && { accent }),
    }
    const looks = completeTheme(look)
    for (const scheme of ['light', 'dark'] as const) {
      if (theme.scheme === (scheme === 'light' ? 'dark' : 'light')) continue
      const reported = new Set<string>()
      for (const [text, ground] of contrastPairs) {
        const [over, under] = [looks[scheme][text], looks[scheme][ground]]
        // A pair without a written colour comes from a preset, whose tests check contrast.
        const role = [text, ground].find((one) => written[scheme][one] !== undefined)
        if (!role || reported.has(text)) continue
        const ratio = contrast(over, under)
        if (ratio >= minContrast) continue
        reported.add(text)
        const nearest = nearestRead(
          role,
          looks[scheme][role],
          (tried) => completeTheme({ ...look, [scheme]: { ...written[scheme], [role]: tried } })[scheme],
        )
        // Rounds down, so that 4.49 is not reported as 4.5.
        const facts = {
          text,
          ground,
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
          min: minContrast,
          scheme,
          nearest,
        }
        report('low-contrast', onValue([...path, 'theme', scheme, role]), facts, offer(nearest, false, `"${nearest}"`))
      }
    }
  }
}
