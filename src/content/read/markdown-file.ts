// Splits a Markdown file into front matter, YAML between two lines of three dashes, and text.

export interface MarkdownFile {
  /**
   * The file up to the second line of dashes, with blanks in place of the first one, so that offsets are those of the file. Lone carriage
   * returns, which YAML's parser does not accept as line breaks, are replaced by line feeds.
   */
  front: string
  /** Offset of the text. */
  bodyStart: number
  /** True when the second line of dashes is missing. */
  isOpen: boolean
}

const opening = /^\uFEFF?(?:[ \t]*(?:\r\n|\n|\r))*---[ \t]*(?=\r?\n|\r|$)/

export function markdownFile(text: string): MarkdownFile {
  const first = opening.exec(text)?.[0]
  if (first === undefined) return { front: '', bodyStart: 0, isOpen: false }
  const closing = /(?:\r\n|\n|\r)---[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(first.length))
  if (!closing) return { front: '', bodyStart: text.length, isOpen: true }
  const end = first.length + closing.index
  const blanks = first.replace(/[^\uFEFF]/g, ' ')
  // The last line break belongs to a block scalar at the end of the front matter.
  const [lineEnd = ''] = /^(?:\r\n|\n|\r)/.exec(closing[0]) ?? []
  return {
    front: (blanks + text.slice(first.length, end) + lineEnd).replace(/\r(?!\n)/g, '\n'),
    bodyStart: first.length + closing.index + closing[0].length,
    isOpen: false,
  }
}
