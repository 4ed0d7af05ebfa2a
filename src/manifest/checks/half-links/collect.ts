import type { KindWord } from '../../../schema/schema-walk.ts'
import { withoutCode } from '../../../site/without-code.ts'
import type { Collect } from '../../sense/word-groups.ts'

const address = '(?:/|#|https?:|mailto:|tel:)[^()\\s\\]]*'
/** Each matches words and address as its groups. */
const halves: readonly RegExp[] = [
  new RegExp(`\\[([^\\[\\]\\n]+)\\][ \\t]+\\((${address})\\)`),
  new RegExp(`\\(([^()\\n]+)\\)\\[(${address})\\]`),
  // With a bracket behind the blank, the address holds the blank: the check of Markdown reports that.
  new RegExp(`\\[([^\\[\\]\\n]+)\\]\\((${address})(?=$|[ \\t]*\\n|[ \\t]+[^\\s"')](?![^()\\n]*\\)))`),
  new RegExp(`\\[([^\\[\\]\\n]+)\\((${address})\\)`),
  new RegExp(`\\[([^\\[\\]\\n]+)\\][ \\t]?\\[(${address})\\]`),
]

const read: ReadonlySet<KindWord['kind']> = new Set(['text', 'heading', 'label', 'markdown'])

export interface HalfLink {
  word: KindWord
  found: string
  words: string
  to: string
}

const collect: Collect<HalfLink> = ({ words }) =>
  words.flatMap((word) => {
    if (!read.has(word.kind) || !/[[(]/.test(word.value)) return []
    const text = word.kind === 'markdown' ? withoutCode(word.value) : word.value
    const [found, said = '', to = ''] = halves.map((half) => half.exec(text)).find((one) => one !== null) ?? []
    return found === undefined ? [] : [{ word, found, words: said, to }]
  })

export default collect
