import { onKey, onValue, type Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import { publishedSchema } from '../../shape/published-schema.ts'
import type problems from './problems.ts'

/** Rows of a table or a chart that have more or fewer items than there are columns. What comes out of a collection is not known here. */
const rowLengths: Check<typeof problems> = ({ draft, report }) => {
  const look = (type: unknown, fields: Record<string, unknown>, path: Path) => {
    for (const { rows, inner, heads } of alongsideIn(type)) {
      const [all, columns] = [fields[rows], fields[heads]]
      if (!Array.isArray(all) || !Array.isArray(columns)) continue
      const facts = { heads: columns.length, key: heads }
      const lengths = all.map((row) => lengthOf(isGroup(row) ? row[inner] : undefined))
      const [first = columns.length] = lengths
      if (lengths.length > 1 && first !== columns.length && lengths.every((items) => items === first)) {
        report('row-length', onKey(...path, heads), { ...facts, items: first, isEvery: true })
        continue
      }
      for (const [at, items = columns.length] of lengths.entries())
        if (items !== columns.length) report('row-length', onValue([...path, rows, at, inner]), { ...facts, items })
    }
    for (const [at, block] of (Array.isArray(fields.blocks) ? fields.blocks : []).entries())
      if (isGroup(block)) look(block.type, block, [...path, 'blocks', at])
  }
  for (const { type, fields, path } of draft.fragments.values()) look(type, fields, path)
  for (const { pages } of draft.readings)
    for (const { blocks } of pages.values())
      for (const { type, use, fields, path } of blocks) if (use === undefined) look(type, fields(), path)
}

/** Of a list of one kind: a number among texts is a text that a comma has cut in two. */
function lengthOf(items: unknown): number | undefined {
  if (!Array.isArray(items)) return undefined
  return items.every((item) => typeof item === typeof items[0]) ? items.length : undefined
}

interface Alongside {
  rows: string
  /** In a row, the key of its list; in the block, that of the list beside it. */
  inner: string
  heads: string
}

const known = new WeakMap<SchemaNode, Alongside[]>()

/** The lists of such rows that a block of the type has. */
function alongsideIn(type: unknown): readonly Alongside[] {
  const schema = typeof type === 'string' ? publishedSchema.$defs?.[type] : undefined
  if (!schema) return []
  const found =
    known.get(schema) ??
    Object.entries(schema.properties ?? {}).flatMap(([rows, { items }]) =>
      Object.entries(items?.properties ?? {}).flatMap(([inner, { 'x-alongside': heads }]) =>
        heads === undefined ? [] : [{ rows, inner, heads }],
      ),
    )
  known.set(schema, found)
  return found
}

export default rowLengths
