// What spares memory where a site is large. From a page that is read once, as a build does, everything is derived that is asked for
// later, as soon as it is parsed; then its blocks are kept as JSON, and nothing of the text they were read from.
import type { Manifest } from '../schema/manifest/manifest.ts'
import type { Route } from '../site/model.ts'
import { derivedFrom, outlineOf, setDerived } from './derived.ts'
import { groupsOnly, isGroup } from './groups.ts'
import { withEachTime } from './later.ts'
import type { Spare } from './read/parsed.ts'
import { fillingOf, routeOf, type Shortened } from './resolve/resolve.ts'
import { findWords } from './sense/draft.ts'
import { isSound } from './shape/ajv-faults.ts'

export interface Sparing {
  /** So many pages of included files are kept as they are; the blocks of others are to be read anew each time. */
  above: number
  /** Called when there are more. */
  begins?: () => void
  /** Derives from a page, resolved, what is asked for besides the checks. */
  derive?: (route: Route) => void
}

/** For one load of the manifest with this value, by the reading that the pages are in. */
export function sparingPages(
  { above, begins, derive }: Sparing,
  manifest: unknown,
  shortened?: Shortened,
): (reading: string) => Spare {
  let pages = 0
  const filling = fillingOf(groupsOnly(manifest), shortened)
  return (reading) => (page, path) => {
    if (++pages === above + 1) begins?.()
    if (pages <= above || !isGroup(page) || !isSound(page)) return page
    // What is found in those depends on more than the page.
    if (outlineOf(page).some(({ use }) => use !== undefined)) return page
    findWords(page, reading, path)
    // The schema has found it sound.
    derive?.(routeOf(page as Manifest['readings'][string]['routes'][string], path, reading, filling))
    const blocks = Buffer.from(JSON.stringify(page.blocks))
    const light = withEachTime(copyOf({ ...page, blocks: null }), 'blocks', () => JSON.parse(blocks.toString()))
    setDerived(light, copyOf(derivedFrom(page) ?? {}))
    return light
  }
}

/** Strings that were cut out of a text would keep it. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))
