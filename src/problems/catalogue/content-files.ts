// Problems of collections and their files.
import { didYouMean, error, listed, quoted, warning } from '../kind.ts'
import {
  badEntry,
  badTable,
  examplePair,
  exampleWithNews,
  files,
  home,
  listAndPage,
  newsExample,
  post,
  prices,
} from './content-examples.ts'

const priceTable =
  '{ type: table, title: Prices, columns: [Francs], rows: { from: prices, as: { label: "{entry.title}", cells: ["{entry.price}"] } } }'

export const contentFiles = {
  'unknown-collection': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A collection that is not declared',
    about: '"for:", "of:" and "from:" name a collection that stands under "collections:".',
    message: ({ name }) => `There is no collection ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'collections'),
    example: {
      in: 'home',
      bad: home('{ type: entries, of: nwes, title: News }'),
      good: home('{ type: entries, of: news, title: News }'),
      ...exampleWithNews,
    },
  }),
  'content-place': error<{ from: string }>({
    title: 'A collection whose files lie elsewhere',
    about:
      'Entries lie in the folder "content" beside the manifest: a folder of Markdown (content/news/*.md), or one file (content/prices.csv, .json, .yaml).',
    message: ({ from }) => `${quoted(from)} is no place for a collection.`,
    hint: () => 'Write content/NAME/*.md for Markdown files, or content/NAME.csv, .json or .yaml for one file.',
    example: {
      in: 'top',
      bad: newsExample().replace('content/news/*.md', '../news/*.md'),
      good: newsExample(),
      included: files,
    },
  }),
  'content-misnamed': error<{ from: string; nearest: string }>({
    title: 'A collection whose file has another name',
    about:
      '"from:" names a file that is not there, and one of nearly the same name is, which no collection is read from.',
    message: ({ from }) => `No file is there for ${quoted(from)}.`,
    hint: ({ nearest }) => `Did you mean ${quoted(nearest)}?`,
    example: {
      in: 'top',
      bad: prices('bred'),
      good: prices('bread'),
      included: { 'content/bread.csv': 'title,price\nRye,4\n' },
    },
  }),
  'content-nothing': warning<{ from: string }>({
    title: 'A collection without entries',
    about: '"from:" names files that are not there. Its lists are empty, and no page is made of it.',
    message: ({ from }) => `No file is there for ${quoted(from)}.`,
    hint: ({ from }) => `Put the first one there: ${from.replace('*', 'first')}.`,
    example: { in: 'top', bad: examplePair('none'), good: newsExample(), included: files },
  }),
  'nothing-to-list': error<{ key: string; isOptional: boolean; collection: string; from: string; entries: number }>({
    title: 'A list that is filled from a collection, of which nothing is shown',
    about:
      'A table, choices of a form and some other lists cannot be empty: one that takes "from:" needs an entry that is shown.',
    message: ({ key, collection, entries }) =>
      `"${key}" is filled from ${quoted(collection)}, ${entries === 0 ? 'which has no entries' : entries === 1 ? 'and its one entry is not chosen or not shown' : `and none of its ${entries} entries is chosen and shown`}.`,
    hint: ({ key, isOptional, from, entries }) =>
      `${entries === 0 ? `Put the first one into ${from.replace('*', 'first')}` : 'Look at "where:" and "when:" here, and at "draft", "publish" and "until" in the entries'}${isOptional ? `, or leave "${key}" out` : ''}.`,
    example: {
      in: 'home',
      bad: home(priceTable),
      good: home(priceTable.replace('prices', 'drinks')),
      beside: [
        { in: 'top', lines: prices('none') + prices('drinks').replace('collections:\n  prices:', '\n  drinks:') },
      ],
      included: { 'content/none.csv': 'title,price\n', 'content/drinks.csv': 'title,price\nCider,4\n' },
    },
  }),
  'content-unread': error<{ from: string; reason: string; hint: string }>({
    title: 'A file of a collection that cannot be read',
    about: 'The file is there and cannot be read: it is not written in UTF-8, too big, or leads out of the folder.',
    message: ({ reason }) => reason.replace(/\.?$/, '.'),
    hint: ({ hint }) => hint,
    example: badEntry(null),
  }),
  'not-a-block': error<object>({
    title: 'A block in a text that is none',
    about: 'A fence of the language "block" in the text of an entry holds the lines of one block, as a page has them.',
    message: () => 'This fence holds no block.',
    hint: () => 'Write the lines of one block into it, without a dash: "type: quote", and so on below.',
    example: badEntry(`${post()}\n\`\`\`block\n- type: divider\n\`\`\`\n`),
  }),
  'open-fence': error<object>({
    title: 'A block in a text without its last line',
    about: 'A fence ends with a line of the signs that it begins with. Without it, what follows belongs to the block.',
    message: () => 'This block has no last line.',
    hint: () => 'Write ``` in a line of its own below its last key.',
    example: badEntry(`${post()}\n\`\`\`block\ntype: divider\n`),
  }),
  'timed-in-text': error<{ key: string }>({
    title: 'A block in a text that comes and goes by itself',
    about: 'A block within the text of an entry is shown whenever the text is.',
    message: ({ key }) => `${quoted(key)} is not for a block in a text.`,
    hint: ({ key }) => `Write ${quoted(key)} in the front matter of the entry, or put the block on the page.`,
    example: badEntry(`${post()}\n\`\`\`block\ntype: divider\ndraft: true\n\`\`\`\n`),
  }),
  'front-matter-open': error<{ lacks: 'first' | 'second' | 'fields' }>({
    title: 'Front matter without one of its two lines',
    about: 'The fields of an entry stand between two lines of three dashes, at the top of its file.',
    message: ({ lacks }) =>
      lacks === 'fields'
        ? 'The second line of three dashes stands before the first field.'
        : `The front matter has no ${lacks} line of three dashes.`,
    hint: ({ lacks }) =>
      lacks === 'fields'
        ? 'Remove it; the fields end with another one.'
        : `Write --- in a line of its own ${lacks === 'first' ? 'above the first field' : 'below the last field'}.`,
    example: badEntry('---\ntitle: Rye\n\nRye again.\n'),
  }),
  'csv-open-quote': error<object>({
    title: 'A quote in a table that does not end',
    about: 'A cell that begins with a quote ends with one. Without it, the rest of the file is one cell.',
    message: () => 'This cell begins with a quote and does not end with one.',
    hint: () => 'Close the quote. A quote within a cell is written twice: "".',
    example: badTable('title,price\n"Rye,6\n', 'title,price\n"Rye",6\n'),
  }),
  'csv-after-quote': error<{ text: string }>({
    title: 'Text behind the quote that ends a cell',
    about: 'What follows the closing quote of a cell is a comma or the end of the line.',
    message: ({ text }) => `${quoted(text)} stands behind the quote that ends the cell.`,
    hint: () => 'Put it inside the quotes. A quote within a cell is written twice: "".',
    example: badTable('title,price\n"Rye" bread,6\n', 'title,price\n"Rye bread",6\n'),
  }),
  'csv-cells': error<{
    cells: number
    header: number
    isEvery?: true
    separators?: { header: string; rows: string }
  }>({
    title: 'A row with more or fewer cells than its table',
    about: 'Every row has a cell for each column of the header, empty ones included.',
    message: ({ cells, header, isEvery, separators }) =>
      separators
        ? `The header is parted by ${separators.header}, and the rows by ${separators.rows}.`
        : `${isEvery ? 'Every' : 'This'} row has ${cells} cell${cells === 1 ? '' : 's'}, and the header has ${header}.`,
    hint: ({ cells, header, isEvery, separators }) =>
      separators
        ? `Part the names of the header by ${separators.rows}, too.`
        : isEvery
          ? 'Write the name of a field above each column.'
          : cells > header
            ? 'Put quotes round a cell that holds the separator.'
            : 'Write the separators of empty cells, too.',
    example: badTable('title,price\nRye, dark,6\n', 'title,price\n"Rye, dark",6\n'),
  }),
  'csv-column': error<{ column: string; nearest?: string; known: string[] }>({
    title: 'A column that is no field',
    about: 'The first line of a table names fields of the collection.',
    message: ({ column }) => `The collection has no field ${quoted(column)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'fields'),
    example: badTable('title,prise\nRye,6\n', 'title,price\nRye,6\n'),
  }),
  'csv-header': error<{ known: string[] }>({
    title: 'A table without a header',
    about: 'The first line of a table has the name of a field over each column.',
    message: () => 'The table has no header: its first line names no field.',
    hint: ({ known }) => `Put a line above it with the field of each column. The fields are ${listed(known)}.`,
    example: badTable('Rye,6\n', 'title,price\nRye,6\n'),
  }),
  'csv-lacks-column': error<{ column: string }>({
    title: 'A table without a column that every row needs',
    about: 'A field with "required: true" is a column of the table.',
    message: ({ column }) => `The table has no column ${quoted(column)}.`,
    hint: ({ column }) =>
      `Add it to the first line and to each row, or take "required" away from the field "${column}".`,
    example: badTable('price\n6\n', 'title,price\nRye,6\n'),
  }),
  'csv-language': warning<{ column: string; tag: string; languages: readonly string[] }>({
    title: 'A column in a language that the site does not have',
    about: 'What follows the full stop in the name of a column is a language of the site, other than the first.',
    message: ({ column, tag }) =>
      `The site has no other language ${quoted(tag)}: what stands below ${quoted(column)} is shown nowhere.`,
    hint: ({ tag, languages }) =>
      languages.length > 0
        ? `The others are ${languages.join(', ')}. Write one of them, or ${quoted(tag)} under "languages:".`
        : `Write ${quoted(tag)} under "languages:", or take the column away.`,
    example: badTable('title,title.de,price\nRye,Roggen,6\n', 'title,price\nRye,6\n'),
  }),
  'csv-decimal': error<{ written: string; meant: string }>({
    title: 'A decimal comma in a table',
    about: 'Numbers are written with a point; pages show them as their language does.',
    message: ({ written }) =>
      `${quoted(written)} has ${/^-?\d+,\d+$/.test(written) ? 'a decimal comma' : 'signs between its thousands'}.`,
    hint: ({ meant }) => `Write ${meant}.`,
    example: badTable('title;price\nRye;6,50\n', 'title;price\nRye;6.50\n'),
  }),
  'csv-thousands': error<{ written: string; whole: string; decimal: string }>({
    title: 'A number in a table that may be read in two ways',
    about:
      'A point or a comma before three digits parts thousands in some countries and decimals in others. Numbers have a point before decimals, and no sign between thousands.',
    message: ({ written, whole, decimal }) => `${quoted(written)} may be ${whole} or ${decimal}.`,
    hint: ({ whole, decimal }) => `Write ${whole} or ${decimal}, whichever is meant.`,
    example: badTable('title;price\nOven;1.250\n', 'title;price\nOven;1250\n'),
  }),
  'not-entries': error<{ what: string }>({
    title: 'A file that holds no entries',
    about: 'A JSON or YAML file of a collection is a list of groups; the front matter of a Markdown file is a group.',
    message: ({ what }) => `Here stands ${what} where an entry belongs.`,
    hint: () => 'Write the fields of the entry, each with a colon.',
    example: {
      in: 'top',
      bad: prices('first/bad').replace('.csv', '.yaml'),
      good: prices('then/good').replace('.csv', '.yaml'),
      included: { 'content/first/bad.yaml': '- Rye\n', 'content/then/good.yaml': '- title: Rye\n' },
    },
  }),
  'bad-slug': error<{ slug: string; meant: string }>({
    title: 'A name that is no address',
    about: 'The name of an entry is the last part of its address: letters without accents, digits, dots and dashes.',
    message: ({ slug }) => `${quoted(slug)} cannot be part of an address.`,
    hint: ({ meant }) => (meant === '' ? 'Write "slug:" with another name.' : `Write "slug: ${meant}".`),
    example: {
      in: 'top',
      bad: examplePair('bad'),
      good: examplePair('good'),
      included: { 'content/bad/Rye & Co.md': post(), 'content/good/Rye & Co.md': post('slug: rye-co\n') },
    },
  }),
  'name-in-entry': error<{ written: string }>({
    title: 'A name in braces in an entry',
    about:
      'Texts of the manifest hold names in braces, as `{facts.phone}`. Words of entries are shown as they are written.',
    message: ({ written }) =>
      `${quoted(written)} is shown as it is written: only texts of the manifest hold names in braces.`,
    hint: () => 'Write the words themselves; in the text of an entry, a block may hold the name.',
    example: badEntry(`${post()}\nCall {facts.phone}.\n`),
  }),
  'was-twice': error<{ was: string; file: string; isNow: boolean }>({
    title: 'A former name of two entries',
    about:
      'The address of a former name leads to the entry that lists it under `was:`, so no other entry may have that name.',
    message: ({ was, file, isNow }) =>
      isNow ? `${file} is named ${quoted(was)} now.` : `${file} was named ${quoted(was)}, too.`,
    hint: ({ isNow }) => (isNow ? 'Take the name away from "was:".' : 'Keep the name in one of the two.'),
    example: {
      in: 'top',
      bad: examplePair('bad'),
      good: newsExample(),
      included: { ...files, 'content/bad/rye.md': post('was: [spelt]\n'), 'content/bad/spelt.md': post() },
    },
  }),
  'slug-twice': error<{ slug: string; first: string; isTable: boolean }>({
    title: 'Two entries with one name',
    about: 'Each entry of a collection has a name of its own, which is the last part of its address.',
    message: ({ slug, first, isTable }) =>
      isTable ? `Another entry of ${first} is named ${quoted(slug)}.` : `${first} is named ${quoted(slug)} already.`,
    hint: ({ isTable }) =>
      isTable ? 'Give one of the two another name.' : 'Rename the file, or write another "slug:".',
    example: {
      in: 'top',
      bad: examplePair('bad'),
      good: newsExample(),
      included: { ...files, 'content/bad/2026-01-02-rye.md': post(), 'content/bad/rye.md': post() },
    },
  }),
  'slug-taken': error<{ path: string; by: string }>({
    title: 'An entry whose address is taken',
    about: 'An entry cannot have the address of another page of the site.',
    message: ({ path, by }) => `${path} is the address of ${by} already.`,
    hint: () => 'Rename the entry, or give it another "slug:".',
    example: {
      in: 'home',
      bad: `${listAndPage}\n/news/rye:\n  title: Rye\n  description: Rye.\n  blocks: [{ type: page-intro, title: Rye }]`,
      good: listAndPage,
      ...exampleWithNews,
    },
  }),
}
