import { quoted, warning } from '../../../problems/kind.ts'

const page = 'title: Loaves\n  description: Rye and spelt.\n  blocks: [{ type: page-intro, title: Loaves }]'

export default {
  'unreachable-page': warning<{ route: string }>({
    title: 'A page no link leads to',
    about: 'Visitors cannot find a page that neither the navigation nor another page links to.',
    message: ({ route: path }) => `No link leads to the page ${quoted(path)}.`,
    hint: () => 'Link to it, or add "unlisted: true" if that is meant.',
    example: { in: 'routes', bad: `/loaves:\n  ${page}`, good: `/loaves:\n  unlisted: true\n  ${page}` },
  }),
}
