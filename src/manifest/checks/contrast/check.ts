import { completeTheme } from '../../../presets/complete-theme.ts'
import { onValue } from '../../../problems/finding.ts'
import { contrast, contrastPairs, leastContrast, readable } from '../../../site/colours.ts'
import { groupsOnly, isGroup } from '../../../site/groups.ts'
import type { Palette } from '../../../site/model.ts'
import type { Check } from '../../sense/check.ts'
import type problems from './problems.ts'

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)

const coloursIn = (palette: unknown): Partial<Palette> =>
  Object.fromEntries(Object.entries(groupsOnly(palette)).filter(([, value]) => isColour(value)))

/** Text and ground too close to be read, by day and by night; a scheme that is never shown is not judged. */
const lowContrast: Check<typeof problems> = ({ draft, report }) => {
  for (const { fields, path } of draft.readings) {
    if (!isGroup(fields.theme)) continue
    const theme = groupsOnly(fields.theme)
    const { preset, accent } = theme
    const written = { light: coloursIn(theme.light), dark: coloursIn(theme.dark) }
    const looks = completeTheme({
      ...written,
      ...(typeof preset === 'string' && { preset }),
      ...(isColour(accent) && { accent }),
    })
    for (const scheme of ['light', 'dark'] as const) {
      if (theme.scheme === (scheme === 'light' ? 'dark' : 'light')) continue
      const reported = new Set<string>()
      for (const [text, ground] of contrastPairs) {
        const [over, under] = [looks[scheme][text], looks[scheme][ground]]
        // A pair of which neither is written is the engine's own, and can be read.
        const isOwn = written[scheme][text] !== undefined || written[scheme][ground] !== undefined
        if (!isOwn || reported.has(text)) continue
        const ratio = contrast(over, under)
        if (ratio >= leastContrast) continue
        reported.add(text)
        const near = readable(over, under)
        // Rounded down: 4.49 is not 4.5.
        const facts = {
          text,
          ground,
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
          least: leastContrast,
          scheme,
          nearest: near,
        }
        const at = [...path, 'theme', scheme]
        if (written[scheme][text] === undefined) {
          report('low-contrast', onValue([...at, ground]), facts)
          continue
        }
        const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: `"${near}"`, safe: false }
        report('low-contrast', onValue([...at, text]), facts, { suggestion: near, mend })
      }
    }
  }
}

export default lowContrast
