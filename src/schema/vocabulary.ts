// Building blocks of the manifest's schema: plain JSON Schema at runtime, types at compile time. `x-kind` says what a text is for, so that checks
// need no list of field names.
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import type { BlockGroup } from './block-groups.ts'
import { expectField, expectOptions } from './expect-field.ts'
import { optional, plainSchema } from './plain-schema.ts'

export type { Static, TSchema } from 'typebox'
export { optional }

/** What a string in the manifest is. Checks and the resolver select strings by kind, never by field name. */
export type Kind =
  | 'text' // plain text; may hold {facts.…}, {site.…} and {build.year}
  | 'heading' // plain text shown as a heading
  | 'label' // plain text beside a form's control; beside a checkbox it may hold Markdown links
  | 'mail' // plain text of a mail, shown as it is written; may hold {…}
  | 'markdown' // Markdown as GitHub has it (src/site/markdown.ts); may hold {…}
  | 'link' // a path, a path with an anchor, https:, mailto: or tel:
  | 'anchor' // an id on the page that links may point at
  | 'form' // the name of a form under `forms`
  | 'fragment' // the name of a fragment under `fragments`
  | 'colour' // #rrggbb
  | 'file' // a file under public/
  | 'name' // a machine's word: a field's name, a choice's value
  | 'code' // a program's or a file's text, shown sign by sign: braces stand for themselves

export interface Annotation {
  /** One sentence for editors' tooltips and the block catalogue. */
  about: string
  /** The value that completion inserts. */
  example?: string
  /** The schema's `default`. */
  otherwise?: unknown
}

const annotated = ({ about, example, otherwise, ...others }: Annotation) => {
  expectOptions(others)
  return {
    description: about,
    ...(example === undefined ? {} : { examples: [example] }),
    ...(otherwise === undefined ? {} : { default: otherwise }),
  }
}

interface Bounded extends Annotation {
  min?: number
  max?: number
}

const words = (kind: Kind, { min = 1, max, ...annotation }: Bounded & { max: number }) =>
  Type.String({ ...annotated(annotation), minLength: min, maxLength: max, 'x-kind': kind })

/** A text that matches a pattern. */
export const patterned = (kind: Kind, pattern: string, { max = 80, ...annotation }: Bounded) =>
  Type.String({ ...annotated(annotation), pattern, maxLength: max, 'x-kind': kind })

/** A line or paragraph of plain text. Lengths count UTF-16 units. */
export const text = (annotation: Bounded) => words('text', { max: 400, ...annotation })
/** Plain text shown as a heading. */
export const heading = (annotation: Bounded) => words('heading', { max: 120, ...annotation })
/** The label of a form's control. Labels of checkboxes may contain links (`[words](/path)`), for consents. */
export const label = (annotation: Bounded) => words('label', { max: 400, ...annotation })
/** Text of a mail. Markdown is not interpreted. */
export const mailText = (annotation: Bounded) => words('mail', { max: 5000, ...annotation })
/** Long text in GitHub's Markdown. HTML and pictures are rejected. */
export const markdown = (annotation: Bounded) => words('markdown', { max: 20_000, ...annotation })
/** A link target: `/path`, `/path#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`. */
export const link = (annotation: Bounded) => words('link', { max: 500, ...annotation })
/** An id on the page that links may point at. */
export const anchor = (annotation: Annotation) => patterned('anchor', '^[a-z][a-z0-9-]*$', annotation)
/** Name of a form declared under `forms`. */
export const formName = (annotation: Annotation) => patterned('form', '^[a-z][a-z0-9-]*$', annotation)
/** Name of a fragment declared under `fragments`. */
export const fragmentName = (annotation: Annotation) => patterned('fragment', '^[a-z][a-z0-9-]*$', annotation)
/** A colour as six hexadecimal digits. */
export const colour = (annotation: Annotation) => patterned('colour', '^#[0-9a-fA-F]{6}$', annotation)
/** The address of a file under `public/`, with a leading slash, as a link has it: blanks and escapes of "%", "#" and "?" are allowed. */
export const file = (annotation: Annotation) =>
  patterned('file', '^/(?:[^\\\\%#?\\t\\n]|%[0-9A-Fa-f]{2})+$', { max: 200, ...annotation })
