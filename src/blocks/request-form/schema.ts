import {
  block,
  count,
  formName,
  heading,
  image,
  list,
  markdown,
  optional,
  record,
  text,
} from '../../schema/vocabulary.ts'

const contact = record(
  {
    title: heading({ about: 'The heading above the person.', max: 80, example: 'Direct contact' }),
    role: text({ about: 'What the person does.', max: 80, example: '{site.contact.role}' }),
    name: text({ about: 'Who answers.', max: 80, example: '{site.contact.name}' }),
    email: text({ about: 'The address visitors may write to.', max: 254, example: '{site.contact.email}' }),
    text: optional(text({ about: 'A line below.', max: 200 })),
    portrait: optional(image({ about: 'A portrait of the person.' })),
  },
  { about: 'A person visitors may write to instead.' },
)

const step = record(
  {
    step: optional(count({ about: 'The number of the step. Left out, steps are counted.', max: 99 })),
    title: heading({ about: 'What happens.', max: 120 }),
    description: optional(text({ about: 'More about it.', max: 300 })),
  },
  { about: 'One step.' },
)

const steps = record(
  {
    title: heading({ about: 'The heading above the steps.', max: 80, example: 'What happens after you reach out' }),
    items: list(step, { about: 'The steps, in order.', max: 12 }),
  },
  { about: 'What happens once the form is sent.' },
)

export default block(
  {
    form: formName({ about: 'Which of the forms under `forms` is shown.', example: 'consultation' }),
    title: heading({ about: 'Heading above the form.', max: 120, example: "Let's Talk About Your Situation" }),
    text: optional(markdown({ about: 'What stands below the heading.', max: 1200 })),
    formTitle: optional(heading({ about: 'Heading of the form itself.', max: 80, example: 'Request Consultation' })),
    panel: optional(
      record(
        { contact: optional(contact), steps: optional(steps) },
        { about: 'What stands beside the form: a person, and what happens next.' },
      ),
    ),
    notice: optional(
      markdown({
        about: 'What stands below the button: who reads the request, how long it is kept, a link to the privacy page.',
        max: 800,
      }),
    ),
  },
  {
    group: 'action',
    about: 'A form visitors fill in, with a contact and what happens next beside it.',
    synonyms: ['form', 'contact', 'contact-form'],
    keySynonyms: { step: ['number'] },
  },
)
