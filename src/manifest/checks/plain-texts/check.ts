import { onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { CheckContext } from '../../sense/check.ts'
import { takesLinks } from '../../sense/link-uses.ts'
import { type MarkdownSign, markdownSigns } from '../../sense/plain-text-markdown.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type { PlainText } from './collect.ts'
import type problems from './problems.ts'

/** Types of blocks that require a Markdown text. */
const takers = Object.entries(publishedSchema.$defs ?? {}).flatMap(([type, { properties = {}, required = [] }]) =>
  required.some((key) => properties[key]?.['x-kind'] === 'markdown') ? [type] : [],
)

/** Reports Markdown and HTML in texts that show it literally. A fact may contain Markdown: the text that uses it decides. */
export default function plainTexts({
  draft,
  names,
  complete,
  facts: texts,
  report,
}: CheckContext<typeof problems, PlainText>): void {
  // If the manifest was not read completely, facts may be wrong.
  const facts = complete ? [...names].filter(([name]) => name.startsWith('facts.')) : []
  const withSigns = new Map(facts.filter(([, value]) => markdownSigns(value).length > 0))
  for (const { word, ...found } of texts) {
    if (found.holds === 'html') {
      report('raw-html', onValue(word.path, found.written), { html: found.written, takesMarkdown: false })
      continue
    }
    if (found.holds === 'quotes') {
      const { meant } = found
      const fix = { title: `Write ${JSON.stringify(meant)}`, text: JSON.stringify(meant), safe: false }
      report('curly-quotes', onValue(word.path), { written: word.value, meant, isKey: false }, { fix })
      continue
    }
    if (found.holds === 'names' && withSigns.size === 0) continue
    const signs = markdownSigns(interpolate(word.value, withSigns), { links: takesLinks(word, draft) })
    for (const sign of signs) reportSign(word, sign)
  }

  function reportSign({ value, path }: KindWord, { what, written, words }: MarkdownSign) {
    const facts = { written, words, isLink: what === 'link', takers }
    if (!value.includes(written)) {
      const name = /\{\s*facts\.[^}]*\}/.exec(value)?.[0]
      report('markdown-in-text', onValue(path, name), facts)
      return
    }
    report('markdown-in-text', onValue(path, written.split('\n')[0]), facts, offer(words || undefined, false))
  }
}
