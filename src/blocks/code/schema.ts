import { block, code, heading, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'A title above it.' })),
    text: optional(text({ about: 'A sentence below the title.' })),
    label: optional(text({ about: 'The language or the name of the file.', max: 60, example: 'shell' })),
    code: code({ about: 'The lines, as they are. Write `code: |` and go on below it.' }),
    caption: optional(text({ about: 'A line below the code.', max: 240 })),
  },
  {
    group: 'text',
    about: 'Lines of a program or a file, shown sign by sign.',
    synonyms: ['snippet', 'source', 'listing', 'pre', 'terminal', 'example'],
    keySynonyms: { code: ['text', 'source', 'content'], label: ['language', 'lang', 'filename'] },
  },
)
