// Problems of translated entries.
import { error, quoted, warning } from '../kind.ts'
import { examplePair, files, post } from './content-examples.ts'

const languages = '\nlanguages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false }'
const inGerman = (lines = '') => `---\ntitle: Roggen ist wieder da\n${lines}---\nWieder Roggen.\n`
const example = (bad: Record<string, string>) => ({
  in: 'top' as const,
  bad: examplePair('bad') + languages,
  good: examplePair('good') + languages,
  included: {
    'content/bad/rye.md': post(),
    ...bad,
    'content/good/rye.md': post(),
    'content/good/rye.de.md': inGerman(),
    ...files,
  },
})

export const contentTranslations = {
  'written-once': error<{ key: string; file: string }>({
    title: 'What is written once, in a translation',
    about:
      'A translation of an entry says its words. A day, a number, a choice or a moment is the same in every language and stands in the entry alone, unless its field says `translated: true`.',
    message: ({ key, file }) => `${quoted(key)} is written once, in ${file}.`,
    hint: () => 'Take the line away, or put `translated: true` on the field.',
    example: example({ 'content/bad/rye.de.md': inGerman('date: 2026-12-03\n') }),
  }),
  'translation-without-entry': error<{ of: string; nearest?: string }>({
    title: 'A translation without its entry',
    about: 'rates.de.md is the German of rates.md, beside it in the same folder.',
    message: ({ of }) => `There is no ${of}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Name the file as its entry is named, with the language before ".md".'
        : `Is it the translation of ${nearest}? Then name it so, with the language before ".md".`,
    example: example({ 'content/bad/rey.de.md': inGerman() }),
  }),
  'translation-tag': error<{ tag: string; meant?: string; name: string }>({
    title: 'A translation of an entry into no language of the site',
    about:
      'The tag of a language stands before ".md" as it stands under "languages:": "he" and not its old code "iw". A file in another language belongs to no page.',
    message: ({ tag, meant }) =>
      meant === undefined
        ? `Entries are not translated into ${quoted(tag)}.`
        : `The language of this file is ${quoted(tag)}, and that of the site is ${quoted(meant)}.`,
    hint: ({ meant, name }) =>
      meant === undefined
        ? 'Declare the language under "languages:", or give the file another name.'
        : `Rename it to ${name}.${meant}.md.`,
    example: example({ 'content/bad/rye.deu.md': inGerman() }),
  }),
  'outdated-entry': warning<{ title: string; of: string; name: string }>({
    title: 'A translation of an entry that has been changed',
    about:
      '"of:" is the hash of the words that a translation was made from. It stays on the page when the entry says something else, and is listed until somebody has looked at it.',
    message: ({ title, name }) => `${quoted(title)} has been changed since it was translated into ${name}.`,
    hint: ({ of }) => `Write "of: ${of}" once the translation fits it.`,
    example: example({ 'content/bad/rye.de.md': inGerman('of: "00000000"\n') }),
  }),
}
