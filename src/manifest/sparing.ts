// What spares memory where a site is large. Of a page that is read once, as a build does, everything is derived that the checks ask
// for, as soon as it is parsed; then its blocks are kept as JSON, and nothing of the text they were read from.
import { derivedFrom, outlineOf, setDerived } from './derived.ts'
import { isGroup } from './groups.ts'
import { withEachTime } from './later.ts'
import type { Spare } from './read/parsed.ts'
import { isPlain } from './resolve/resolve.ts'
import { draft } from './sense/draft.ts'
import { isSound } from './shape/ajv-faults.ts'

/** For one load, by the reading that the pages are in. So many are given as they are. */
export function sparing(most: number): (reading: string) => Spare {
  let pages = 0
  return (reading) => (page, path) => {
    pages++
    if (pages <= most || !isGroup(page) || !isSound(page)) return page
    // What is found in those depends on more than the page.
    if (outlineOf(page).some(({ use }) => use !== undefined)) return page
    draft({ readings: { [reading]: { routes: { [path]: page } } } })
    isPlain(page)
    const blocks = Buffer.from(JSON.stringify(page.blocks))
    const light = withEachTime(copyOf({ ...page, blocks: null }), 'blocks', () => JSON.parse(blocks.toString()))
    setDerived(light, copyOf(derivedFrom(page) ?? {}))
    return light
  }
}

/** Strings that were cut out of a text would keep it. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))
