import { block, choice, heading, image, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'The title of the section.', example: 'A day in the bakery' })),
    text: optional(text({ about: 'A sentence or two below it.' })),
    look: optional(
      choice(
        {
          grid: 'Pictures of one shape in rows.',
          columns: 'Pictures in columns, each in its own shape.',
          strip: 'One row that is moved sideways.',
        },
        { about: 'How the pictures stand.', otherwise: 'grid' },
      ),
    ),
    pictures: records(
      {
        image: image({ about: 'The picture.' }),
        caption: optional(text({ about: 'A line that stands below it where it is enlarged.', max: 200 })),
      },
      { each: 'One picture.', about: 'The pictures. Each is enlarged where it is pressed.', max: 60 },
    ),
  },
  {
    group: 'picture',
    about: 'Pictures that are enlarged where they are pressed, by hand or by key.',
    synonyms: [
      'images',
      'photos',
      'photo-gallery',
      'image-gallery',
      'pictures',
      'lightbox',
      'slideshow',
      'carousel',
      'slider',
    ],
    keySynonyms: { pictures: ['images', 'photos', 'items'] },
  },
)
