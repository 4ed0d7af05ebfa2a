import { onValue } from '../../problems/finding.ts'
import type { Check } from '../check.ts'
import { type MarkdownNode, markdownTree } from '../markdown-tree.ts'
import type { Word } from '../schema-walk.ts'

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
}

/** HTML in long texts, what their small Markdown does not know, and headings that skip a level. */
const markdown: Check = ({ draft, report }) => {
  for (const word of draft.words) {
    if (word.kind !== 'markdown' || !/[<`!#[=-]/.test(word.value)) continue
    let after = 0
    visit(markdownTree(word.value), (node) => {
      const text = word.value.slice(node.position?.start.offset, node.position?.end.offset)
      if (node.type === 'html') html(word, text)
      else if (node.type === 'heading') after = level(word, node.depth ?? 1, after, text)
      else if (!drawn.has(node.type))
        report('unknown-markdown', onValue(word.path, firstLine(text)), { what: called[node.type] ?? 'This' })
    })
  }

  /** Opening tags only: `<b>` and its `</b>` are one mistake. */
  function html(word: Word, text: string) {
    if (!text.startsWith('</')) report('raw-html', onValue(word.path, firstLine(text)), { html: text })
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

function visit(node: MarkdownNode, seen: (node: MarkdownNode) => void) {
  seen(node)
  for (const child of node.children ?? []) visit(child, seen)
}

export default markdown
