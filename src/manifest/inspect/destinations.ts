// Finds link targets in source text, with their offsets.
import { type LinkTarget, linkTarget } from '../sense/links.ts'

export interface WrittenDestination {
  to: string
  target: LinkTarget
  /** Offset in the text. */
  start: number
}

const inMarkdown = /\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)/g

/** For a link, returns its whole text; otherwise each `](…)`. Leaves out addresses with names in braces. */
export function destinationsIn(written: string, isLink: boolean): WrittenDestination[] {
  const found = isLink
    ? [{ to: written.replace(/^["']|["']$/g, ''), start: /^["']/.test(written) ? 1 : 0 }]
    : [...written.matchAll(inMarkdown)].map(({ 0: whole, 1: to = '', index }) => ({
        to,
        start: index + whole.length - to.length,
      }))
  return found.flatMap(({ to, start }) =>
    to === '' || to.includes('{') ? [] : [{ to, start, target: linkTarget(to) }],
  )
}

/** Returns the address without anchor and query. */
export const pathPart = (to: string): string => to.split(/[#?]/)[0] ?? ''
