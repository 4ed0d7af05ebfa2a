import { kind } from '../../../problems/kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const prose = (text: string) => `- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: ${text}`

export default {
  'heading-order': kind<{ level: number; after: number }>({
    severity: 'warning',
    title: 'A heading that skips a level',
    about:
      'People who listen to a page move from heading to heading. A skipped level sounds like something was missed.',
    message: ({ level, after }) =>
      `A heading of level ${level} follows ${after === 0 ? 'the title' : `one of level ${after}`}, and a level is skipped.`,
    hint: ({ after }) => `Did you mean "${'#'.repeat(after + 1)}"?`,
    example: {
      in: 'blocks',
      bad: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    ### Rye\n\n    From the mill.`,
      good: `${intro}\n- type: prose\n  title: Flour\n  text: |\n    # Rye\n\n    From the mill.`,
    },
  }),
  'unknown-markdown': kind<{ what: string }>({
    severity: 'error',
    title: 'Markdown that is not shown',
    about:
      'Long texts know paragraphs, headings, lists, quotations, emphasis and links. What else Markdown has is left out of the page.',
    message: ({ what }) => `${what} in a text is not shown.`,
    hint: () => 'Use paragraphs, headings, lists, quotations, emphasis and links.',
    example: { in: 'blocks', bad: prose('"Mix `flour` and water."'), good: prose('Mix flour and water.') },
  }),
}
