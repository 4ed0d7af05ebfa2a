import { onValue } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { WrongDay } from './collect.ts'
import type problems from './problems.ts'

/** Reports dates that do not exist, and spans that end before they begin. */
export default function days({ facts, report }: CheckContext<typeof problems, WrongDay>): void {
  for (const { path, text, first } of facts) {
    if (!first) report('bad-day', onValue(path), { text })
    else {
      const related = [{ at: onValue(first.path), message: 'the first day' }]
      const of = { key: String(path.at(-1)), text, first: first.key, from: first.text }
      report('days-crossed', onValue(path), of, { related })
    }
  }
}
