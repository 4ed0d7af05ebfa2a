import {
  action,
  block,
  choice,
  heading,
  image,
  link,
  optional,
  placeholder,
  records,
  text,
} from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'The title of the section.', example: 'What we built' })),
    text: optional(text({ about: 'A sentence or two below it.' })),
    look: optional(
      choice(
        {
          even: 'Cards of one size in rows.',
          mosaic: 'Wide and narrow cards in turn, as in a magazine.',
          list: 'One below the other, the picture beside the words.',
        },
        { about: 'How the cards stand.', otherwise: 'even' },
      ),
    ),
    cards: records(
      {
        image: optional(image({ about: 'The picture of the card.' })),
        label: optional(text({ about: 'A few words above the title, such as a place or a year.', max: 60 })),
        title: heading({ about: 'The title of the card.', max: 80 }),
        text: optional(text({ about: 'What it says.', max: 300 })),
        to: optional(link({ about: 'Where the card leads. The whole card is then a link.' })),
        placeholder: placeholder(),
      },
      { each: 'One card.', about: 'The cards.', max: 24 },
    ),
    action: optional(action({ about: 'Where all of them lead.' })),
  },
  {
    group: 'picture',
    about: 'Cards with a picture, a title and a link each: services, projects, articles.',
    synonyms: ['card-grid', 'card', 'grid', 'features', 'tiles', 'multicolumn', 'portfolio', 'projects', 'collection'],
    keySynonyms: { cards: ['items'], image: ['picture', 'photo'] },
  },
)
