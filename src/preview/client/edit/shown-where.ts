// Where visitors see what is typed into, in words.
import { listed } from '../../../problems/kind.ts'
import type { ShownWhere } from '../../edit-messages.ts'

/** `here, on /services and on 3 more pages`; a site with one reading has no need to name it. */
export function whereShown({ pages, others }: ShownWhere, readings: number): string {
  const named = others.slice(0, 2).map(({ reading, path }) => `on ${path}${readings > 1 ? ` of ${reading}` : ''}`)
  const more = pages - 1 - named.length
  return listed(['here', ...named, ...(more > 0 ? [`on ${more} more ${more === 1 ? 'page' : 'pages'}`] : [])])
}

/** Whose it is: one reading's own, or shown in several; nothing to say of what a single page of a single reading shows. */
export function whoseIs({ pages, readings: own }: ShownWhere, readings: number): string | undefined {
  const on = pages > 1 ? `on ${pages} pages` : undefined
  if (readings === 1) return on && `Shows ${on}`
  const whose = own.length === 1 ? `Reading ${own[0]}'s own` : `Shows in ${listed(own)}`
  return on && own.length === 1 ? `${whose}, ${on}` : whose
}
