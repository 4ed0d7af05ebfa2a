import { action, block, choice, flag, heading, image, markdown, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    eyebrow: optional(text({ about: 'A few words above the title.', max: 60 })),
    title: heading({ about: 'What it is about.', example: 'Milled upstream' }),
    text: markdown({ about: 'A few paragraphs, with emphasis, links and lists.', max: 3000 }),
    image: image({ about: 'The picture beside the text.' }),
    caption: optional(text({ about: 'A line below the picture.', max: 300 })),
    side: optional(
      choice(
        {
          right: 'The picture is on the right. In a language that is written from right to left, on the left.',
          left: 'The picture is on the left. In a language that is written from right to left, on the right.',
        },
        { about: 'On which side the picture stands where there is room beside the text.', otherwise: 'right' },
      ),
    ),
    bleed: optional(flag({ about: 'True where the picture runs out to the edge of the window.' })),
    overlap: optional(flag({ about: 'True where the picture begins in the section above.' })),
    action: optional(action({ about: 'What to do now.' })),
    second: optional(action({ about: 'A quieter link beside it.' })),
  },
  {
    group: 'picture',
    about: 'A picture with a text beside it.',
    synonyms: [
      'media-text',
      'image-text',
      'text-image',
      'media-and-text',
      'image-with-text',
      'split',
      'feature',
      'about',
    ],
    keySynonyms: { side: ['position', 'align', 'imagePosition'], image: ['media'] },
  },
)
