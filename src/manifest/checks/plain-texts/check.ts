import { onValue } from '../../../problems/finding.ts'
import { remembered } from '../../../remembered.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { Check } from '../../sense/check.ts'
import { takesLinks } from '../../sense/link-uses.ts'
import { type MarkdownSign, markdownSigns, mayHoldSigns } from '../../sense/plain-text-markdown.ts'
import type { WordGroup } from '../../sense/word-groups.ts'
import { wordsWhere, wordsWithBraces } from '../../sense/word-groups.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type problems from './problems.ts'

/** Blocks that are there for a long text. */
const takers = Object.entries(publishedSchema.$defs ?? {}).flatMap(([type, { properties = {}, required = [] }]) =>
  required.some((key) => properties[key]?.['x-kind'] === 'markdown') ? [type] : [],
)

const plain: ReadonlySet<Word['kind']> = new Set(['text', 'heading', 'label'])

const isPlain = ({ kind, path }: Word) => plain.has(kind) && path[0] !== 'facts'

/** Texts that hold Markdown by themselves. */
const withOwnSigns = wordsWhere(
  (word) => isPlain(word) && mayHoldSigns(word.value) && markdownSigns(word.value).length > 0,
)

/** Texts that may hold some once names are filled in, and none by themselves. */
const withNames = remembered((group: WordGroup) => {
  const own = new Set(withOwnSigns([group]).map(({ path }) => path.join('\n')))
  return wordsWithBraces([group]).filter((word) => isPlain(word) && !own.has(word.path.join('\n')))
})

const tags =
  'a|abbr|article|aside|audio|b|big|blockquote|br|button|center|code|del|div|em|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|label|li|link|main|mark|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul|video'
const names =
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lsquo|lt|mdash|middot|nbsp|ndash|para|pound|quot|raquo|rdquo|reg|rsquo|sect|shy|times|trade|#\\d{2,6}|#x[0-9a-f]{2,6}'
const html = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?/?>|<!--|&(?:${names});`, 'i')

const withHtml = wordsWhere(({ kind, value }) => plain.has(kind) && /[<&]/.test(value) && html.test(value))

/** Markdown and HTML in texts that show their signs as they are. A fact may hold some: where it is used decides. */
const plainTexts: Check<typeof problems> = ({ draft, names, complete, report }) => {
  // In a manifest that could not be read throughout, a fact may hold what is not in the file.
  const facts = complete ? [...names].filter(([name]) => name.startsWith('facts.')) : []
  const withSigns = new Map(facts.filter(([, value]) => markdownSigns(value).length > 0))
  const suspects = withSigns.size > 0 ? draft.groups.flatMap(withNames) : []
  for (const word of [...withOwnSigns(draft.groups), ...suspects]) {
    const signs = markdownSigns(interpolate(word.value, withSigns), { links: takesLinks(word, draft) })
    for (const sign of signs) reportSign(word, sign)
  }
  for (const { value, path } of withHtml(draft.groups)) {
    const [found = ''] = html.exec(value) ?? []
    report('raw-html', onValue(path, found), { html: found, takesMarkdown: false })
  }

  function reportSign({ value, path }: Word, { what, written, words }: MarkdownSign) {
    const facts = { written, words, isLink: what === 'link', takers }
    if (!value.includes(written)) {
      const name = /\{\s*facts\.[^}]*\}/.exec(value)?.[0]
      report('markdown-in-text', onValue(path, name), facts)
      return
    }
    const mend = words ? { title: `Write "${words}"`, text: words, safe: false } : undefined
    report('markdown-in-text', onValue(path, written.split('\n')[0]), facts, { suggestion: words, mend })
  }
}

export default plainTexts
