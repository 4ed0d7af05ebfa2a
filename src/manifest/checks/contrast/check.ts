import { onValue } from '../../../problems/finding.ts'
import { groupsOnly } from '../../groups.ts'
import type { Check } from '../../sense/check.ts'
import { contrast, contrastPairs, readable } from '../../sense/colours.ts'
import type problems from './problems.ts'

/** WCAG 2.2, success criterion 1.4.3: text at body size. */
const least = 4.5

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value)

/** Text and ground too close to be read, by day and by night; a scheme that is never shown is not judged. */
const lowContrast: Check<typeof problems> = ({ draft, report }) => {
  for (const { fields, path } of draft.readings) {
    const theme = groupsOnly(fields.theme)
    for (const scheme of ['light', 'dark'] as const) {
      if (theme.scheme === (scheme === 'light' ? 'dark' : 'light')) continue
      const palette = groupsOnly(theme[scheme])
      const reported = new Set<string>()
      for (const [text, ground] of contrastPairs) {
        const [over, under] = [palette[text], palette[ground]]
        if (!isColour(over) || !isColour(under) || reported.has(text)) continue
        const ratio = contrast(over, under)
        if (ratio >= least) continue
        reported.add(text)
        const near = readable(over, under, least)
        // Rounded down: 4.49 is not 4.5.
        const facts = { text, ground, ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least, scheme, nearest: near }
        const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: `"${near}"`, safe: false }
        report('low-contrast', onValue([...path, 'theme', scheme, text]), facts, { suggestion: near, mend })
      }
    }
  }
}

export default lowContrast
