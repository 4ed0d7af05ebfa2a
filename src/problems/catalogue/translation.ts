// Problems of languages and translation files.
import { error, quoted, warning } from '../kind.ts'

/** Two languages; `de` is the value of the second one. */
const languages = (de = '{ name: Deutsch }') => `languages:\n  en: { name: English }\n  de: ${de}`

export const translation = {
  'missing-translations': warning<{
    name: string
    tag: string
    missing: number
    all: number
    first: string
    file: string
    isThere: boolean
    /** Set where only texts of entries lack a translation: the file of the first. */
    beside?: string
  }>({
    title: 'Texts without a translation',
    about:
      'A text without a translation is shown in the first language, or keeps its page out of the language, as `fallback` says. With `ready: true`, and for `validate --launch`, each is an error of its own.',
    message: ({ missing, all, name, first, isThere }) =>
      missing === all && !isThere
        ? `No text has a translation into ${name} yet.`
        : `${missing} of ${all} texts have no translation into ${name}, the first being ${quoted(first)}.`,
    hint: ({ tag, file, beside, missing }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` adds them to ${file}.`
        : `Write it in ${beside}${missing === 1 ? '.' : `; \`npm run translate -- ${tag}\` lists the others.`}`,
    example: {
      in: 'top',
      bad: languages(),
      good: languages('{ name: Deutsch, ready: false }'),
    },
  }),
  'missing-translation': error<{ text: string; name: string; tag: string; beside?: string }>({
    isOfMany: true,
    title: 'A text without a translation',
    about: 'A language with `ready: true` says every text in its own words. The same is asked before the launch.',
    message: ({ text, name }) => `${quoted(text)} has no translation into ${name}.`,
    hint: ({ tag, beside }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` adds it to the file of that language.`
        : `Write it in ${beside}; \`npm run translate -- ${tag} --write\` begins the file where there is none.`,
    example: {
      in: 'top',
      bad: languages('{ name: Deutsch, ready: true }'),
      good: languages('{ name: Deutsch, ready: false }'),
    },
  }),
  'outdated-translation': warning<{ text: string; now: string; of?: string }>({
    title: 'A translation of a text that has been changed',
    about:
      'Translations stand under the text they translate. Once that text says something else, its translation is no longer shown, since nobody knows whether it is still right.',
    message: ({ text, now }) => `The text ${quoted(text)} says something else now: ${quoted(now)}.`,
    hint: ({ of }) =>
      of === undefined
        ? 'Put the new text in front of the colon once the translation fits it.'
        : `Write "of: ${of}" once the translation fits it.`,
    example: {
      in: 'translations',
      bad: '"Flour and tame.": Mehl und Zeit.',
      good: 'Flour and time.: Mehl und Zeit.',
    },
  }),
  'unused-translation': warning<{ text: string }>({
    title: 'A translation of a text that is gone',
    about: 'What stands under a text that the site does not have is shown nowhere.',
    message: ({ text }) => `The site has no text ${quoted(text)}.`,
    hint: () => 'Take the line away.',
    example: {
      in: 'translations',
      bad: 'We bake cakes for weddings and other feasts.: Torten',
      good: 'Order bread: Brot bestellen',
    },
  }),
  'unknown-place': error<{ place: string }>({
    title: 'A translation for a place there is not',
    about: 'Below `at:` stand places as `npm run explain` takes them, such as `/services tiers.0.title`.',
    message: ({ place }) => `The site has no text at ${quoted(place)}.`,
    hint: () => 'Name a place as `npm run explain` takes it, or take the line away.',
    example: {
      in: 'translations',
      bad: 'at:\n  /ordr title: Brot bestellen',
      good: 'at:\n  /order title: Brot bestellen',
    },
  }),
  'translation-not-text': error<{ text: string }>({
    title: 'A translation that is no text',
    about: 'In a file of translations, each text stands in front of a colon and its translation behind it.',
    message: ({ text }) => `What stands behind ${quoted(text)} is no text.`,
    hint: () => 'Write the translation there, in quotes where it is a figure.',
    example: {
      in: 'translations',
      bad: 'Order bread: [Brot]',
      good: 'Order bread: Brot bestellen',
    },
  }),
  'lost-name': warning<{ name: string }>({
    title: 'A translation without a name of its text',
    about:
      'A name in braces puts a fact into a text. A translation without it does not say the fact, or says an old one for ever.',
    message: ({ name }) => `The translation lacks "{${name}}", which the text has.`,
    hint: ({ name }) => `Write {${name}} where its value belongs.`,
    example: {
      in: 'translations',
      bad: 'Come by at {facts.place}.: Kommen Sie vorbei.',
      good: 'Come by at {facts.place}.: Kommen Sie vorbei, {facts.place}.',
    },
  }),
}
