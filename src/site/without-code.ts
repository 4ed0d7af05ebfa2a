import { parseMarkdown } from './markdown.ts'
import { nodesBelow } from './markdown-node.ts'

const lineEnds = /(?<=\r\n|\n|\r(?!\n))/
const inline = /(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g
/** Inline code ends within one of these. */
const leaves = new Set(['paragraph', 'heading', 'tr'])

/** A pattern alone would be tried at every character. */
const mayHoldCode = (text: string) =>
  text.includes('`') ||
  text.includes('~') ||
  ((text.includes('    ') || text.includes('\t')) && /^(?: {4}|\t)/m.test(text))

/** Replaces code by blanks, keeping offsets. */
export function withoutCode(text: string): string {
  if (!mayHoldCode(text)) return text
  const lines = text.split(lineEnds)
  for (const { type, lines: [from, to] = [0, 0] } of nodesBelow(parseMarkdown(text)))
    if (type === 'fence' || type === 'code_block') for (let at = from; at < to; at++) lines[at] = blank(lines[at] ?? '')
    else if (leaves.has(type)) {
      const own = lines.slice(from, to).join('').replace(inline, blank)
      for (const [at, line] of own.split(lineEnds).entries()) lines[from + at] = line
    }
  return lines.join('')
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')
