// Schema of what has to agree between readings.
import { formName, list, optional, record, text } from '../vocabulary.ts'

export const parity = record(
  {
    forms: optional(
      list(formName({ about: 'The name of a form.', example: 'consultation' }), {
        about: 'Forms that every reading shows.',
      }),
    ),
    facts: optional(
      list(text({ about: 'The name of a fact.', max: 60, example: 'reply' }), {
        about: 'Facts that every reading says.',
      }),
    ),
    paths: optional(
      list(text({ about: 'A path.', max: 200, example: '/contact' }), {
        about: 'Paths that answer in every reading, with a page or a redirect.',
      }),
    ),
    same: optional(
      list(
        text({
          about: 'A place on a page or in the layout, as `npm run explain` takes it.',
          max: 200,
          example: 'footer.copyright',
        }),
        {
          about: 'Places whose content is equal in every reading that has them; at least one has.',
        },
      ),
    ),
  },
  { about: 'What has to be the same in every reading.' },
)
