import { blockSchemas } from '../../../blocks/schemas.ts'
import { onEntry } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type problems from './problems.ts'

const preludes: ReadonlySet<string | undefined> = new Set(
  Object.keys(blockSchemas).filter((type) => blockSchemas[type]?.['x-prelude'] === true),
)

/** Reports a page whose opening block has no heading: the first block that can show the page's `h1`. */
export default function openingHeadings({ draft, uncertain, report }: CheckContext<typeof problems>): void {
  if (uncertain) return
  for (const { pages } of draft.readings) {
    for (const { route, blocks } of pages.values()) {
      const first = blocks.find(({ type }) => !preludes.has(type)) ?? blocks[0]
      const properties = first?.type === undefined ? undefined : publishedSchema.$defs?.[first.type]?.properties
      if (!first?.type || !properties) continue
      const headings = Object.keys(properties).filter((key) => properties[key]?.['x-kind'] === 'heading')
      // A required heading that is missing is reported by the schema.
      const required = publishedSchema.$defs?.[first.type]?.required ?? []
      if (headings.some((key) => required.includes(key) || typeof first.fields()[key] === 'string')) continue
      report('missing-heading', onEntry(first.path), { page: route, block: first.type })
    }
  }
}
