// Schema of a reading's design tokens, which become custom properties of CSS.
import { drawings } from '../../drawings/drawings.ts'
import { presets } from '../../presets/presets.ts'
import { choice, colour, flag, fontFile, list, optional, record, text } from '../vocabulary.ts'

const palette = (about: string) =>
  record(
    {
      ground: optional(colour({ about: 'The page.', example: '#ffffff' })),
      raised: optional(colour({ about: 'Surfaces that stand on the page. Left out: made of page and text.' })),
      ink: optional(colour({ about: 'Text.', example: '#111111' })),
      muted: optional(
        colour({ about: 'Quieter text; needs 4.5:1 against the page all the same. Left out: made of page and text.' }),
      ),
      line: optional(colour({ about: 'Rules and borders that carry no meaning. Left out: made of page and text.' })),
      accent: optional(colour({ about: 'Links, buttons and marks.' })),
      onAccent: optional(colour({ about: 'Text on the accent. Left out: what is read on it.' })),
      band: optional(colour({ about: 'Full-width bands that stand against the page.' })),
      onBand: optional(colour({ about: 'Text on a band. Left out: what is read on it.' })),
      bandMuted: optional(colour({ about: 'Quieter text on a band. Left out: made of the band and its text.' })),
      bandAccent: optional(
        colour({ about: 'The accent on a band. Left out: the accent, as far as it is read there.' }),
      ),
      danger: optional(colour({ about: 'Failures and field errors.' })),
    },
    { about },
  )

const measure = (about: string, example: string) => text({ about, max: 60, example })

const standIn = record(
  {
    local: list(text({ about: 'The name of an installed face.', max: 60 }), {
      about: 'One face under all its names.',
      max: 8,
    }),
    sizeAdjust: measure('How much it is scaled.', '100%'),
    ascent: measure('The ascent that keeps lines where they are.', '90%'),
    descent: measure('The descent that keeps lines where they are.', '22%'),
  },
  { about: 'An installed face with the adjustments that make it as wide and as high as the real one.' },
)

const face = record(
  {
    family: text({ about: 'The name of the face.', max: 60, example: 'Alegreya' }),
    file: fontFile({ about: 'The font file, as WOFF2.', example: '/fonts/display.woff2' }),
    weight: measure('The weight, or the range of weights, in the file.', '400 700'),
    standIns: list(standIn, {
      about: 'Stand-ins while the file is on its way, so that nothing moves when it arrives.',
      max: 4,
    }),
  },
  { about: 'A face served by the site itself, before the others of its stack.' },
)

const corner = (about: string) =>
  choice({ sharp: 'No rounding.', soft: 'A little.', round: 'As far as it goes.' }, { about })

const shapeOf = optional(
  record(
    {
      radius: optional(measure('How far corners are rounded.', '2px')),
      rule: optional(measure('How heavy rules are.', '1px')),
      shadow: optional(
        choice(
          { none: 'Flat.', soft: 'A soft shade.', hard: 'An edge of ink, as of a stamp.' },
          { about: 'What boxes cast, and, where it is hard, buttons.' },
        ),
      ),
      buttons: optional(corner('The corners of buttons. Left out: as `radius` says.')),
      cards: optional(corner('The corners of cards. Left out: as `radius` says.')),
      pictures: optional(corner('The corners of pictures. Left out: as `radius` says.')),
    },
    { about: 'Corners, rules and shadows.' },
  ),
)

