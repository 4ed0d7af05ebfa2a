// A Markdown file with front matter: YAML between two lines of three dashes.

export interface MarkdownFile {
  /**
   * The file up to the second line of dashes, the first one blanked: its offsets are those of the file. A carriage return alone, which
   * YAML's parser does not take for the end of a line, is a line feed here.
   */
  front: string
  /** Offset of the text below. */
  bodyStart: number
  /** The first line of dashes has no second one. */
  isOpen: boolean
}

const opening = /^\uFEFF?---[ \t]*(?=\r?\n|\r|$)/

export function markdownFile(text: string): MarkdownFile {
  const first = opening.exec(text)?.[0]
  if (first === undefined) return { front: '', bodyStart: 0, isOpen: false }
  const closing = /(?:\r\n|\n|\r)---[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(first.length))
  if (!closing) return { front: '', bodyStart: text.length, isOpen: true }
  const end = first.length + closing.index
  const blanks = first.replace(/[^\uFEFF]/g, ' ')
  // The end of the last line is kept, as a block of text at the end of the front matter ends with it.
  const [lineEnd = ''] = /^(?:\r\n|\n|\r)/.exec(closing[0]) ?? []
  return {
    front: (blanks + text.slice(first.length, end) + lineEnd).replace(/\r(?!\n)/g, '\n'),
    bodyStart: first.length + closing.index + closing[0].length,
    isOpen: false,
  }
}
