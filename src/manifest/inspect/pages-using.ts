// The pages that show a fact, a fragment or a form, or link to a page: by themselves, through fragments and facts, or since all do.
import type { Draft, DraftReading } from '../sense/draft.ts'
import { type Mention, mentionsOfSame, type Named } from './names.ts'

export interface UsingPage {
  reading: string
  route: string
}

/** Each page once, in the order of the manifest's readings. */
export function pagesUsing(draft: Draft, named: Named): UsingPage[] {
  const found = new Map<string, UsingPage>()
  const seen = new Set<string>()
  const add = (reading: string, route: string) => found.set(`${reading} ${route}`, { reading, route })
  const all = (readings: readonly DraftReading[]) => {
    for (const { name, pages } of readings) for (const route of pages.keys()) add(name, route)
  }
  const follow = (one: Named) => {
    const key = `${one.kind} ${one.name} ${one.within.join()}`
    if (seen.has(key)) return
    seen.add(key)
    for (const { role, path } of mentionsOfSame(draft, one)) if (role === 'used') from(path)
  }
  const from = ([top, name, part, route]: Mention['path']) => {
    const through = (kind: Named['kind']) => follow({ kind, name: String(name), within: [] })
    if (top === 'readings' && part === 'routes') add(String(name), String(route))
    else if (top === 'readings' && part === 'redirects') return
    else if (top === 'readings') all(draft.readings.filter((reading) => reading.name === name))
    else if (top === 'fragments') through('fragment')
    else if (top === 'facts') through('fact')
    else if (top === 'forms') through('form')
    else if (top === 'texts' || top === 'site') all(draft.readings)
  }
  follow(named)
  return [...found.values()]
}
