import { block, choice, heading, markdown, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title.' }),
    updated: optional(text({ about: 'When it was last changed, in words.', max: 80 })),
    review: optional(
      choice(
        { pending: 'A lawyer has still to read it: that is said before the launch.', done: 'It has been read.' },
        { about: 'Whether a text with legal weight has been reviewed.' },
      ),
    ),
    text: markdown({ about: 'The text: paragraphs, headings (#), lists (-), quotations (>), emphasis and links.' }),
  },
  {
    group: 'text',
    about: 'A long text in a narrow measure, such as a privacy policy.',
    synonyms: ['text', 'markdown', 'rich-text', 'richtext', 'copy'],
  },
)
