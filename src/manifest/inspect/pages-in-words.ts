// Lists pages in a sentence, for tooltips and the terminal.
import type { ShownPage } from './whereabouts.ts'

const maxNamed = 6

export const countedPages = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`)

/** Returns `3 pages: /, /services, /contact`, with readings where there are several. */
export function pagesInWords(pages: readonly Pick<ShownPage, 'reading' | 'path'>[]): string {
  const several = new Set(pages.map(({ reading }) => reading)).size > 1
  const named = pages.slice(0, maxNamed).map(({ reading, path }) => (several ? `${path} (${reading})` : path))
  const more = pages.length > maxNamed ? ` and ${pages.length - maxNamed} more` : ''
  return `${countedPages(pages.length)}: ${named.join(', ')}${more}`
}
