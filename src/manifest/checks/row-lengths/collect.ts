import { onKey, onValue, type Path, type PathSpot } from '../../../problems/finding.ts'
import type { FactsOf } from '../../../problems/kind.ts'
import { remembered } from '../../../remembered.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { groupItems, isGroup } from '../../../site/groups.ts'
import type { Collect } from '../../sense/word-groups.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type problems from './problems.ts'

export interface UnevenRow {
  at: PathSpot
  facts: FactsOf<typeof problems, 'row-length'>
}

/** Rows filled by a collection are not checked. */
const collect: Collect<UnevenRow> = ({ fields, path }) => (fields ? unevenRows(fields, path) : [])

export default collect

/** Checks a fragment or block, and the blocks below it. */
function unevenRows(fields: Record<string, unknown>, path: Path): UnevenRow[] {
  const own = alongsideIn(fields.type).flatMap(({ rows, inner, heads }): UnevenRow[] => {
    const [all, columns] = [fields[rows], fields[heads]]
    if (!Array.isArray(all) || !Array.isArray(columns)) return []
    const facts = { heads: columns.length, key: heads }
    const lengths = all.map((row) => lengthOf(isGroup(row) ? row[inner] : undefined))
    const [first = columns.length] = lengths
    if (lengths.length > 1 && first !== columns.length && lengths.every((items) => items === first))
      return [{ at: onKey(...path, heads), facts: { ...facts, items: first, isEvery: true } }]
    return lengths.flatMap((items = columns.length, at) =>
      items === columns.length ? [] : [{ at: onValue([...path, rows, at, inner]), facts: { ...facts, items } }],
    )
  })
  return [...own, ...groupItems(fields.blocks).flatMap(([at, block]) => unevenRows(block, [...path, 'blocks', at]))]
}

/** Returns the length of a list with items of one type. A number among texts is a text that a comma cut in two, so it has no length. */
function lengthOf(items: unknown): number | undefined {
  if (!Array.isArray(items)) return undefined
  return items.every((item) => typeof item === typeof items[0]) ? items.length : undefined
}

interface Alongside {
  rows: string
  /** Key of the list in a row; `heads` is the key of the block's list of columns. */
  inner: string
  heads: string
}

/** Returns the lists of a block type whose rows run alongside a list of columns. */
const alongsideOf = remembered((schema: SchemaNode): readonly Alongside[] =>
  Object.entries(schema.properties ?? {}).flatMap(([rows, { items }]) =>
    Object.entries(items?.properties ?? {}).flatMap(([inner, { 'x-alongside': heads }]) =>
      heads === undefined ? [] : [{ rows, inner, heads }],
    ),
  ),
)

function alongsideIn(type: unknown): readonly Alongside[] {
  const schema = typeof type === 'string' ? publishedSchema.$defs?.[type] : undefined
  return schema ? alongsideOf(schema) : []
}
