import { listOrder, order, when, where } from '../../schema/manifest/collections.ts'
import {
  action,
  block,
  choice,
  count,
  flag,
  heading,
  image,
  link,
  list,
  name,
  optional,
  record,
  records,
  text,
} from '../../schema/vocabulary.ts'

export default block(
  {
    of: name({ about: 'Which collection.', example: 'news' }),
    title: optional(heading({ about: 'The title of the section.' })),
    text: optional(text({ about: 'A sentence below it.' })),
    look: optional(
      choice(
        {
          list: 'One below the other, with a rule between.',
          cards: 'Side by side, with their pictures.',
          rows: 'Small rows with the day in front.',
        },
        { about: 'How they stand.', otherwise: 'list' },
      ),
    ),
    most: optional(count({ about: 'How many at most.', min: 1, max: 1000 })),
    perPage: optional(
      count({ about: 'How many on a page; the others are on pages of their own, as /news/page/2.', min: 1, max: 200 }),
    ),
    filterBy: optional(
      name({ about: 'A field with choices: one page for each, as /news/topics/tax.', example: 'topics' }),
    ),
    where: optional(where()),
    when: optional(when()),
    order: optional(order()),
    empty: optional(text({ about: 'What is said where there is none. Left out: a word of `texts`.', max: 200 })),
    more: optional(action({ about: 'Where the whole list is.' })),
    items: optional(
      records(
        {
          title: heading({ about: 'What it is called.' }),
          text: optional(text({ about: 'A sentence on it.', max: 400 })),
          to: optional(link({ about: 'Its page.' })),
          image: optional(image({ about: 'Its picture.' })),
          day: optional(text({ about: 'Its day, as 2026-12-03.', max: 16 })),
          dayText: optional(text({ about: 'The same in words.', max: 80 })),
          topics: optional(list(text({ about: 'One of them.', max: 80 }), { about: 'What it is on.', min: 0 })),
        },
        { each: 'One entry.', about: 'The entries: filled in by the engine.', min: 0, max: 1000 },
      ),
    ),
    pages: optional(
      record(
        {
          now: count({ about: 'Which page this is.', min: 1 }),
          count: count({ about: 'How many there are.', min: 1 }),
          before: optional(link({ about: 'The page before.' })),
          after: optional(link({ about: 'The page after.' })),
          order: optional(listOrder()),
        },
        { about: 'The pages of a long list: filled in by the engine.' },
      ),
    ),
    filters: optional(
      records(
        {
          label: text({ about: 'The choice; empty for all.', min: 0, max: 80 }),
          to: link({ about: 'Its page.' }),
          current: optional(flag({ about: 'Whether it is this one.' })),
        },
        { each: 'One choice.', about: 'The choices of `filterBy`: filled in by the engine.', max: 200 },
      ),
    ),
  },
  {
    group: 'guide',
    about: 'The entries of a collection: news, people, courses.',
    synonyms: ['posts', 'news', 'collection', 'articles', 'blog', 'archive'],
    keySynonyms: { of: ['collection', 'from'], most: ['limit', 'max', 'count'], perPage: ['pageSize', 'paginate'] },
  },
)
