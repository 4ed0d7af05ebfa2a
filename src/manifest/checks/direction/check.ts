import { onValue } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { OverriddenText } from './collect.ts'
import type problems from './problems.ts'

/** Reports texts that are shown in another order than they are written in. Signs that only isolate a part are fine. */
export default function direction({ facts, report }: CheckContext<typeof problems, OverriddenText>): void {
  for (const { word, sign } of facts) {
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`
    const fix = { title: `Remove ${code}`, text: '', instead: sign, safe: false }
    report('direction-override', onValue(word.path, sign), { code }, { fix })
  }
}
