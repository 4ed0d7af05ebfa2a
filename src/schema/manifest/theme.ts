// Design tokens of one reading. They become custom properties; no component knows a colour or a face by itself.
import { choice, colour, file, list, optional, record, text } from '../vocabulary.ts'

const palette = (about: string) =>
  record(
    {
      ground: colour({ about: 'The page.', example: '#ffffff' }),
      raised: colour({ about: 'Surfaces that stand on the page.' }),
      ink: colour({ about: 'Text.', example: '#111111' }),
      muted: colour({ about: 'Quieter text; needs 4.5:1 against the page all the same.' }),
      line: colour({ about: 'Rules and borders that carry no meaning.' }),
      accent: colour({ about: 'Links, buttons and marks.' }),
      onAccent: colour({ about: 'Text on the accent.' }),
      band: colour({ about: 'Full-width bands that stand against the page.' }),
      onBand: colour({ about: 'Text on a band.' }),
      bandMuted: colour({ about: 'Quieter text on a band.' }),
      bandAccent: colour({ about: 'The accent on a band.' }),
      danger: colour({ about: 'Failures and field errors.' }),
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
    file: file({ about: 'The font file, as WOFF2.', example: '/fonts/display.woff2' }),
    weight: measure('The weight, or the range of weights, in the file.', '400 700'),
    standIns: list(standIn, {
      about: 'Stand-ins while the file is on its way, so that nothing moves when it arrives.',
      max: 4,
    }),
  },
  { about: 'A face served by the site itself, before the others of its stack.' },
)

export const theme = record(
  {
    scheme: optional(
      choice(
        { auto: "Follows the visitor's setting.", light: 'Always light.', dark: 'Always dark.' },
        { about: 'Which palette is shown.', otherwise: 'auto' },
      ),
    ),
    light: palette('The colours by day.'),
    dark: palette('The colours by night.'),
    motif: optional(
      choice(
        {
          gathering: 'Many small marks that gather into a pattern.',
          soundings: 'Contour lines around a point.',
          none: 'No drawing.',
        },
        { about: 'The drawing that goes with the look.', otherwise: 'none' },
      ),
    ),
    display: record(
      {
        stack: text({ about: 'Faces for headings, as a CSS list.', max: 200, example: 'Georgia, serif' }),
        weight: measure('The weight of headings.', '600'),
        tracking: measure('The letter spacing of headings.', '-0.01em'),
        leading: measure('The line height of headings.', '1.1'),
        face: optional(face),
      },
      { about: 'How headings are set.' },
    ),
    text: record(
      {
        stack: text({ about: 'Faces for text, as a CSS list.', max: 200, example: 'system-ui, sans-serif' }),
        size: measure('The size of running text.', '1.0625rem'),
        leading: measure('The line height of running text.', '1.6'),
        face: optional(face),
      },
      { about: 'How running text is set.' },
    ),
    shape: record(
      {
        radius: measure('How far corners are rounded.', '2px'),
        rule: measure('How heavy rules are.', '1px'),
      },
      { about: 'Corners and rules.' },
    ),
  },
  { about: 'The look of a reading: colours by day and by night, faces, shape.' },
)
