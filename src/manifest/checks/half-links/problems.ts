import { error, quoted } from '../../../problems/kind.ts'

export default {
  'half-link': error<{ written: string; meant: string; takesMarkdown: boolean }>({
    title: 'A link that is only half one',
    about:
      'A link is written [words](/path), without a space between the brackets. Written in another way, it is no link, and its signs are shown.',
    message: ({ written }) => `${quoted(written)} is meant as a link and is shown as it is written.`,
    hint: ({ meant, takesMarkdown }) =>
      takesMarkdown
        ? `Write ${quoted(meant)}.`
        : 'Write the words alone; a link can stand in a long text, in the notice of a form and beside a checkbox.',
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: Go to [the order form] (/order).',
      good: '- type: page-intro\n  title: Bread\n- type: prose\n  title: Flour\n  text: Go to [the order form](/order).',
    },
  }),
}
