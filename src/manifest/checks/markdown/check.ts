import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Check } from '../../sense/check.ts'
import { markdownIn } from '../../sense/link-uses.ts'
import {
  extendedTree,
  markdownTree,
  type MarkdownNode as PlacedNode,
  sourceOf,
  visitMarkdown,
  wordsIn,
} from '../../sense/markdown-tree.ts'
import { wordsWhere } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

/** What src/ui/markdown.tsx draws. */
const drawn = new Set([
  'root',
  'text',
  'paragraph',
  'emphasis',
  'strong',
  'link',
  'list',
  'listItem',
  'blockquote',
  'break',
  'thematicBreak',
  'heading',
])
const called: Record<string, string> = {
  code: 'Code',
  inlineCode: 'Code',
  image: 'A picture',
  definition: 'A link by name',
  linkReference: 'A link by name',
  imageReference: 'A picture',
  table: 'A table',
  delete: 'Struck-out text',
  footnoteReference: 'A footnote',
  footnoteDefinition: 'A footnote',
}

/** Reported already where the text is parsed without extensions. */
const markdownTypes = new Set(['html', 'code', 'inlineCode', 'image', 'definition', 'linkReference', 'imageReference'])

const mayBeExtended = /~~|\|.*\n.*-|\[\^|\[[ xX]\]/

/** Texts that may have a finding. */
const longTexts = wordsWhere(
  (word) => word.kind === 'markdown' && (!markdownIn(word).isDrawnWhole || mayBeExtended.test(word.value)),
)

/** HTML in long texts, what their small Markdown does not know, and headings that skip a level. */
const markdown: Check<typeof problems> = ({ draft, report }) => {
  for (const word of longTexts(draft.groups)) {
    const { value } = word
    if (!markdownIn(word).isDrawnWhole) {
      let after = 0
      visitMarkdown(markdownTree(value), (node) => {
        const text = sourceOf(node, value)
        if (node.type === 'html') html(word, text)
        else if (node.type === 'heading') after = level(word, node.depth ?? 1, after, text)
        else if (node.type === 'link' && wordsIn(node).trim() === '') unknown(word, text, 'A link without words')
        else if (!drawn.has(node.type)) unknown(word, text, called[node.type] ?? 'This')
      })
    }
    if (mayBeExtended.test(value)) visitMarkdown(extendedTree(value), (node) => extended(word, node))
  }

  /** What GitHub shows and a page does not: its signs would stand there as they are. */
  function extended(word: Word, node: PlacedNode) {
    const text = sourceOf(node, word.value)
    if (typeof node.checked === 'boolean') unknown(word, text, 'A box to tick')
    if (drawn.has(node.type) || markdownTypes.has(node.type)) return undefined
    unknown(word, text, called[node.type] ?? 'This')
    return false
  }

  function unknown(word: Word, text: string, what: string) {
    report('unknown-markdown', onValue(word.path, firstLine(text)), { what })
  }

  /** Opening tags only: `<b>` and its `</b>` are one mistake. */
  function html(word: Word, text: string) {
    if (!text.startsWith('</'))
      report('raw-html', onValue(word.path, firstLine(text)), { html: text, takesMarkdown: true })
  }

  function level(word: Word, depth: number, after: number, text: string): number {
    if (depth > after + 1) {
      const right = '#'.repeat(after + 1)
      const mend = { title: `Write "${right}"`, text: text.split('\n')[0]?.replace(/^#+/, right) ?? right, safe: false }
      report('heading-order', onValue(word.path, firstLine(text)), { level: depth, after }, { suggestion: right, mend })
    }
    return depth
  }
}

const firstLine = (text: string) => text.split('\n')[0] ?? text

export default markdown
