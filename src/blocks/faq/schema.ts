import { action, block, flag, heading, markdown, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    questions: records(
      {
        question: text({ about: 'What people ask, as they would ask it.', max: 180 }),
        answer: markdown({ about: 'The answer, in the small Markdown.', max: 4000 }),
        open: optional(flag({ about: 'True where the answer is shown without a click.', otherwise: false })),
      },
      { each: 'One question with its answer.', about: 'The questions, the likeliest first.', max: 40 },
    ),
    action: optional(action({ about: 'Where to ask what is not answered here.' })),
  },
  {
    group: 'text',
    about: 'Questions whose answers open where they stand. Search engines are told of them, too.',
    synonyms: ['questions', 'faqs', 'q-and-a', 'accordion', 'help', 'details'],
    keySynonyms: {
      questions: ['items', 'faqs', 'entries'],
      question: ['title', 'summary'],
      answer: ['text', 'content'],
    },
  },
)
