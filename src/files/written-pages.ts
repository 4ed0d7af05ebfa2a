// What is written down of the pages of one file: for each what is derived from it, and its fields but for the blocks.
import { type Derived, derivedFrom, setDerived } from '../manifest/derived.ts'
import { isGroup } from '../manifest/groups.ts'
import { withEachTime } from '../manifest/later.ts'
import type { Layout, PageValues } from '../manifest/read/memo.ts'
import { readPage } from '../manifest/read/parse.ts'

/** A page without its blocks, which its lines tell once somebody asks for them. */
interface WrittenPage {
  fields: Record<string, unknown>
  derived: Derived
}

export interface WrittenFile {
  pages: Record<string, WrittenPage>
  layout?: Layout
  /** Blocks that another thread has read; never written down. */
  blocksOf?: (key: string) => unknown
}

/** Of a page with a mistake nothing is written down. */
export function pagesToWrite(pages: PageValues): WrittenFile['pages'] {
  const written: WrittenFile['pages'] = {}
  for (const [key, page] of pages) {
    const derived = isGroup(page) ? derivedFrom(page) : undefined
    if (isGroup(page) && derived?.isSound === true) written[key] = { fields: withoutBlocks(page), derived }
  }
  return written
}

/** In the order of the page; the value is put in its place when it is asked for. */
const withoutBlocks = (page: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(page).map((key) => [key, key === 'blocks' ? null : page[key]]))

/** The page of these lines; undefined where what was written down is no page. */
export function pageFrom({ pages, blocksOf }: WrittenFile, key: string, lines: () => string): unknown {
  const known = Object.hasOwn(pages, key) ? pages[key] : undefined
  if (!isGroup(known) || !isGroup(known.fields) || !isGroup(known.derived) || !known.derived.isSound) return undefined
  const page = withEachTime({ ...known.fields }, 'blocks', () => blocksOf?.(key) ?? readPage(lines()).blocks)
  setDerived(page, known.derived)
  return page
}
