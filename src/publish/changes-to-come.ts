// Lists the moments at which the site changes although no file does, with the pages that change.
import { isDatedBlock, withInnerBlocks } from '../blocks/schemas.ts'
import type { Cause } from '../manifest/read/in-entries.ts'
import type { Source } from '../manifest/read/source.ts'
import { groupAt, valueAt } from '../site/groups.ts'
import type { Site } from '../site/model.ts'

export interface ChangeToCome {
  /** Milliseconds since 1970. */
  at: number
  causes: readonly Cause[]
  /** Paths of pages, in the first language. */
  pages: { come: string[]; go: string[]; change: string[] }
  /** True when the layout, a form or a fragment changes, which may change any page. */
  isOfAll: boolean
}

/** Returns at most `maxChanges` changes of one reading, in chronological order. Each costs one expansion of the site. */
export function changesToCome(source: Source, reading: string, maxChanges: number): ChangeToCome[] {
  const found: ChangeToCome[] = []
  let now = source
  // A page that appears may hold a block that disappears later, at a moment known only from the page.
  for (let at = nextIn(now); at !== undefined && found.length < maxChanges; at = nextIn(now)) {
    const before = now
    now = before.expansion?.at(at) ?? before
    const pages = pagesBetween(before, now, reading)
    const isOfAll = sharedIn(before, reading) !== sharedIn(now, reading)
    const causes = before.expansion?.causesOf(at).filter((cause) => isOf(cause, reading)) ?? []
    if (isOfAll || Object.values(pages).some(({ length }) => length > 0)) found.push({ at, causes, pages, isOfAll })
  }
  return found
}

const nextIn = ({ expansion }: Source): number | undefined => expansion?.changes[0]

const isOf = ({ entry, path }: Cause, reading: string) =>
  entry !== undefined || path[0] !== 'readings' || path[1] === reading

function pagesBetween(before: Source, after: Source, reading: string): ChangeToCome['pages'] {
  const [then, now] = [before, after].map(({ value }) => groupAt(value, ['readings', reading, 'routes']) ?? {})
  const [had, has] = [Object.keys(then ?? {}), Object.keys(now ?? {})]
  return {
    come: has.filter((path) => !Object.hasOwn(then ?? {}, path)),
    go: had.filter((path) => !Object.hasOwn(now ?? {}, path)),
    change: has.filter(
      (path) =>
        Object.hasOwn(then ?? {}, path) && then?.[path] !== now?.[path] && textOf(then?.[path]) !== textOf(now?.[path]),
    ),
  }
}

/** Returns the parts that all pages share, as JSON. */
const sharedIn = ({ value }: Source, reading: string): string =>
  textOf([['readings', reading, 'layout'], ['forms'], ['fragments']].map((path) => valueAt(value, path)))

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''

export interface DatedPage {
  path: string
  /** Types of its blocks whose output depends on the day of the build. */
  types: string[]
}

export const datedPages = ({ routes }: Pick<Site, 'routes'>): DatedPage[] =>
  routes.flatMap(({ path, blocks }) => {
    const types = new Set(withInnerBlocks(blocks).flatMap(({ type }) => (isDatedBlock(type) ? [type] : [])))
    return types.size === 0 ? [] : [{ path, types: [...types] }]
  })
