// Pages in a sentence, for a tooltip and for the terminal.
import type { ShownPage } from './whereabouts.ts'

const maxNamed = 6

export const counted = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`)

/** `3 pages: /, /services, /contact`; with their readings where there are several. */
export function pagesInWords(pages: readonly Pick<ShownPage, 'reading' | 'path'>[]): string {
  const several = new Set(pages.map(({ reading }) => reading)).size > 1
  const named = pages.slice(0, maxNamed).map(({ reading, path }) => (several ? `${path} (${reading})` : path))
  const more = pages.length > maxNamed ? ` and ${pages.length - maxNamed} more` : ''
  return `${counted(pages.length)}: ${named.join(', ')}${more}`
}
