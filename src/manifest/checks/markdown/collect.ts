import type { KindWord } from '../../../schema/schema-walk.ts'
import { valueAt } from '../../../site/groups.ts'
import { parseMarkdown } from '../../../site/markdown.ts'
import { type MarkdownSlip, markdownSlips } from '../../sense/markdown-slips.ts'
import type { Collect } from '../../sense/word-groups.ts'
import { markdownIn } from '../../sense/written-links.ts'

export interface SlipInText {
  word: KindWord
  slip: MarkdownSlip
}

const collect: Collect<SlipInText> = ({ words, fields, path }) =>
  words.flatMap((word) => {
    if (word.kind !== 'markdown' || markdownIn(word).isDrawnWhole) return []
    // Blocks inside an entry's Markdown are moved to `blocks` beside the text.
    const holder = valueAt(fields, word.path.slice(path.length, -1))
    const holdsBlocks = Array.isArray(Reflect.get(Object(holder), 'blocks'))
    return markdownSlips(word.value, parseMarkdown(word.value), holdsBlocks).map((slip) => ({ word, slip }))
  })

export default collect
