import {
  action,
  block,
  choice,
  heading,
  image,
  list,
  optional,
  placeholder,
  records,
  text,
} from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'The title of the section.', example: 'Who bakes' })),
    text: optional(text({ about: 'A sentence or two below it.' })),
    look: optional(
      choice(
        {
          portraits: 'A large portrait above each name.',
          list: 'A small portrait beside each name, one below the other.',
        },
        { about: 'How the people stand.', otherwise: 'portraits' },
      ),
    ),
    people: records(
      {
        name: heading({ about: 'The name.', max: 60, example: 'Ada Example' }),
        role: optional(text({ about: 'What the person does.', max: 100 })),
        portrait: optional(image({ about: 'A portrait. Left out, a drawing keeps its place.' })),
        text: optional(text({ about: 'A few sentences about the person.', max: 600 })),
        email: optional(text({ about: 'The mail address.', max: 254, example: 'ada@example.com' })),
        phone: optional(text({ about: 'The telephone number.', max: 40 })),
        links: optional(list(action({ about: 'One link.' }), { about: 'Where there is more of the person.', max: 4 })),
        placeholder: placeholder(),
      },
      { each: 'One person.', about: 'The people.', max: 60 },
    ),
  },
  {
    group: 'people',
    about: 'People with portrait, name, role and how to reach them.',
    synonyms: ['team', 'staff', 'team-grid', 'members', 'persons', 'person', 'about-us', 'speakers', 'contacts'],
    keySynonyms: {
      people: ['items', 'members', 'team'],
      portrait: ['image', 'photo', 'picture', 'avatar'],
      role: ['position', 'job', 'function'],
      text: ['bio'],
    },
  },
)
