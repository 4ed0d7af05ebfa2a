import { error } from '../../../problems/kind.ts'

const page = 'title: Loaves\n  description: Rye and spelt.\n  blocks: [{ type: page-intro, title: Loaves }]'

export default {
  'missing-home': error<{ reading: string }>({
    title: 'A site without a first page',
    about: 'The page at "/" is the one visitors reach by the name of the site alone.',
    message: ({ reading }) => `Reading ${reading} has no page at "/".`,
    hint: () => 'Add "/:" under "routes:".',
    example: { in: 'home', bad: `/home:\n  ${page}`, good: `/:\n  ${page}`, also: ['dead-link'] },
  }),
}