export const theme = record(
  {
    preset: optional(
      choice(Object.fromEntries(Object.entries(presets).map(([name, { about }]) => [name, about])), {
        about: 'A whole look, with faces of its own. What else is written here is different from it.',
      }),
    ),
    accent: optional(
      colour({ about: 'The colour of the look: all that depends on it is worked out, by day and by night.' }),
    ),
    scheme: optional(
      choice(
        { auto: "Follows the visitor's setting.", light: 'Always light.', dark: 'Always dark.' },
        { about: 'Which palette is shown.', otherwise: 'auto' },
      ),
    ),
    light: optional(palette('The colours by day.')),
    dark: optional(palette('The colours by night.')),
    motif: optional(
      choice(
        {
          ...Object.fromEntries(Object.entries(drawings).map(([name, { about }]) => [name, about])),
          none: 'No drawing.',
        },
        { about: 'The drawing that goes with the look.', otherwise: 'none' },
      ),
    ),
    scale: optional(
      choice(
        {
          quiet: 'Each size a fifth larger than the one before.',
          even: 'A quarter.',
          strong: 'A third and more: titles speak up.',
          dramatic: 'A half: one thing on the page is very large.',
        },
        { about: 'How far the sizes of letters are apart.', otherwise: 'even' },
      ),
    ),
    display: optional(
      record(
        {
          stack: optional(text({ about: 'Faces for headings, as a CSS list.', max: 200, example: 'Georgia, serif' })),
          weight: optional(measure('The weight of headings.', '600')),
          tracking: optional(measure('The letter spacing of headings.', '-0.01em')),
          leading: optional(measure('The line height of headings.', '1.1')),
          case: optional(
            choice({ 'as-written': 'As they are written.', upper: 'In capitals.' }, { about: 'Letters of headings.' }),
          ),
          numerals: optional(
            choice(
              { lining: 'As high as capitals.', 'old-style': 'With ascenders and descenders, as in books.' },
              { about: 'Figures of headings, where the face has both.' },
            ),
          ),
          face: optional(face),
        },
        { about: 'How headings are set.' },
      ),
    ),
    text: optional(
      record(
        {
          stack: optional(
            text({ about: 'Faces for text, as a CSS list.', max: 200, example: 'system-ui, sans-serif' }),
          ),
          size: optional(measure('The size of running text.', '1.0625rem')),
          leading: optional(measure('The line height of running text.', '1.6')),
          face: optional(face),
        },
        { about: 'How running text is set.' },
      ),
    ),
    measure: optional(
      choice(
        { narrow: 'Short lines, a slim page.', normal: 'As most pages.', wide: 'The whole of a wide window.' },
        { about: 'How wide the page and its lines are.', otherwise: 'normal' },
      ),
    ),
    spacing: optional(
      choice(
        { tight: 'Dense.', normal: 'As most pages.', airy: 'With much air.' },
        { about: 'How much room sections have.', otherwise: 'normal' },
      ),
    ),
    grid: optional(
      choice(
        {
          plain: 'Titles above what they head.',
          editorial: 'Twelve columns: titles hang in the first four, and what they head stands in the others.',
        },
        { about: 'How titles and what they head stand to one another.', otherwise: 'plain' },
      ),
    ),
    shape: shapeOf,
    buttons: optional(
      choice(
        { solid: 'Filled.', outline: 'A line round the words.' },
        { about: 'How buttons are.', otherwise: 'solid' },
      ),
    ),
    links: optional(
      choice(
        {
          plain: 'A line appears below the words.',
          drawn: 'A line is drawn below the words.',
          marked: 'The words are marked with the accent.',
        },
        { about: 'What links do when they are pointed at.', otherwise: 'plain' },
      ),
    ),
    arrows: optional(
      choice(
        {
          long: 'A shaft with a head.',
          short: 'The head alone.',
          slanted: 'Up and away.',
          line: 'A line without a head.',
          disc: 'In a circle.',
        },
        { about: 'The sign after links that lead on.', otherwise: 'long' },
      ),
    ),
    motion: optional(
      choice(
        {
          none: 'Nothing moves.',
          calm: 'Titles rise a little, drawings come in as one scrolls.',
          lively: 'The same, further, and cards lift.',
        },
        { about: 'What moves, for visitors who have not asked for less of it.', otherwise: 'none' },
      ),
    ),
    transitions: optional(
      choice(
        {
          none: 'The next page appears at once.',
          grow: 'The picture and the title of a card grow into those of its page. Pages appear a moment later.',
        },
        {
          about: 'What happens between two pages, for visitors who have not asked for less motion.',
          otherwise: 'none',
        },
      ),
    ),
    header: optional(
      record(
        {
          layout: optional(
            choice(
              {
                bar: 'The name at one end, the links at the other.',
                centred: 'The name in the middle, the links below it.',
                split: 'The links at one end, the name in the middle, the button at the other end.',
                over: 'Over the opening of the page, where that stands on a band or a picture.',
              },
              { about: 'How the bar at the top is laid out.', otherwise: 'bar' },
            ),
          ),
          sticky: optional(flag({ about: 'Whether it stays in sight as one scrolls.', otherwise: true })),
        },
        { about: 'The bar at the top.' },
      ),
    ),
    footer: optional(
      choice(
        { columns: 'Columns.', wordmark: 'Columns, and the name as large as the window is wide.' },
        { about: 'How the foot of the page is laid out.', otherwise: 'columns' },
      ),
    ),
  },
  {
    about:
      'How the site looks. `preset` and `accent` make a whole look; what else is said here is different from it. What is left out is worked out.',
  },
)
