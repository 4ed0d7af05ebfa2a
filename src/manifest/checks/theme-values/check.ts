import { onValue } from '../../../problems/finding.ts'
import { insideCurlyQuotes } from '../../../problems/inside-curly-quotes.ts'
import { everyValue } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { isLength, isLengthAt, lengthFacts, unclosedIn } from '../../sense/css-values.ts'
import type problems from './problems.ts'

/** Reports theme values that would break the stylesheet they are written into. */
export default function themeValues({ draft, report }: CheckContext<typeof problems>): void {
  for (const { fields, path: reading } of draft.readings)
    for (const { value, path } of everyValue(fields.theme, [...reading, 'theme'])) {
      if (typeof value !== 'string') continue
      const meant = insideCurlyQuotes(value)
      if (meant !== undefined) {
        const fix = { title: `Write ${JSON.stringify(meant)}`, text: JSON.stringify(meant), safe: true }
        report('curly-quotes', onValue(path), { written: value, meant, isKey: false }, { fix })
      }
      const sign = unclosedIn(value)
      if (meant === undefined && sign === undefined && isLengthAt(path) && !isLength(value)) {
        const { suggestion, ...facts } = lengthFacts(String(path.at(-1)), value)
        report('not-a-length', onValue(path), facts, { suggestion })
      }
      if (sign !== undefined) report('unclosed-value', onValue(path), { value, sign })
    }
}
