// The pages that show a fact, a fragment or a form, or link to a page: by themselves, through fragments and facts, or since all do.
import { remembered } from '../../remembered.ts'
import type { Draft } from '../sense/draft.ts'
import { mentionsOfSame, type Named } from './names.ts'
import { ShownPlaces } from './whereabouts.ts'

export interface UsingPage {
  reading: string
  route: string
}

const placesOf = remembered(({ value }: Draft) => new ShownPlaces(value))

/** Each page once, in the order of the manifest's readings. */
export function pagesUsing(draft: Draft, named: Named): UsingPage[] {
  const used = mentionsOfSame(draft, named).filter(({ role, path: [top, , part] }) => {
    const isRedirect = top === 'readings' && part === 'redirects'
    return role === 'used' && !isRedirect
  })
  const pages = placesOf(draft).pagesOf(used.map(({ path }) => path))
  return pages.map(({ reading, path }) => ({ reading, route: path }))
}
