import { action, block, heading, image, markdown, optional, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    client: optional(text({ about: 'Whom it was done for.', max: 80, example: 'The school by the bridge' })),
    title: heading({ about: 'What it was, in one line.', max: 110, example: 'Bread for four hundred' }),
    image: optional(image({ about: 'A picture of the work.' })),
    question: optional(text({ about: 'What the client wanted to know or to have.', max: 400 })),
    done: markdown({ about: 'What was done, in a few paragraphs.', max: 4000 }),
    figure: optional(
      record(
        {
          value: text({ about: 'The one figure that says most.', max: 12, example: '400' }),
          label: text({ about: 'What it counts.', max: 120 }),
        },
        { about: 'What came of it, as one figure.' },
      ),
    ),
    facts: optional(
      records(
        {
          label: text({ about: 'What it is.', max: 40, example: 'Year' }),
          value: text({ about: 'What is said of it.', max: 120 }),
        },
        { each: 'One fact.', about: 'Place, year, size and the like.', max: 10 },
      ),
    ),
    action: optional(action({ about: 'Where there is more.' })),
  },
  {
    group: 'work',
    about: 'A piece of work: for whom, what was asked, what was done, and one figure.',
    synonyms: ['case-study', 'project', 'reference', 'story', 'success-story', 'work'],
    keySynonyms: {
      done: ['answer', 'solution', 'result', 'text'],
      question: ['challenge', 'problem', 'task'],
      figure: ['number', 'stat'],
    },
  },
)
