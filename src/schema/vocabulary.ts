// The words block and manifest schemas are made of. A word is plain JSON Schema when it runs and a type when it is
// compiled. `x-kind` is what a text is for, so that checks find links or headings without a list of fields.
import Type, { type Static, type TProperties, type TSchema } from 'typebox'

export type { Static, TSchema } from 'typebox'

/** What a string in the manifest stands for. Checks and the resolver select by kind, never by a field's name. */
export type Kind =
  | 'text' // plain text; may hold {facts.…}, {site.…} and {build.year}
  | 'heading' // plain text shown as a heading
  | 'label' // plain text beside a form's control; beside a checkbox it may hold Markdown links
  | 'mail' // plain text of a mail, shown as it is written; may hold {…}
  | 'markdown' // the small Markdown of src/ui/markdown.tsx; may hold {…}
  | 'link' // a path, a path with an anchor, https:, mailto: or tel:
  | 'anchor' // an id on the page that links may point at
  | 'form' // the name of a form under `forms`
  | 'fragment' // the name of a fragment under `fragments`
  | 'colour' // #rrggbb
  | 'file' // a file under public/
  | 'name' // a machine's word: a field's name, a choice's value

interface Annotation {
  /** One sentence for editors: shown as hover text and in the block catalogue. */
  about: string
  /** What an editor's completion writes as a start. */
  example?: string
  /** What holds where it is left out: the schema's `default`. */
  otherwise?: unknown
}

const annotated = ({ about, example, otherwise }: Annotation) => ({
  description: about,
  ...(example === undefined ? {} : { examples: [example] }),
  ...(otherwise === undefined ? {} : { default: otherwise }),
})

interface Bounded extends Annotation {
  min?: number
  max?: number
}

const words = (kind: Kind, { min = 1, max, ...told }: Bounded & { max: number }) =>
  Type.String({
    ...annotated(told),
    minLength: min,
    maxLength: max,
    'x-kind': kind,
  })

const patterned = (kind: Kind, pattern: string, { max = 80, ...told }: Bounded) =>
  Type.String({
    ...annotated(told),
    pattern,
    maxLength: max,
    'x-kind': kind,
  })

/** A line or a paragraph of plain text. Lengths count UTF-16 units. */
export const text = (told: Bounded) => words('text', { max: 400, ...told })
/** Plain text shown as a heading. */
export const heading = (told: Bounded) => words('heading', { max: 120, ...told })
/** The words beside a form's control. Those of a checkbox may hold links, `[words](/path)`, as a consent needs them. */
export const label = (told: Bounded) => words('label', { max: 400, ...told })
/** What a mail says. Signs that Markdown uses are signs here. */
export const mailText = (told: Bounded) => words('mail', { max: 5000, ...told })
/** Long text in the small Markdown: paragraphs, emphasis, links, lists, quotations, headings. Raw HTML is refused. */
export const markdown = (told: Bounded) => words('markdown', { max: 20_000, ...told })
/** Where something leads: `/path`, `/path#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`. */
export const link = (told: Bounded) => words('link', { max: 500, ...told })
/** An id on the page, so that links may point at it. */
export const anchor = (told: Annotation) => patterned('anchor', '^[a-z][a-z0-9-]*$', told)
/** The name of a form declared under `forms`. */
export const formName = (told: Annotation) => patterned('form', '^[a-z][a-z0-9-]*$', told)
/** The name of a fragment declared under `fragments`. */
export const fragmentName = (told: Annotation) => patterned('fragment', '^[a-z][a-z0-9-]*$', told)
/** A colour as six hexadecimal digits. */
export const colour = (told: Annotation) => patterned('colour', '^#[0-9a-fA-F]{6}$', told)
/** A file under `public/`, as a path that begins with a slash. */
export const file = (told: Annotation) => patterned('file', '^/[A-Za-z0-9._/-]+$', { max: 200, ...told })
/** A word for machines: the name of a field, the value of a choice. */
export const name = (told: Annotation) => patterned('name', '^[a-z][a-z0-9_-]*$', { max: 48, ...told })
/** A span of time with its unit: `500 ms`, `8 s`, `10 minutes`, `30 days`, `12 months`. */
export const duration = (told: Annotation) =>
  patterned('name', '^[0-9]+ (ms|s|seconds?|minutes?|hours?|days?|months?)$', told)

/** A span of time between two of a kind: a duration that is not zero. */
export const interval = (told: Annotation) =>
  patterned('name', '^[0-9]*[1-9][0-9]* (ms|s|seconds?|minutes?|hours?|days?|months?)$', told)

