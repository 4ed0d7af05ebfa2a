// Splits a Markdown file of an entry into parts that join to the same file.
import { markdownFile } from '../content/read/markdown-file.ts'
import { refuse } from '../edit/operation.ts'

export interface MarkdownParts {
  /** A byte order mark and the first line of dashes; just the mark where there is no front matter. */
  opening: string
  /** The YAML between the lines of dashes, including its last line break. */
  front: string
  /** The second line of dashes. */
  closing: string
  /** Empty lines before the text. */
  gap: string
  body: string
}

const emptyLines = /^(?:[ \t]*(?:\r\n|\n|\r))*/

/** Throws a refusal where the front matter is not closed. */
export function markdownParts(text: string): MarkdownParts {
  const { bodyStart, isOpen } = markdownFile(text)
  if (isOpen) refuse('unreadable', 'The front matter has no second line of three dashes.')
  const [opening = ''] = bodyStart === 0 ? (/^\uFEFF?/.exec(text) ?? []) : (/^.*?(?:\r\n|\n|\r)/.exec(text) ?? [])
  const start = bodyStart === 0 ? opening.length : bodyStart
  const inside = text.slice(opening.length, start)
  const at = bodyStart === 0 ? 0 : inside.search(/---[ \t]*(?:\r\n|\n|\r)?$/)
  const [gap = ''] = emptyLines.exec(text.slice(start)) ?? []
  return {
    opening,
    front: inside.slice(0, at),
    closing: inside.slice(at),
    gap,
    body: text.slice(start + gap.length),
  }
}

export const joined = ({ opening, front, closing, gap, body }: MarkdownParts): string =>
  opening + front + closing + gap + body
