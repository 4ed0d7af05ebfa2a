import { action, block, choice, heading, image, list, optional, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The last word of the page.', max: 110 }),
    text: optional(text({ about: 'A sentence or two below it.' })),
    actions: list(action({ about: 'One link.' }), { about: 'What to do now; the first is the button.', max: 2 }),
    image: optional(image({ about: 'A picture. It fills the half beside the words, out to the edge of the window.' })),
    look: optional(
      choice(
        {
          drawing: 'The drawing of the look stands beside the words, or below words in the middle.',
          strip: 'The drawing of the look grows from stage to stage below the words, in a row as wide as the page.',
          line: 'The title on one side, text and links on the other; nothing is drawn.',
        },
        { about: 'How it stands without a picture.', otherwise: 'drawing' },
      ),
    ),
  },
  {
    group: 'action',
    about: 'The close of a page: one question, one or two ways on.',
    synonyms: ['cta', 'call-to-action', 'button', 'contact-us'],
    keySynonyms: { actions: ['buttons', 'links'], image: ['picture', 'photo', 'media'], look: ['variant', 'layout'] },
  },
)
