import type { CheckContext } from '../../sense/check.ts'
import type { UnevenRow } from './collect.ts'
import type problems from './problems.ts'

/** Reports rows of a table or chart with more or fewer items than columns. */
export default function rowLengths({ facts, report }: CheckContext<typeof problems, UnevenRow>): void {
  for (const { at, facts: row } of facts) report('row-length', at, row)
}
