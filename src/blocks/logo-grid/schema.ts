import { block, heading, list, placeholder, record, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    logos: list(
      record(
        { name: text({ about: 'Whose logo it is.', max: 60 }), placeholder: placeholder() },
        { about: 'One logo. Until its file is there, its name stands in its frame.' },
      ),
      { about: 'The logos.', max: 24 },
    ),
  },
  { about: 'Logos in a grid, each in a frame of one size.', synonyms: ['logos', 'clients', 'partners', 'brands'] },
)
