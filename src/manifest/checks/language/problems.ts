import { error, quoted } from '../../../problems/kind.ts'

const site = (language: string) =>
  `name: Mill Lane Bakery\nurl: https://www.milllane.bakery\nlanguage: ${language}\nemail: hello@milllane.bakery`

export default {
  'unknown-language': error<{ written: string; meant?: string; name?: string }>({
    title: 'A language that is none',
    about:
      'Screen readers choose their voice, and search engines and browsers their dictionary, by the language of a page. It is written as a BCP 47 tag: "en", "de", "en-GB", "zh-Hans".',
    message: ({ written }) => `${quoted(written)} is no language tag.`,
    hint: ({ meant, name }) =>
      meant === undefined
        ? 'Write the tag of the language, such as "en", "de" or "en-GB".'
        : `Write "${meant}"${name === undefined ? '' : `, for ${name}`}.`,
    example: { in: 'site', bad: site('English'), good: site('en') },
  }),
}
