// Schema of collections: the folder of their entries, and the fields of each.
import Type from 'typebox'
import { plainSchema } from '../plain-schema.ts'
import type { SchemaNode } from '../schema-node.ts'
import {
  choice,
  count,
  dictionary,
  flag,
  heading,
  label,
  link,
  list,
  name,
  number,
  optional,
  record,
  records,
  text,
} from '../vocabulary.ts'

/** Field types of entries, named as in forms where forms have them. */
export const contentTypes = {
  text: 'A line or a paragraph of plain text.',
  markdown: 'A long text in Markdown.',
  date: 'A day, as 2026-12-03.',
  moment: 'A day and a time, as 2026-12-03 07:00.',
  number: 'A number.',
  checkbox: 'Yes or no, as `true` or `false`.',
  checkboxes: 'Any number of several choices.',
  select: 'One of several choices.',
  email: 'An e-mail address.',
  tel: 'A telephone number.',
  link: 'A page, or an address elsewhere.',
  picture: 'A picture beside the entry or in the folder `images`, with its text.',
  file: 'A file under `public/`.',
  colour: 'A colour as six hexadecimal digits.',
  name: 'A word for machines. In a table, it names the address of the row.',
  entry: 'Another entry, by its slug.',
  list: 'Several of one thing, which has fields of its own.',
}

const choices = records(
  {
    value: name({ about: 'What an entry says.', example: 'tax' }),
    label: text({ about: 'What is shown of it.', max: 80 }),
  },
  { each: 'One choice.', about: 'The choices.', max: 200 },
)

const frame = {
  name: name({ about: 'The key of the field in an entry.', example: 'title' }),
  type: choice(contentTypes, { about: 'What kind of value it takes.' }),
  label: label({ about: 'The name of the field, as people call it.', max: 80, example: 'Title' }),
  required: optional(flag({ about: 'Whether every entry has to have it.', otherwise: false })),
  hint: optional(text({ about: 'A line that helps to fill it in.', max: 200 })),
  max: optional(count({ about: 'The longest text, in characters; of a list, the most items.', min: 1, max: 200_000 })),
  from: optional(number({ about: 'The smallest number.' })),
  to: optional(number({ about: 'The largest number.' })),
  choices: optional(choices),
  of: optional(name({ about: 'The collection that an `entry` is of.', example: 'people' })),
  many: optional(flag({ about: 'Whether there may be several entries.', otherwise: false })),
  translated: optional(flag({ about: 'Whether it differs from language to language. Left out: texts do.' })),
}

const field = record(
  {
    ...frame,
    fields: optional(
      records(frame, { each: 'One field of an item.', about: 'What each item of a `list` has.', max: 20 }),
    ),
  },
  { about: 'One field of an entry.' },
)

/** Sort field and direction. */
export const order = () =>
  plainSchema<string[]>({
    type: 'array',
    description:
      'Which field the entries are sorted by, and how: `[date, newest first]`, `[title]`; also oldest, smallest or largest first, and z to a.',
    minItems: 1,
    maxItems: 2,
    items: { type: 'string', description: 'A field, or a direction.', maxLength: 48 },
  })

/** Sort order of a list that the engine fills. */
export const listOrder = () =>
  choice(
    { newest: 'By day, the newest first.', oldest: 'By day, the oldest first.', other: 'By something else.' },
    { about: 'In which order the list is: filled in by the engine.' },
  )

/** `topics: tax`, `topics: [tax, law]`, `topics: { not: tax }`. */
export const where = () =>
  plainSchema<Record<string, unknown>>({
    type: 'object',
    description: 'Which entries: a field and the value it has, a list of values, or `{ not: … }`.',
  })

/** `when: upcoming`: entries are selected by their days. */
export const when = () =>
  choice(
    {
      upcoming: 'Those whose last day is not over, the next one first. Without a day: still to come.',
      past: 'Those whose days are over, the latest first.',
    },
    { about: 'Which entries, by their days. Left out: all. A list changes by itself when a day is over.' },
  )

const feeds = record(
  {
    at: link({ about: 'The page whose feed it is; the files lie below it.', example: '/news' }),
    formats: optional(
      list(
        choice(
          { rss: 'RSS 2.0, as `feed.xml`.', atom: 'Atom, as `atom.xml`.', json: 'JSON Feed, as `feed.json`.' },
          { about: 'One format.' },
        ),
        { about: 'The formats. Left out: RSS.', max: 3 },
      ),
    ),
    most: optional(count({ about: 'How many entries it holds.', otherwise: 20, min: 1, max: 200 })),
    title: optional(heading({ about: 'What it is called. Left out: the title of the page.', max: 120 })),
  },
  { about: 'The feed of the collection, for those who follow it.' },
)

const collection = record(
  {
    from: Type.String({
      description:
        'Where the entries are: a folder of Markdown as `content/news/*.md`, or one file, as `content/prices.csv`.',
      examples: ['content/news/*.md'],
      maxLength: 200,
    }),
    fields: list(field, { about: 'What one entry has, in the words of forms.', max: 60 }),
    order: optional(order()),
    feeds: optional(feeds),
  },
  { about: 'News, people, prices: things there are many of.' },
)

export const collections = dictionary(collection, {
  about: 'What the site has many of, by name: each entry is a file of a folder or a row of a table.',
  names: '^[a-z][a-z0-9-]*$',
})

/** Whether `from:` may replace the list: in blocks, menus and choices whose items are texts or groups. */
export const mayBeEntries = ({ items }: SchemaNode, key: string): boolean =>
  !['blocks', 'fields', 'include', 'behaviours', 'standIns', 'local', 'order'].includes(key) &&
  (items?.properties !== undefined || items?.['x-kind'] === 'text')

/** A collection in place of a list: `{ from: people, as: { name: "{entry.name}" } }`. */
export function listSource(items: SchemaNode = {}): SchemaNode {
  const { properties } = items
  // Values are checked after entries have filled them.
  const as = properties
    ? {
        type: 'object',
        properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, words(one)])),
      }
    : { type: 'string' }
  const source = record(
    {
      from: text({ about: 'Which collection.', max: 48 }),
      where: optional(where()),
      when: optional(when()),
      order: optional(order()),
      most: optional(count({ about: 'How many at most.', min: 1, max: 1000 })),
    },
    { about: 'The entries of a collection in place of a list that is written out.' },
  )
  const about = 'What each item is made of: the keys of the list, with `{entry.…}` in their texts.'
  return { ...source, properties: { ...source.properties, as: { ...as, description: about } } } as SchemaNode
}

const words = ({ description }: SchemaNode): SchemaNode => (description === undefined ? {} : { description })