/** Yes or no, written `true` or `false`. */
export const flag = (told: Annotation) => Type.Boolean(annotated(told))
/** An answer to a question of a form: a text, a number, or `true` and `false`. */
export const answer = (told: Annotation) =>
  Type.Unsafe<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    ...annotated(told),
    minLength: 1,
    maxLength: 200,
    'x-kind': 'name',
  })
/** A whole number. */
export const count = ({ min = 0, max, ...told }: Bounded) =>
  Type.Integer({ ...annotated(told), minimum: min, ...(max === undefined ? {} : { maximum: max }) })

/** One of a few words, each with a description. */
export function choice<const T extends Record<string, string>>(options: T, told: Annotation) {
  const values = Object.keys(options) as (keyof T & string)[]
  return Type.Unsafe<keyof T & string>({
    type: 'string',
    ...annotated(told),
    enum: values,
    markdownEnumDescriptions: values.map((value) => options[value]),
  })
}

/** Several of one thing. */
export const list = <T extends TSchema>(items: T, { min = 1, max = 100, ...told }: Bounded) =>
  Type.Array(items, { ...annotated(told), minItems: min, maxItems: max })

/** A closed set of fields: anything else written there is a mistake. */
export const record = <T extends TProperties>(fields: T, told: Annotation) =>
  Type.Object(fields, { ...annotated(told), additionalProperties: false })

interface BlockAnnotation extends Annotation {
  /** Words people try for the block, the likeliest first. */
  synonyms?: readonly string[]
  /** Words people try for a field of it, by the field's key. */
  keySynonyms?: Readonly<Record<string, readonly string[]>>
  /** It talks to the sign-in service: where there is no project, a server starts the emulator for it. */
  signsIn?: true
}

/** The fields of a block. The options beside them are for checks and servers and no part of the published schema. */
export const block = <T extends TProperties>(fields: T, { about, synonyms, keySynonyms, signsIn }: BlockAnnotation) =>
  Type.Object(fields, {
    description: about,
    additionalProperties: false,
    ...(synonyms && { 'x-synonyms': synonyms }),
    ...(keySynonyms && { 'x-key-synonyms': keySynonyms }),
    ...(signsIn && { 'x-auth': signsIn }),
  })

/** Names chosen by the author, each with a value of one kind. */
export const dictionary = <T extends TSchema>(
  values: T,
  { about, names = '^[A-Za-z][A-Za-z0-9_-]*$' }: Annotation & { names?: string },
) =>
  Type.Unsafe<Record<string, Static<T>>>({
    type: 'object',
    description: about,
    propertyNames: { pattern: names },
    additionalProperties: values,
  })

/** A field that may be left out. */
export const optional = <T extends TSchema>(schema: T) => Type.Optional(schema)

/** A link with its words: a button or a text link. */
export const action = ({ about }: Annotation) =>
  record(
    {
      label: text({ about: 'The words of the link.', max: 60, example: 'Schedule Consultation' }),
      to: link({ about: 'Where it leads.', example: '/contact' }),
    },
    { about },
  )

/** A picture's file alone; with `kinds`, of these formats. */
export const pictureFile = (
  { about, example = 'images/shop.jpg' }: Annotation,
  kinds = 'avif|gif|jpe?g|png|svg|webp',
) =>
  Type.String({
    description: about,
    examples: [example],
    pattern: `^(/|images/)[A-Za-z0-9._/-]+\\.(${kinds})$`,
    maxLength: 200,
    'x-kind': 'file',
  })

/** A picture, with its text for people who do not see it, or `decorative: true` where it says nothing. */
export const image = ({ about }: Annotation) =>
  record(
    {
      file: pictureFile({
        about:
          'The picture: a file of the folder `images` beside this one, or, with a slash in front, one under `public/`.',
      }),
      alt: optional(text({ about: 'What it shows, for people who do not see it.', max: 300 })),
      decorative: optional(
        flag({ about: 'True where it says nothing that the text does not say. Then without `alt`.' }),
      ),
    },
    { about },
  )

/** Marks something the owner must still supply: shown marked in preview, refused by `validate --launch`. */
export const placeholder = () =>
  optional(flag({ about: 'True while the owner has still to supply the real content. `validate --launch` lists it.' }))

/** Whether a block stands on the page itself or on a band. */
export const tone = () =>
  choice(
    { ground: 'On the page itself.', band: 'On a band that stands against the page.' },
    { about: 'What it stands on.', otherwise: 'ground' },
  )