export const fontFile = (annotation: Annotation) =>
  patterned('file', '^/[A-Za-z0-9._/-]+$', { max: 200, ...annotation })
/** An identifier: name of a field, value of a choice. */
export const name = (annotation: Annotation) => patterned('name', '^[a-z][a-z0-9_-]*$', { max: 48, ...annotation })
/** Text shown character by character with its line breaks. Braces are literal. */
export const code = (annotation: Bounded) => words('code', { max: 8000, ...annotation })

/** `true` or `false`. */
export const flag = (annotation: Annotation) => Type.Boolean(annotated(annotation))
/** An answer to a form field: text, number or boolean. */
export const answer = (annotation: Annotation) =>
  plainSchema<string | number | boolean>({
    type: ['string', 'number', 'boolean'],
    ...annotated(annotation),
    minLength: 1,
    maxLength: 200,
    'x-kind': 'name',
  })
/** A whole number. */
export const count = ({ min = 0, max, ...annotation }: Bounded) =>
  Type.Integer({ ...annotated(annotation), minimum: min, ...(max === undefined ? {} : { maximum: max }) })

/** A number with a decimal point. */
export const number = ({ min, max, ...annotation }: Bounded) =>
  Type.Number({
    ...annotated(annotation),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  })

/** One of a few words, each with a description. */
export function choice<const T extends Record<string, string>>(options: T, annotation: Annotation) {
  const values = Object.keys(options) as (keyof T & string)[]
  return plainSchema<keyof T & string>({
    type: 'string',
    ...annotated(annotation),
    enum: values,
    markdownEnumDescriptions: values.map((value) => options[value]),
  })
}

/** A list. `alongside`: key of a list of the block; each row has one item in this list for each item of that one. */
export const list = <T extends TSchema>(items: T, annotation: Bounded & { alongside?: string }) => {
  const { min = 1, max = 100, alongside } = annotation
  const beside = alongside === undefined ? {} : { 'x-alongside': alongside }
  return Type.Array(items, { ...annotated(annotation), minItems: min, maxItems: max, ...beside })
}

/** A block inside another block. */
export type InnerBlockData = Record<string, unknown> & { type: string; id?: string; placeholder?: boolean }

/** Blocks inside a block. src/schema/manifest/block.ts fills in which ones are allowed. */
export const innerBlocks = ({ min = 1, max = 4, ...annotation }: Bounded) =>
  plainSchema<InnerBlockData[]>({
    type: 'array',
    ...annotated(annotation),
    minItems: min,
    maxItems: max,
    items: { description: 'A block, with the keys of its type.' },
    'x-blocks': true,
  })

/** A closed group of fields: other keys are rejected. */
export const record = <T extends TProperties>(fields: T, annotation: Annotation) =>
  Type.Object(fields, { ...annotated(annotation), additionalProperties: false })

/** A list of groups; `each` describes one of them. */
export const records = <T extends TProperties>(
  fields: T,
  { each, ...annotation }: Parameters<typeof list>[1] & { each: string },
) => list(record(fields, { about: each }), annotation)

interface BlockAnnotation extends Annotation {
  /** Group in the catalogue of blocks. A site's own blocks may leave it out. */
  group?: BlockGroup
  /** Words that authors try for the block, likeliest first. */
  synonyms?: readonly string[]
  /** Words that authors try for its fields, by key. */
  keySynonyms?: Readonly<Record<string, readonly string[]>>
  /** May stand before the block with the page's main heading. */
  prelude?: true
  /** Uses the sign-in service: without a hosted project, a server starts the emulator. */
  signsIn?: true
  /** Shows titles of other pages, so it is rendered again when one of them changes. */
  listsPages?: true
  /** Shows something that depends on the day of the build, so its page is rebuilt every day. */
  dated?: true
}

