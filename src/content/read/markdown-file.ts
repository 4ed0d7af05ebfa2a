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

/** What keeps the fields of an entry from being read: a line of dashes that is missing, or that stands before the fields. */
export interface FrontMatterFault {
  lacks: 'first' | 'second' | 'fields'
  start: number
  end: number
}

const fields = String.raw`(?:#[^\n]*\n)*[A-Za-z][\w.-]*[ \t]*[:=][ \t]`
/** Matches front matter without its first line of dashes, or with other signs, blanks or words there. */
const withoutFirst = new RegExp(
  String.raw`^\uFEFF?(?:[A-Za-z][\w-]*:[ \t][^\n]*\n(?:[^\n]+\n)*?---|---[ \t]+[A-Za-z][\w.-]*:[ \t]|(?:-{4,}|--|\+{3,}|={3,}|[—–]+|[ \t]+---)[ \t]*\r?\n${fields})`,
)
const secondTooEarly = new RegExp(String.raw`^(\uFEFF?---[ \t]*\r?\n)---[ \t]*\r?\n${fields}`)
/** A second line of dashes with blanks or a field in front. */
const strayedSecond = /\n([ \t]+|[^\n]*\S[ \t]+)---[ \t]*(?=\r?\n|$)/
const writtenFields = /^\uFEFF?---[ \t]*\r?\n(?:(?:[\w.-]+[ \t]*[:=]|[ \t#-])[^\n]*\n)*/

export function frontMatterFault(text: string, { front, isOpen }: MarkdownFile): FrontMatterFault | undefined {
  const inLine = (lacks: FrontMatterFault['lacks'], start: number) => {
    const end = text.indexOf('\n', start)
    return { lacks, start, end: end === -1 ? text.length : end }
  }
  if (isOpen) {
    const strayed = strayedSecond.exec(text)
    const end = (writtenFields.exec(text)?.[0] ?? text).trimEnd().length
    return inLine('second', strayed ? strayed.index + 1 : text.lastIndexOf('\n', end - 1) + 1)
  }
  const early = front.trim() === '' ? secondTooEarly.exec(text)?.[1] : undefined
  if (early !== undefined) return inLine('fields', early.length)
  return front === '' && withoutFirst.test(text) ? { lacks: 'first', start: 0, end: 3 } : undefined
}
