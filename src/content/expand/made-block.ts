import type { Path } from '../../problems/finding.ts'

/** A block with fields that are not written. */
export interface MadeBlock {
  value: Record<string, unknown>
  /** Keys whose values are finished. */
  made: ReadonlySet<string>
  /** Keys that come from a field of the page's entry, and the path of the field. */
  fields: Readonly<Record<string, Path>>
}
