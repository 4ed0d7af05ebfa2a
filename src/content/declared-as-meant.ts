// Collections with misspelt keys and types of their declaration read as they were meant, so that entries and pages say nothing of a
// mistake that is reported at the declaration.
import type { AsWritten, Source } from '../manifest/read/source.ts'
import { shapeFaults } from '../manifest/shape/ajv-faults.ts'
import { shapeFindings } from '../manifest/shape/check-shape.ts'
import { withCorrectedKeys } from '../manifest/shape/corrected-keys.ts'

export interface DeclaredAsMeant {
  /** The manifest's value. */
  value: Record<string, unknown>
  /** From a path in it to the same as it is written. */
  asWritten: AsWritten
}

export function declaredAsMeant(value: Record<string, unknown>, source: Source): DeclaredAsMeant {
  const { collections } = value
  const faults = shapeFaults({ collections }).filter(({ path }) => path[0] === 'collections')
  if (collections === undefined || faults.length === 0) return { value, asWritten: (path) => path }
  const corrected = withCorrectedKeys({ collections }, shapeFindings(faults, source).findings)
  return { value: { ...value, ...(corrected.value as object) }, asWritten: corrected.asWritten }
}
