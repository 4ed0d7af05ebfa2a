// Describes in words which pages and readings show a text.
import type { PageOfReading, ShownWhere } from '../../edit-messages.ts'
import { hasReadings } from '../news.ts'
import { words } from '../words.ts'

/** `here, on /services and on 3 more pages`. Names readings only where the site has several. */
export function whereShown({ pages, others }: ShownWhere): string {
  if (pages === 1) return words.editing.onThisPage
  const named = others.slice(0, 2).map((page) => words.editing.onPage(pageInWords(page)))
  const more = pages - 1 - named.length
  return words.list([words.editing.here, ...named, ...(more > 0 ? [words.editing.onMorePages(more)] : [])])
}

/** `A's own, on 3 pages`. Undefined for a text on a single page of a site with one reading. */
export function whoseIs({ pages, readings: own }: ShownWhere): string | undefined {
  const on = pages > 1 ? words.editing.onPages(pages) : undefined
  if (!hasReadings()) return on && words.editing.shows(on)
  const [first = ''] = own
  if (own.length > 1) return words.editing.shows(words.editing.inVersions(words.list(own)))
  return on ? `${words.editing.ownOf(first)}, ${on}` : words.editing.ownOf(first)
}

/** `/services`; `/services of B` where the site has several readings. */
export const pageInWords = ({ reading, path }: PageOfReading): string =>
  hasReadings() ? words.panel.sections.pathOf(path, reading) : path
