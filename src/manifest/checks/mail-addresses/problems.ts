import { error, quoted } from '../../../problems/kind.ts'

const site = (email: string) =>
  `name: Mill Lane Bakery\nurl: https://www.milllane.bakery\nlanguage: en\nemail: ${email}`

export default {
  'not-a-mail-address': error<{ value: string; meant?: string }>({
    title: 'A mail address that is none',
    about:
      'A mail address is one word with an @ in it, and a dot behind that. Whoever presses a link to another text opens a mail to nobody.',
    message: ({ value }) => `${quoted(value)} is no mail address${value.includes('@') ? '' : ', since it has no @'}.`,
    hint: ({ meant }) =>
      meant === undefined
        ? 'Write an address such as "hello@example.com", and nothing beside it.'
        : `Did you mean "${meant}"?`,
    example: { in: 'site', bad: site('hello.milllane.bakery'), good: site('hello@milllane.bakery') },
  }),
}
