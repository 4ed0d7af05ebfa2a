// Schema of the site's further languages.
import Type from 'typebox'
import { choice, dictionary, flag, link, optional, record, text } from '../vocabulary.ts'

const segment = '(?![.]{1,2}(/|$))[a-zA-Z0-9._~-]+'
const path = `^/(${segment}(/${segment})*)?$`

const language = record(
  {
    name: text({ about: 'What the language calls itself, as the switcher shows it.', max: 40, example: 'Deutsch' }),
    at: optional(
      Type.String({
        description:
          'Where its pages stand: in a folder, or on a host of its own. The first language stands at the root and has none.',
        examples: ['/de', 'https://www.example.de'],
        // A check explains what is wrong with a host.
        pattern: '^(?:/[a-zA-Z0-9-]{1,19}|https?://[^ ]+)$',
        maxLength: 200,
      }),
    ),
    texts: optional(
      Type.String({
        description: 'The file with its texts, by the text they translate. Left out: `texts/de.yaml` for `de`.',
        examples: ['texts/de.yaml'],
        pattern: '^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*[.]ya?ml$',
        maxLength: 200,
      }),
    ),
    paths: optional(
      dictionary(link({ about: 'The path in this language, without `at`.', example: '/kontakt' }), {
        about:
          'Paths that are called otherwise in this language, by the path in the first one. What stands below one is called by it too.',
        names: path,
      }),
    ),
    ready: optional(
      flag({
        about:
          'True: a text without a translation is an error. False: the language is in the preview alone and not published.',
      }),
    ),
    fallback: optional(
      choice(
        {
          source: 'The text of the first language is shown, and marked as such for screen readers.',
          none: 'A page of which a text is missing is not there in this language.',
        },
        { about: 'What stands in place of a text without a translation.', otherwise: 'source' },
      ),
    ),
  },
  { about: 'A language of the site.' },
)

const tagPattern = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'

/** Whether a key under `languages:` may be a language tag. */
export const isTag = (key: string): boolean => new RegExp(tagPattern).test(key)

export const languages = dictionary(language, {
  about: 'The languages of the site, by their tags. The first is the one that the texts of this file are written in.',
  names: tagPattern,
})
