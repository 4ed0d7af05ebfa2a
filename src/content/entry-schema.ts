// Builds the JSON Schema of a collection's entries from the vocabulary of block schemas. Editors and the check of each entry use it.
import Type from 'typebox'
import { moment, timed } from '../schema/manifest/moment.ts'
import { plainSchema } from '../schema/plain-schema.ts'
import { type SchemaNode, schemaNodeOf } from '../schema/schema-node.ts'
import {
  choice,
  colour,
  file,
  flag,
  link,
  list,
  markdown,
  name,
  optional,
  placeholder,
  record,
  records,
  type TSchema,
  text,
} from '../schema/vocabulary.ts'
import { type ContentField, type ContentType, type DeclaredCollection, hashKey } from './collection.ts'
import { isTranslatedField } from './languages.ts'

const picture = (about: string) =>
  plainSchema({
    type: ['object', 'string'],
    description: about,
    additionalProperties: false,
    required: ['file'],
    properties: {
      file: text({ about: 'The picture: a file beside the entry, or `images/…`.', max: 200 }),
      alt: text({ about: 'What it shows, for people who do not see it.', max: 300 }),
      decorative: flag({ about: 'True where it says nothing that the text does not say.' }),
    },
  })

/** Accepts any string when the field's choices are missing or malformed, which is reported at the declaration. */
const choiceOf = ({ choices = [] }: ContentField, about: string) =>
  choices.length === 0
    ? text({ about })
    : choice(Object.fromEntries(choices.map(({ value, label }) => [value, label])), { about })

const schemas: Record<ContentType, (field: ContentField, about: string) => TSchema> = {
  text: ({ max }, about) => text({ about, max: max ?? 1000 }),
  markdown: ({ max }, about) => markdown({ about, max: max ?? 200_000 }),
  date: (_, about) =>
    Type.String({ description: about, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', examples: ['2026-12-03'] }),
  moment: (_, about) => moment({ about }),
  number: ({ from, to }, about) => Type.Number({ description: about, minimum: from, maximum: to }),
  checkbox: (_, about) => flag({ about }),
  checkboxes: (field, about) => list(choiceOf(field, 'One choice.'), { about, min: 0 }),
  select: choiceOf,
  email: (_, about) => Type.String({ description: about, pattern: '^[^@ ]+@[^@ ]+[.][^@ ]+$', maxLength: 254 }),
  tel: ({ max }, about) => text({ about, max: max ?? 40 }),
  link: (_, about) => link({ about }),
  picture: (_, about) => picture(about),
  file: (_, about) => file({ about }),
  colour: (_, about) => colour({ about }),
  name: (_, about) => name({ about }),
  entry: ({ many, max }, about) =>
    many
      ? list(text({ about: 'The name of an entry, as in its address.', max: 120 }), { about, min: 0, max })
      : text({ about, max: 120 }),
  list: ({ fields, max }, about) => list(recordOf(fields, 'One item.'), { about, min: 0, max: max ?? 100 }),
}

function schemaOf(field: ContentField): TSchema {
  const about = `${field.label}.`
  const schema = field.isOfNoType ? Type.Unknown({ description: about }) : schemas[field.type](field, about)
  return field.required ? schema : optional(schema)
}

const recordOf = (fields: Iterable<ContentField>, about: string, others: Record<string, TSchema> = {}) =>
  record({ ...Object.fromEntries([...fields].map((field) => [field.name, schemaOf(field)])), ...others }, { about })

/** Schemas of the reserved keys. */
const reserved = () => ({
  ...timed('the entry'),
  placeholder: placeholder(),
  slug: optional(text({ about: 'The last part of its address. Left out: the name of the file.', max: 120 })),
  was: optional(
    list(text({ about: 'One former name.', max: 120 }), {
      about: 'Names it had before: their addresses lead to it.',
      max: 40,
    }),
  ),
})

/** Returns the schemas of translatable fields. */
const wordsOf = (fields: Iterable<ContentField>): Record<string, TSchema> =>
  Object.fromEntries(
    [...fields].filter(isTranslatedField).map((field) => [field.name, optional(translatedSchema(field))]),
  )

function translatedSchema(field: ContentField): TSchema {
  const about = `${field.label}.`
  if (field.translated !== true && field.type === 'picture')
    return record({ alt: text({ about: 'What it shows, for people who do not see it.', max: 300 }) }, { about })
  if (field.translated !== true && field.type === 'list')
    return records(wordsOf(field.fields), { each: 'The words of one item.', about, min: 0, max: field.max })
  return schemas[field.type](field, about)
}

/** Returns the plain JSON Schema of a translated entry. */
export const translationSchema = ({ name, fields }: Pick<DeclaredCollection, 'name' | 'fields'>): SchemaNode =>
  schemaNodeOf(
    record(
      {
        ...wordsOf(fields.values()),
        [hashKey]: optional(text({ about: 'The hash of the words it was made from.', max: 16 })),
      },
      { about: `A translation of an entry of ${name}.` },
    ),
  )

/** Returns the plain JSON Schema of an entry. */
export const entrySchema = ({ name, fields }: Pick<DeclaredCollection, 'name' | 'fields'>): SchemaNode =>
  schemaNodeOf(recordOf(fields.values(), `An entry of ${name}.`, reserved()))
