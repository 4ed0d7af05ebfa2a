// Finds the pages that show a fact, fragment or form, or that link to a page: directly, through fragments and facts, or through the layout.
import { remembered } from '../../remembered.ts'
import type { Draft } from '../sense/draft.ts'
import { mentionsOfSame, type SiteName } from './names.ts'
import { type ShownPage, ShownPlaces } from './whereabouts.ts'

const placesOf = remembered(({ value }: Draft) => new ShownPlaces(value))

/** Returns each page once, in order of the readings. */
export function pagesUsing(draft: Draft, named: SiteName): ShownPage[] {
  const used = mentionsOfSame(draft, named).filter(({ role, path: [top, , part] }) => {
    const isRedirect = top === 'readings' && part === 'redirects'
    return role === 'used' && !isRedirect
  })
  return placesOf(draft).pagesOf(used.map(({ path }) => path))
}
