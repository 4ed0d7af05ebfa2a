import { action, block, choice, heading, image, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    eyebrow: optional(text({ about: 'A few words above the title.', max: 60 })),
    title: heading({ about: 'The promise of the site in one line.', max: 72, example: 'Bread worth the walk' }),
    text: text({ about: 'Two or three sentences below it.', max: 400 }),
    action: optional(action({ about: 'The button.' })),
    second: optional(action({ about: 'A quieter link beside the button.' })),
    image: optional(image({ about: 'A picture. Left out, the drawing of the look stands there.' })),
    look: optional(
      choice(
        {
          split: 'The picture fills the half beside the words, out to the edge of the window.',
          cover:
            'The picture fills the window; the words stand on its lower part, which is veiled as far as they need; on a phone below it.',
          above: 'The picture fills the window down to the words, which stand below it.',
          below: 'The words take the width of the page; the picture lies below them, from edge to edge.',
          arch: 'The title stands in the middle; the picture is an arch below it, between text and links.',
        },
        {
          about: 'How the picture stands. Without one, `cover` and `below` place the drawing of the look.',
          otherwise: 'split',
        },
      ),
    ),
    pillars: optional(
      records(
        {
          title: heading({ about: 'The name of the pillar.', max: 40 }),
          text: text({ about: 'What it means.', max: 200 }),
        },
        { each: 'One pillar.', about: 'What the promise rests on.', max: 4 },
      ),
    ),
  },
  {
    group: 'opening',
    about: 'The opening of the home page: a promise, a drawing or a picture, what it rests on.',
    synonyms: ['header', 'jumbotron', 'splash', 'hero-section', 'masthead'],
    keySynonyms: { pillars: ['items'], image: ['picture', 'photo', 'media'], look: ['variant', 'layout'] },
  },
)
