import type { Check } from '../../sense/check.ts'
import type { UnevenRow } from './collect.ts'
import type problems from './problems.ts'

/** Reports rows of a table or chart with more or fewer items than columns. */
const rowLengths: Check<typeof problems, UnevenRow> = ({ facts, report }) => {
  for (const { at, facts: row } of facts) report('row-length', at, row)
}

export default rowLengths
