import { completeTheme } from '../../../presets/complete-theme.ts'
import { onValue } from '../../../problems/finding.ts'
import { contrast, contrastPairs, leastContrast, shades } from '../../../site/colours.ts'
import { groupsOnly, isGroup } from '../../../site/groups.ts'
import type { Palette } from '../../../site/model.ts'
import type { Check } from '../../sense/check.ts'
import type problems from './problems.ts'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)

const coloursIn = (palette: unknown): Partial<Palette> =>
  Object.fromEntries(Object.entries(groupsOnly(palette)).filter(([, value]) => isColour(value)))

type Role = keyof Palette

const isRead = (palette: Palette, pairs: typeof contrastPairs) =>
  pairs.every(([text, ground]) => contrast(palette[text], palette[ground]) >= leastContrast)

/**
 * The colour nearest to that of a role with which it can be read beside every other; undefined where there is none. `completed` gives the palette
 * with another colour in that role.
 */
function nearestRead(role: Role, colour: string, completed: (tried: string) => Palette): string | undefined {
  const pairs = contrastPairs.filter((pair) => pair.includes(role))
  return shades(colour).find((tried) => isRead(completed(tried), pairs))
}

/** Text and ground too close to be read, by day and by night; a scheme that is never shown is not judged. */
const lowContrast: Check<typeof problems> = ({ draft, report }) => {
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
        // A pair of which neither is written is the engine's own, and can be read.
        const role = [text, ground].find((one) => written[scheme][one] !== undefined)
        if (!role || reported.has(text)) continue
        const ratio = contrast(over, under)
        if (ratio >= leastContrast) continue
        reported.add(text)
        const nearest = nearestRead(
          role,
          looks[scheme][role],
          (tried) => completeTheme({ ...look, [scheme]: { ...written[scheme], [role]: tried } })[scheme],
        )
        // Rounded down: 4.49 is not 4.5.
        const facts = {
          text,
          ground,
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
          least: leastContrast,
          scheme,
          nearest,
        }
        const fix =
          nearest === undefined ? undefined : { title: `Write "${nearest}"`, text: `"${nearest}"`, safe: false }
        report('low-contrast', onValue([...path, 'theme', scheme, role]), facts, { suggestion: nearest, fix })
      }
    }
  }
}

export default lowContrast
