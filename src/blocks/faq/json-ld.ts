import type { Static } from '../../schema/vocabulary.ts'
import { childrenOf, type MarkdownNode, parseMarkdown } from '../../site/markdown.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** The page as one of questions. */
export default ({ questions }: Static<typeof schema>): Thing[] => [
  {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(parseMarkdown(answer)) },
    })),
  },
]

const blocks = new Set(['paragraph', 'item', 'heading'])

/** A text without its marks, a line for each paragraph. */
function wordsOf(node: MarkdownNode): string {
  const below = [...childrenOf(node)].map(wordsOf).join('')
  if (node.type === 'softbreak' || node.type === 'linebreak') return ' '
  const own = node.literal ?? below
  return node.type === 'document' ? own.trim() : blocks.has(node.type) ? `${own.trim()}\n` : own
}
