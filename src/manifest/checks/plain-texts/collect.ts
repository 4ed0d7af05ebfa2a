import { insideCurlyQuotes } from '../../../problems/inside-curly-quotes.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import { markdownSigns, mayHoldSigns } from '../../sense/plain-text-markdown.ts'
import type { Collect } from '../../sense/word-groups.ts'

/** A text with Markdown, one with names whose facts may contain Markdown, one with HTML, or a name or number in quotes of a word processor. */
export type PlainText = { word: KindWord } & (
  | { holds: 'signs' | 'names' }
  | { holds: 'html'; written: string }
  | { holds: 'quotes'; meant: string }
)

const plain: ReadonlySet<KindWord['kind']> = new Set(['text', 'heading', 'label'])

const isPlain = ({ kind, path }: KindWord) => plain.has(kind) && path[0] !== 'facts'

const tags =
  'a|abbr|article|aside|audio|b|big|blockquote|br|button|center|code|del|div|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|label|li|link|main|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video'
const names =
  '[a-z](?:acute|cedil|circ|grave|ring|slash|tilde|uml)|[a-z]{2}lig|amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|nbsp|ndash|para|pound|quot|raquo|rdquo|reg|rsquo|sect|shy|times|trade|#\\d{2,6}|#x[0-9a-f]{2,6}'
const html = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?/?>|<!--|&(?:${names});`, 'i')

const collect: Collect<PlainText> = ({ words }) => {
  const found: PlainText[] = []
  for (const word of words) {
    const { kind, value } = word
    if (!plain.has(kind)) continue
    if (isPlain(word) && mayHoldSigns(value) && markdownSigns(value).length > 0) found.push({ word, holds: 'signs' })
    else if (isPlain(word) && value.includes('{')) found.push({ word, holds: 'names' })
    const meant = insideCurlyQuotes(value)
    if (meant !== undefined && /^(?:\{[^{}]+\}|[\d\s.,:+%/-]+)$/.test(meant))
      found.push({ word, holds: 'quotes', meant })
    const [written] = (/[<&]/.test(value) && html.exec(value)) || []
    if (written !== undefined) found.push({ word, holds: 'html', written })
  }
  return found
}

export default collect
