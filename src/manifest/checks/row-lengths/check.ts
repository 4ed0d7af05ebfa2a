import type { Check } from '../../sense/check.ts'
import type { UnevenRow } from './collect.ts'
import type problems from './problems.ts'

/** Rows of a table or a chart that have more or fewer items than there are columns. */
const rowLengths: Check<typeof problems, UnevenRow> = ({ facts, report }) => {
  for (const { at, facts: row } of facts) report('row-length', at, row)
}

export default rowLengths
