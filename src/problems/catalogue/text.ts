// Problems that several checks find in texts.
import { error, quoted } from '../kind.ts'

const intro = (text: string) => `- type: page-intro\n  title: Bread\n  text: ${text}`

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': 'a quotation mark',
  '&nbsp;': 'a space',
  '&shy;': 'nothing in its place',
}

export const text = {
  'raw-html': error<{ html: string; takesMarkdown: boolean }>({
    title: 'HTML in a text',
    about:
      'Texts never become HTML, so that nothing written in the manifest can run in a visitor’s browser. Tags, and codes such as &nbsp;, would be shown as they are.',
    message: ({ html }) => `${quoted(html)} is HTML, which is shown as it is written.`,
    hint: ({ html, takesMarkdown }) =>
      /^&\w+;$/.test(html)
        ? `Write ${signs[html] ?? 'the sign itself'}.`
        : takesMarkdown
          ? 'Use Markdown: **strong**, *emphasis*, [words](/path), lists with a dash.'
          : 'Write the words alone, or put the text into a block of type prose, which takes Markdown.',
    example: { in: 'blocks', bad: intro('Only <b>rye</b>.'), good: intro('Only rye.') },
  }),
}
