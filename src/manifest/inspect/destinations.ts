// Where the links of a written text lead, and where in it they stand. The text is as it is in the file, quotes and all.
import { type Target, targetOf } from '../sense/links.ts'

export interface Destination {
  to: string
  target: Target
  /** Offset in the text. */
  start: number
}

const inMarkdown = /\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)/g

/** Of a link the whole of it, of a text each `](…)`. A name in braces may lead anywhere and is left out. */
export function destinationsIn(written: string, isLink: boolean): Destination[] {
  const found = isLink
    ? [{ to: written.replace(/^["']|["']$/g, ''), start: /^["']/.test(written) ? 1 : 0 }]
    : [...written.matchAll(inMarkdown)].map(({ 0: whole, 1: to = '', index }) => ({
        to,
        start: index + whole.length - to.length,
      }))
  return found.flatMap(({ to, start }) => (to === '' || to.includes('{') ? [] : [{ to, start, target: targetOf(to) }]))
}

/** The part that names the page, without anchor and query. */
export const pathPart = (to: string): string => to.split(/[#?]/)[0] ?? ''
