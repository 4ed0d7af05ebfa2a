import { block, choice, optional } from '../../schema/vocabulary.ts'

export default block(
  {
    look: optional(
      choice(
        {
          rule: 'A line as wide as the content.',
          drawing: 'A row of the drawing of the look.',
          space: 'Nothing but room.',
        },
        { about: 'What parts the sections.', otherwise: 'rule' },
      ),
    ),
  },
  {
    group: 'guide',
    about: 'Parts two sections: by a line, by a drawing, or by room alone.',
    prelude: true,
    synonyms: ['separator', 'hr', 'line', 'spacer', 'space', 'rule'],
  },
)
