import { action, block, choice, heading, markdown, optional } from '../../schema/vocabulary.ts'

export default block(
  {
    kind: optional(
      choice(
        { note: 'Good to know.', tip: 'A recommendation.', warning: 'Something to beware of.' },
        { about: 'How urgent it is.', otherwise: 'note' },
      ),
    ),
    title: optional(heading({ about: 'What it is about.', max: 70 })),
    text: markdown({ about: 'What is said.', max: 1200 }),
    action: optional(action({ about: 'Where there is more.' })),
  },
  {
    group: 'text',
    about: 'A remark set apart from the text around it: a note, a tip or a warning.',
    synonyms: ['note', 'admonition', 'aside', 'tip', 'warning', 'info', 'hint', 'alert', 'infobox'],
    keySynonyms: { kind: ['variant', 'level', 'look'] },
  },
)
