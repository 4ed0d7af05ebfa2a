import { block, formName, heading, image, markdown, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    form: formName({ about: 'Which of the forms under `forms` is shown.', example: 'course' }),
    title: heading({ about: 'What one signs up for.', max: 110, example: 'Learn to bake in a day' }),
    text: optional(markdown({ about: 'What it is, in a few sentences.', max: 1200 })),
    facts: optional(
      records(
        {
          label: text({ about: 'What it is.', max: 40, example: 'When' }),
          value: text({ about: 'What is said of it.', max: 120 }),
        },
        { each: 'One fact.', about: 'When, where, for how much.', max: 8 },
      ),
    ),
    image: optional(image({ about: 'A picture beside the form.' })),
    formTitle: optional(heading({ about: 'Heading of the form itself.', max: 80, example: 'Keep a place' })),
    notice: optional(markdown({ about: 'What stands below the button.', max: 800 })),
  },
  {
    group: 'action',
    about: 'An offer with its facts on one side, and the form to sign up for it on the other.',
    synonyms: ['signup', 'register', 'registration', 'booking', 'book', 'reservation', 'enrol', 'join', 'rsvp'],
  },
)
