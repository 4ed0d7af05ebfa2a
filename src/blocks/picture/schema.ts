import { block, heading, image, link, optional, record, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'A title above the picture.' })),
    image: image({ about: 'The picture.' }),
    caption: optional(text({ about: 'A line below the picture.', max: 300 })),
    source: optional(
      record(
        {
          label: text({ about: 'Whose it is, or where it is from.', max: 160, example: 'Photograph: Ada Example' }),
          to: optional(link({ about: 'Where it is found.' })),
        },
        { about: 'Where the picture comes from.' },
      ),
    ),
  },
  {
    group: 'picture',
    about: 'One picture, with a caption and its source if it needs them.',
    synonyms: ['figure', 'image', 'photo', 'illustration', 'img'],
    keySynonyms: { source: ['credit', 'copyright', 'attribution'] },
  },
)
