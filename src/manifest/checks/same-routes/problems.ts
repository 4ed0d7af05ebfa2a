import { error, quoted } from '../../../problems/kind.ts'

const page = 'title: Loaves\n  description: Rye and spelt.\n  blocks: [{ type: page-intro, title: Loaves }]'

export default {
  'same-route': error<{ route: string; other: string; line?: number }>({
    title: 'Two pages at one address',
    about:
      'Servers and people take /Bread and /bread for the same address, and so do many file systems: one page would replace the other.',
    message: ({ route: one, other }) => `${quoted(one)} and ${quoted(other)} are one address to many servers.`,
    hint: () => 'Give one of them another path.',
    example: {
      in: 'routes',
      bad: `/Order:\n  unlisted: true\n  ${page}`,
      good: `/loaves:\n  unlisted: true\n  ${page}`,
    },
  }),
}
