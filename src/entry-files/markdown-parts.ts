// A Markdown file of an entry in its parts; put together again they are the file.
import { markdownFile } from '../content/read/markdown-file.ts'
import { refuse } from '../edit/operation.ts'

export interface MarkdownParts {
  /** A byte order mark and the first line of dashes; empty where there is no front matter. */
  opening: string
  /** YAML between the lines of dashes, each of its lines ended. */
  front: string
  /** The second line of dashes. */
  closing: string
  /** Empty lines above the text. */
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
