import { block, heading, image, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'A title above the picture.' })),
    image: image({ about: 'The picture.' }),
    caption: optional(text({ about: 'A line below the picture.', max: 300 })),
  },
  { about: 'One picture, with a caption if it needs one.' },
)
