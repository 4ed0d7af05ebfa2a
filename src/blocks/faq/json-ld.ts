import type { Static } from '../../schema/vocabulary.ts'
import { parseMarkdown } from '../../site/markdown.ts'
import { wordsIn } from '../../site/markdown-node.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** A `FAQPage` of the block's questions. */
export default ({ questions }: Static<typeof schema>): Thing[] => [
  {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsIn(parseMarkdown(answer)).trim() },
    })),
  },
]