/** Schema of a block. The options beside its fields are for checks and servers and are not published. */
export const block = <T extends TProperties>(
  fields: T,
  { about, group, synonyms, keySynonyms, prelude, signsIn, listsPages, dated }: BlockAnnotation,
) => {
  for (const [name, field] of Object.entries(fields)) expectField(name, field)
  return Type.Object(fields, {
    description: about,
    additionalProperties: false,
    ...(group && { 'x-group': group }),
    ...(synonyms && { 'x-synonyms': synonyms }),
    ...(keySynonyms && { 'x-key-synonyms': keySynonyms }),
    ...(prelude && { 'x-prelude': prelude }),
    ...(signsIn && { 'x-auth': signsIn }),
    ...(listsPages && { 'x-lists-pages': listsPages }),
    ...(dated && { 'x-dated': dated }),
  })
}

/** A group with names of the author's choice and values of one schema. */
export const dictionary = <T extends TSchema>(
  values: T,
  { about, names = '^[A-Za-z][A-Za-z0-9_-]*$' }: Annotation & { names?: string },
) =>
  plainSchema<Record<string, Static<T>>>({
    type: 'object',
    description: about,
    propertyNames: { pattern: names },
    additionalProperties: values,
  })

/** A link with its label, as a button or text link. */
export const action = ({ about }: Annotation) =>
  record(
    {
      label: text({ about: 'The words of the link.', max: 60, example: 'Schedule Consultation' }),
      to: link({ about: 'Where it leads.', example: '/contact' }),
    },
    { about },
  )

/** A picture's file; `kinds` restricts the formats. */
export const pictureFile = (
  { about, example = 'images/shop.jpg' }: Annotation,
  kinds = 'avif|gif|jpe?g|png|svg|webp',
) =>
  Type.String({
    description: about,
    examples: [example],
    pattern: `^(/|images/|content/)[A-Za-z0-9._/-]+\\.(${kinds})$`,
    maxLength: 200,
    'x-kind': 'file',
  })

/** How a picture is cropped and shown. Values are words, not numbers, so that no page needs its own styles. */
const crop = {
  ratio: optional(
    choice(
      {
        square: 'One to one.',
        portrait: 'Four to five.',
        tall: 'Two to three.',
        landscape: 'Three to two.',
        wide: 'Sixteen to nine.',
        panorama: 'Twenty-one to nine.',
      },
      { about: 'The shape it is cut to. Left out, its own.' },
    ),
  ),
  focus: optional(
    choice(
      {
        center: 'The middle.',
        top: 'The upper edge.',
        bottom: 'The lower edge.',
        left: 'The left edge.',
        right: 'The right edge.',
        'top left': 'The upper left corner.',
        'top right': 'The upper right corner.',
        'bottom left': 'The lower left corner.',
        'bottom right': 'The lower right corner.',
      },
      { about: 'What stays in sight where it is cut.', otherwise: 'center' },
    ),
  ),
  radius: optional(
    choice(
      { theme: 'As the theme has it for pictures.', none: 'Sharp.', round: 'A circle, or an oval.' },
      { about: 'Its corners.', otherwise: 'theme' },
    ),
  ),
  duotone: optional(flag({ about: 'Draws it in two colours of the theme.' })),
}

const imageFile = () =>
  pictureFile({
    about:
      'The picture: a file of the folder `images` beside this one, or, with a slash in front, one under `public/`.',
  })

/** A decorative picture, such as a background. */
export const picture = { file: imageFile(), focus: crop.focus, duotone: crop.duotone }

/** A picture with alternative text, or `decorative: true`. */
export const image = ({ about }: Annotation) =>
  record(
    {
      file: imageFile(),
      alt: optional(text({ about: 'What it shows, for people who do not see it.', max: 300 })),
      decorative: optional(flag({ about: 'It says nothing that the text does not say. Then without `alt`.' })),
      ...crop,
    },
    { about },
  )

/** Marks something the owner has to supply: visible in the preview, rejected by `validate --launch`. */
export const placeholder = () =>
  optional(flag({ about: 'The owner has still to supply the real content: it is listed before the launch.' }))

/** Background tone of a section, with matching colours for its contents. */
export const tone = () =>
  choice(
    {
      ground: 'On the page itself.',
      raised: 'On a surface a little apart from the page.',
      band: 'On a band that stands against the page.',
      accent: 'On the accent.',
    },
    { about: 'What it stands on.' },
  )
