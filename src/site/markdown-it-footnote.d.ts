// The package has no types of its own.
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  const plugin: (parser: MarkdownIt) => void
  export default plugin
}
