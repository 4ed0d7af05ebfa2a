import { block, formName, heading, markdown, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    form: formName({
      about: 'Which of the forms under `forms` is shown; one with a mail address and little else.',
      example: 'newsletter',
    }),
    title: heading({ about: 'What one signs up for.', max: 90, example: 'The week, by mail' }),
    text: optional(text({ about: 'What comes, and how often.', max: 280 })),
    notice: optional(markdown({ about: 'What stands below: how to leave, a link to the privacy page.', max: 600 })),
  },
  {
    group: 'action',
    about: 'One line to sign up for a newsletter.',
    synonyms: ['subscribe', 'mailing-list', 'newsletter-form', 'email-signup', 'newsletter-signup'],
  },
)
