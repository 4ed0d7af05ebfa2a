import { error, listed, quoted } from '../../../problems/kind.ts'

export default {
  'markdown-in-text': error<{ written: string; words?: string; isLink: boolean; takers: string[] }>({
    title: 'Markdown in a text that is shown as it is written',
    about:
      'Only long texts know Markdown, such as those of an article, a policy or the notice below a form. Elsewhere its signs would be shown as they are. The label of a checkbox may hold links.',
    message: ({ written }) => `${quoted(written)} is Markdown, and this text is shown as it is written.`,
    hint: ({ words, isLink, takers }) =>
      isLink && words
        ? `Write ${quoted(words)} alone; a link can stand in a long text, in the notice of a form and beside a checkbox.`
        : words
          ? `Write ${quoted(words)}, without the signs.`
          : `${takers.length > 0 ? `Put it into a block of type ${listed(takers)}, or write` : 'Write'} it without the signs.`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n  text: "Baked **every** day."',
      good: '- type: page-intro\n  title: Bread\n  text: Baked every day.',
    },
  }),
}
