import {
  action,
  block,
  choice,
  count,
  heading,
  image,
  list,
  number,
  optional,
  placeholder,
  record,
  records,
  text,
} from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    address: list(text({ about: 'One line.', max: 80 }), { about: 'The address, line by line.', max: 6 }),
    image: optional(image({ about: 'A picture of the house or a map of your own, in place of the drawn one.' })),
    near: optional(
      records(
        {
          name: text({ about: 'A place people know, such as the station.', max: 60 }),
          direction: choice(
            {
              north: 'To the north.',
              'north-east': 'To the north-east.',
              east: 'To the east.',
              'south-east': 'To the south-east.',
              south: 'To the south.',
              'south-west': 'To the south-west.',
              west: 'To the west.',
              'north-west': 'To the north-west.',
            },
            { about: 'Where it lies, seen from the address.' },
          ),
          metres: count({ about: 'How far it is, in metres.', min: 1, max: 100_000 }),
          way: optional(text({ about: 'How one gets from there to the address.', max: 160 })),
          placeholder: placeholder(),
        },
        { each: 'One place near the address.', about: 'Places near the address: a map is drawn of them.', max: 9 },
      ),
    ),
    position: optional(
      record(
        {
          latitude: number({ about: 'Degrees to the north, such as 47.3769.', min: -90, max: 90 }),
          longitude: number({ about: 'Degrees to the east, such as 8.5417.', min: -180, max: 180 }),
        },
        { about: 'Where it is, for search engines.' },
      ),
    ),
    directions: optional(action({ about: 'A link to the way there, on a map of your choice.' })),
    note: optional(text({ about: 'A line below, such as on parking or steps.', max: 300 })),
  },
  {
    group: 'place',
    about: 'The address, with a map drawn from a few places near it, or a picture.',
    synonyms: ['map', 'location', 'address', 'venue', 'find-us', 'getting-here'],
    keySynonyms: { near: ['landmarks', 'places', 'items'], position: ['geo', 'coordinates'], metres: ['distance'] },
  },
)
