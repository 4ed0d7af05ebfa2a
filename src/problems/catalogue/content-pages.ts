// Problems of pages and lists made of entries.
import { didYouMean, error, listed, quoted, warning } from '../kind.ts'
import {
  examplePair,
  exampleWithNews,
  files,
  home,
  listAndPage,
  newsExample,
  post,
  prices,
} from './content-examples.ts'

const pagesOf = (name: string) =>
  listAndPage.replaceAll('news', name).replace('article', 'page-intro, title: "{entry.title}"')

const size = '{ name: size, type: text, label: Size }'

export const contentPages = {
  'entry-without-for': error<{ path: string; meant?: string }>({
    title: 'A path with {entry} that says no collection',
    about: 'A page whose path holds {entry} is made once for each entry of the collection that "for:" names.',
    message: ({ path }) => `${path} does not say which collection it is for.`,
    hint: ({ meant }) =>
      meant === undefined ? 'Write "for:" with the name of a collection.' : `Write "for:" instead of "${meant}:".`,
    example: {
      in: 'home',
      bad: listAndPage.replace('  for: news\n', ''),
      good: listAndPage,
      ...exampleWithNews,
      also: [],
    },
  }),
  'for-without-entry': error<{ path: string }>({
    title: 'A page for each entry at one path',
    about: 'A page with "for:" is made once for each entry, so its path needs a part that differs: {entry}.',
    message: ({ path }) => `Every entry would have the address ${path}.`,
    hint: ({ path }) =>
      `Write ${/\{[^}]*\}/.test(path) ? path.replace(/\{[^}]*\}/, '{entry}') : `${path.replace(/\/$/, '')}/{entry}`}.`,
    example: {
      in: 'home',
      bad: listAndPage.replace('/news/{entry}', '/news'),
      good: listAndPage,
      ...exampleWithNews,
    },
  }),
  'entries-without-name': warning<{ of: string; lacking: number; all: number }>({
    title: 'Entries that get no page',
    about:
      'The name of an entry is the last part of its address. A file has one; a row of a table says it in the column "slug".',
    message: ({ of, lacking, all }) =>
      `No page is made of ${lacking === all ? `the ${all}` : `${lacking} of the ${all}`} entries of ${quoted(of)}: they have no name.`,
    hint: () => 'Add a column "slug" with the last part of each address, or a field of the type "name".',
    example: {
      in: 'home',
      bad: pagesOf('rows'),
      good: pagesOf('prices'),
      beside: [{ in: 'top', lines: prices('good') + prices('bad').replace('collections:\n  prices:', '\n  rows:') }],
      included: { 'content/bad.csv': 'title,price\nRye,4\n', 'content/good.csv': 'slug,title,price\nrye,Rye,4\n' },
    },
  }),
  'entries-without-days': error<{ of: string; when: string }>({
    title: 'Entries that have no day',
    about: '"when: upcoming" and "when: past" go by the days of an entry: by its fields of the type date or moment.',
    message: ({ of, when }) => `The entries of ${quoted(of)} have no day, so none can be ${when}.`,
    hint: () => 'Give the collection a field of the type date, or leave "when" out.',
    example: {
      in: 'home',
      bad: home('{ type: entries, of: rows, when: upcoming }'),
      good: home('{ type: entries, of: news, when: upcoming }'),
      beside: [{ in: 'top', lines: newsExample() + prices('rows').replace('collections:\n  prices:', '\n  rows:') }],
      included: { ...files, 'content/rows.csv': 'title,price\nRye,4\n' },
    },
  }),
  'unknown-entry-field': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A field that entries do not have',
    about: '{entry.…}, "where:" and "order:" name a field of the collection.',
    message: ({ name }) => `Entries have no field ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'fields'),
    example: {
      in: 'home',
      bad: listAndPage.replace('{entry.title}', '{entry.titel}'),
      good: listAndPage,
      ...exampleWithNews,
    },
  }),
  'doubled-brace': error<{ written: string; meant: string }>({
    title: 'A name in two pairs of braces',
    about:
      'A name stands in one pair of braces. {{ writes a brace, so that the page would show the name and not its value.',
    message: ({ written }) => `${quoted(written)} is shown as "${written.slice(1)}".`,
    hint: ({ meant }) => `Write "{${meant}}" for its value.`,
    example: {
      in: 'blocks',
      bad: '- { type: page-intro, title: Bread, text: "We are at {{facts.place}}." }',
      good: '- { type: page-intro, title: Bread, text: "We are at {facts.place}." }',
    },
  }),
  'field-without-entry': error<{ written: string; meant: string }>({
    title: 'A field of an entry without the word entry',
    about: 'A field of the entry is named {entry.title}: with "entry", a point and its name.',
    message: ({ written }) => `${quoted(written)} stands for nothing.`,
    hint: ({ meant }) => `Write "${meant}" for what the entry says.`,
    example: {
      in: 'home',
      bad: listAndPage.replace('{entry.title}', '{title}'),
      good: listAndPage,
      ...exampleWithNews,
    },
  }),
  'filter-address': error<{ field: string; value: string }>({
    title: 'A filter whose values are no part of an address',
    about: 'Each value of the field in `filterBy` has a page, whose address ends in the value.',
    message: ({ field, value }) => `${quoted(value)} of "${field}" can be no part of an address.`,
    hint: ({ field }) => `Make "${field}" a field of the type "select", with a value and a label for each choice.`,
    example: {
      in: 'home',
      bad: home('{ type: entries, of: news, filterBy: summary }'),
      good: home('{ type: entries, of: news }'),
      ...exampleWithNews,
      included: { 'content/news/rye.md': post('summary: Rye bread\n') },
    },
  }),
  'unknown-format': error<{ format: string; known: string[]; meant?: string }>({
    title: 'A format there is not',
    about: 'Behind a bar, {entry.date | long} says how a value is written. There are few formats.',
    message: ({ format }) => `There is no format ${quoted(format)}.`,
    hint: ({ known, meant }) =>
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : `The formats are ${listed(known)}, or money with the three letters of another currency.`,
    example: {
      in: 'home',
      bad: listAndPage.replace('{entry.title}', '{entry.title}, {entry.date | loud}'),
      good: listAndPage.replace('{entry.title}', '{entry.title}, {entry.date | long}'),
      ...exampleWithNews,
    },
  }),
  'unfit-format': error<{ format: string; field: string; fitting: string[] }>({
    title: 'A format for another kind of value',
    about: 'Days have formats, days with a time also "time", and numbers have "number" and "money". Texts have none.',
    message: ({ format, field }) => `The format ${quoted(format)} does not fit "${field}".`,
    hint: ({ fitting }) =>
      fitting.length > 0
        ? `The formats for it are ${listed(fitting)}.`
        : 'Only days and numbers have formats: leave it out.',
    example: {
      in: 'home',
      bad: listAndPage.replace('{entry.title}', '{entry.title}, {entry.date | number}'),
      good: listAndPage.replace('{entry.title}', '{entry.title}, {entry.date | long}'),
      ...exampleWithNews,
    },
  }),
  'field-of-parts': error<{ field: string; meant?: string }>({
    title: 'A reference, a picture or a list in a text or a link',
    about:
      'A text shows the part of it that is named, such as the name of the author: {entry.author.name}; a link leads to {entry.author.link}.',
    message: ({ field }) => `"${field}" has parts, and none of them is named here.`,
    hint: ({ meant }) => (meant ? `Did you mean "${meant}"?` : 'Name a part of it, or list it in a block.'),
    example: {
      in: 'home',
      bad: listAndPage.replace('{entry.title}', '{entry.title} {entry.sizes}'),
      good: listAndPage,
      beside: [
        { in: 'top', lines: newsExample(`\n      - { name: sizes, type: list, label: Sizes, fields: [${size}] }`) },
      ],
      included: { 'content/news/rye.md': post('sizes: [{ size: Large }]\n') },
    },
  }),
  'entry-lacks': error<{ field: string; what: string }>({
    title: 'An entry without what a page needs of it',
    about: 'A page or a block needs a text that this entry does not have.',
    message: ({ field, what }) => `The entry has no "${field}", which ${what} needs.`,
    hint: ({ field }) => `Write "${field}:", or make the field required, so that none is forgotten.`,
    example: {
      in: 'home',
      bad: listAndPage.replace('description: News.', 'description: "{entry.summary}"'),
      good: listAndPage.replace('description: News.', 'description: "{entry.title}"'),
      ...exampleWithNews,
    },
  }),
  'dead-reference': error<{
    slug: string
    of: string
    nearest?: string
    known: string[]
    why?: string
    unnamed?: string
  }>({
    title: 'A reference to an entry that is not there',
    about: 'A field of the type "entry" names an entry of another collection, which is shown as long as this one is.',
    message: ({ slug, of, why }) =>
      why === undefined ? `There is no ${quoted(slug)} among ${of}.` : `${quoted(slug)} of ${of} ${why}.`,
    hint: ({ slug, nearest, known, why, unnamed }) =>
      why !== undefined
        ? 'Choose another one, or change when it is shown.'
        : unnamed === undefined
          ? didYouMean(nearest, known, 'entries')
          : `${quoted(unnamed)} has no name yet. Write "slug: ${slug}" there, if that is the one.`,
    example: {
      in: 'top',
      bad: examplePair('bad').replace('summary, type: text', 'next, type: entry, of: news').replace('Summary', 'Next'),
      good: examplePair('good')
        .replace('summary, type: text', 'next, type: entry, of: news')
        .replace('Summary', 'Next'),
      included: {
        'content/bad/rye.md': post('next: spelt\n'),
        'content/good/rye.md': post('next: spelt\n'),
        'content/good/spelt.md': post(),
      },
    },
  }),
}
