import { onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { MarkdownSlip } from '../../sense/markdown-slips.ts'
import type { SlipInText } from './collect.ts'
import type problems from './problems.ts'

/** Reports Markdown in long texts that is not shown as meant, and headings that skip a level. */
export default function markdown({ facts, report }: CheckContext<typeof problems, SlipInText>): void {
  for (const { word, slip } of facts) reportSlip(word, slip)

  function reportSlip({ path, value }: KindWord, slip: MarkdownSlip) {
    const { written, at } = slip
    const before = value.slice(0, at).split(written).length - 1
    const spot = { ...onValue(path, written), before }
    switch (slip.kind) {
      case 'html':
        report('raw-html', spot, { html: written, takesMarkdown: true })
        break
      case 'block':
        report('misplaced-block', spot, {})
        break
      case 'level': {
        const { level, after } = slip
        const right = '#'.repeat(after + 1)
        report('heading-order', spot, { level, after }, offer(right, false, written.replace(/^#+/, right)))
        break
      }
      default:
        report('unknown-markdown', spot, { what: slip.what, instead: slip.instead })
    }
  }
}
