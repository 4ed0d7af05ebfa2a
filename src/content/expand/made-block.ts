import type { Path } from '../../problems/finding.ts'

/** A block completed with fields that are not written. */
export interface MadeBlock {
  value: Record<string, unknown>
  /** Keys whose values need no filling in. */
  made: ReadonlySet<string>
  /** Key → path of the entry field it comes from. */
  fields: Readonly<Record<string, Path>>
}
