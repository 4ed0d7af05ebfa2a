import { block, image, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    text: text({
      about: 'What was said, without quotation marks.',
      max: 320,
      example: 'I walk past two other bakeries.',
    }),
    by: text({ about: 'Who said it.', max: 80 }),
    role: optional(text({ about: 'What the person does, and where.', max: 120 })),
    portrait: optional(image({ about: 'A portrait of the person.' })),
  },
  {
    group: 'people',
    about: 'One sentence that somebody said, large, with portrait, name and role.',
    synonyms: ['pullquote', 'pull-quote', 'blockquote', 'citation', 'testimonial'],
    keySynonyms: { text: ['quote'], by: ['author', 'name', 'who', 'source'], portrait: ['image', 'photo', 'avatar'] },
  },
)
