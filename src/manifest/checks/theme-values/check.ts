import { onValue, type Path } from '../../../problems/finding.ts'
import { insideCurlyQuotes } from '../../../problems/inside-curly-quotes.ts'
import { isGroup } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { isLength, isLengthAt, lengthFacts, unclosedIn } from '../../sense/css-values.ts'
import type problems from './problems.ts'

/** Reports theme values that would break the stylesheet they are written into. */
export default function themeValues({ draft, report }: CheckContext<typeof problems>): void {
  const look = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const meant = insideCurlyQuotes(value)
      if (meant !== undefined) {
        const fix = { title: `Write ${JSON.stringify(meant)}`, text: JSON.stringify(meant), safe: true }
        report('curly-quotes', onValue(path), { written: value, meant, isKey: false }, { fix })
      }
      if (meant === undefined && unclosedIn(value) === undefined && isLengthAt(path) && !isLength(value)) {
        const { suggestion, ...facts } = lengthFacts(String(path.at(-1)), value)
        report('not-a-length', onValue(path), facts, { suggestion })
      }
      const sign = unclosedIn(value)
      if (sign !== undefined) report('unclosed-value', onValue(path), { value, sign })
    } else if (isGroup(value) || Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  for (const { fields, path } of draft.readings) look(fields.theme, [...path, 'theme'])
}
