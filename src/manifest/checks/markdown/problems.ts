import { error, warning } from '../../../problems/kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const prose = (text: string) => `- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: ${text}`

export default {
  'heading-order': warning<{ level: number; after: number }>({
    title: 'A heading that skips a level',
    about:
      'People who listen to a page move from heading to heading. A skipped level sounds like something was missed.',
    message: ({ level, after }) =>
      `A heading of level ${level} follows ${after === 0 ? 'the title' : `one of level ${after}`}, and a level is skipped.`,
    hint: ({ after }) => `Did you mean "${'#'.repeat(after + 1)}"?`,
    example: {
      in: 'blocks',
      bad: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    # Rye\n\n    From the mill.\n\n    ### Stone mills`,
      good: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    # Rye\n\n    From the mill.\n\n    ## Stone mills`,
    },
  }),
  'misplaced-block': error({
    title: 'A block in a text that cannot hold one',
    about:
      'A fence of the language "block" holds a block of the page. It stands in the text below the front matter of an entry, between paragraphs, and the block "article" shows it.',
    message: () => 'A block cannot be shown here.',
    hint: () => 'Put it between the paragraphs of an entry that an "article" shows, or beside this block on the page.',
    example: {
      in: 'blocks',
      bad: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    \`\`\`block\n    type: divider\n    \`\`\``,
      good: `${intro}\n- type: prose\n  title: Flour\n  text: From the mill.\n- type: divider`,
    },
  }),
  'unknown-markdown': error<{ what: string; instead: string }>({
    title: 'Markdown that is not shown',
    about:
      'Long texts take Markdown as GitHub has it, without pictures and HTML. What is nearly Markdown would stand on the page with its signs.',
    message: ({ what }) => `${what} is nothing that a page shows.`,
    hint: ({ instead }) => instead,
    example: { in: 'blocks', bad: prose('"Mix ** flour ** and water."'), good: prose('"Mix **flour** and water."') },
  }),
}
