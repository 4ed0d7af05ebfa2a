// The pages that show a fact, a fragment or a form, or link to a page: by themselves, through fragments and facts, or since all do.
import { remembered } from '../../remembered.ts'
import type { Draft } from '../sense/draft.ts'
import { mentionsOfSame, type Named } from './names.ts'
import { type ShownPage, ShownPlaces } from './whereabouts.ts'

const placesOf = remembered(({ value }: Draft) => new ShownPlaces(value))

/** Each page once, in the order of the manifest's readings. */
export function pagesUsing(draft: Draft, named: Named): ShownPage[] {
  const used = mentionsOfSame(draft, named).filter(({ role, path: [top, , part] }) => {
    const isRedirect = top === 'readings' && part === 'redirects'
    return role === 'used' && !isRedirect
  })
  return placesOf(draft).pagesOf(used.map(({ path }) => path))
}
