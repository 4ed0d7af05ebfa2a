import { onValue } from '../../problems/finding.ts'
import type { Check } from '../check.ts'
import { interpolate } from '../interpolate.ts'
import { takesLinks } from '../link-uses.ts'
import { markdownSigns } from '../plain-text-markdown.ts'
import type { Word } from '../schema-walk.ts'

const plain: ReadonlySet<Word['kind']> = new Set(['text', 'heading', 'label'])

/** Markdown in texts that show its signs as they are. A fact may hold some: where it is used decides. */
const plainTexts: Check = ({ draft, names, report }) => {
  const telling = new Map(
    [...names].filter(([name, value]) => name.startsWith('facts.') && markdownSigns(value).length),
  )
  for (const word of draft.words) {
    if (!plain.has(word.kind) || word.path[0] === 'facts') continue
    const { value, path } = word
    for (const { what, written, words } of markdownSigns(interpolate(value, telling), {
      links: takesLinks(word, draft),
    })) {
      const here = value.includes(written)
      const part = here ? written.split('\n')[0] : /\{\s*facts\.[^}]*\}/.exec(value)?.[0]
      const mend = here && words ? { title: `Write "${words}"`, text: words, safe: false } : undefined
      const facts = { written, words, isLink: what === 'link' }
      report('markdown-in-text', onValue(path, part), facts, { suggestion: here ? words : undefined, mend })
    }
  }
}

export default plainTexts
