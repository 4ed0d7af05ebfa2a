import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import { valueAt } from '../../../site/groups.ts'
import { parseMarkdown } from '../../../site/markdown.ts'
import type { Check } from '../../sense/check.ts'
import { markdownIn } from '../../sense/link-uses.ts'
import { type MarkdownSlip, markdownSlips } from '../../sense/markdown-slips.ts'
import { wordsWhere } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

/** Texts that may have a finding. */
const longTexts = wordsWhere((word) => word.kind === 'markdown' && !markdownIn(word).isDrawnWhole)

/** What a page does not show of a long text, or not as it is meant, and headings that skip a level. */
const markdown: Check<typeof problems> = ({ draft, report }) => {
  for (const word of longTexts(draft.groups)) {
    // The engine puts the blocks of an entry's text beside it.
    const holder = valueAt(draft.value, word.path.slice(0, -1))
    const holdsBlocks = Array.isArray(Reflect.get(Object(holder), 'blocks'))
    for (const slip of markdownSlips(word.value, parseMarkdown(word.value), holdsBlocks)) reportSlip(word, slip)
  }

  function reportSlip({ path, value }: Word, slip: MarkdownSlip) {
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
        const mend = { title: `Write "${right}"`, text: written.replace(/^#+/, right), safe: false }
        report('heading-order', spot, { level, after }, { suggestion: right, mend })
        break
      }
      default:
        report('unknown-markdown', spot, { what: slip.what, instead: slip.instead })
    }
  }
}

export default markdown
