import { blockSchemas } from '../../../blocks/schemas.ts'
import { onEntry } from '../../../problems/finding.ts'
import type { Check } from '../../sense/check.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type problems from './problems.ts'

const preludes: ReadonlySet<string | undefined> = new Set(
  Object.keys(blockSchemas).filter((type) => blockSchemas[type]?.['x-prelude'] === true),
)

/** The block that opens a page, the first that may not stand before it, shows the page's main heading. */
const openingHeadings: Check<typeof problems> = ({ draft, uncertain, report }) => {
  if (uncertain) return
  for (const { pages } of draft.readings) {
    for (const { route, blocks } of pages.values()) {
      const first = blocks.find(({ type }) => !preludes.has(type)) ?? blocks[0]
      const properties = first?.type === undefined ? undefined : publishedSchema.$defs?.[first.type]?.properties
      if (!first?.type || !properties) continue
      const headings = Object.keys(properties).filter((key) => properties[key]?.['x-kind'] === 'heading')
      // A heading that has to be there and is not is reported as missing already.
      const required = publishedSchema.$defs?.[first.type]?.required ?? []
      if (headings.some((key) => required.includes(key) || typeof first.fields()[key] === 'string')) continue
      report('missing-heading', onEntry(first.path), { page: route, block: first.type })
    }
  }
}

export default openingHeadings
