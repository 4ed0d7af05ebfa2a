// The package has no types.
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  const plugin: (parser: MarkdownIt) => void
  export default plugin
}
