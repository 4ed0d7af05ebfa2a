import { block, heading, link, optional, placeholder, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    files: records(
      {
        label: text({ about: 'What the file is, as people call it.', max: 120 }),
        to: link({
          about: 'The file: put it under `public/` and name it from a slash on. Its kind and size are read from it.',
          example: '/programme.pdf',
        }),
        text: optional(text({ about: 'What is in it, or of when it is.', max: 240 })),
        placeholder: placeholder(),
      },
      { each: 'One file.', about: 'The files.', max: 40 },
    ),
  },
  {
    group: 'text',
    about: 'Files to take home, each with its kind and its size.',
    synonyms: ['files', 'attachments', 'documents', 'pdfs', 'press-kit'],
    keySynonyms: { files: ['items', 'links', 'downloads'], to: ['file', 'href', 'src'], label: ['name', 'title'] },
  },
)
