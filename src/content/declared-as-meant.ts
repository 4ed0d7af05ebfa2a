// Corrects misspelt keys and types in declarations of collections, so that a mistake is reported there and not again for every entry
// and page.
import type { AsWritten, Source } from '../manifest/read/source.ts'
import { shapeFaults } from '../manifest/shape/ajv-faults.ts'
import { shapeFindings } from '../manifest/shape/check-shape.ts'
import { withCorrectedKeys } from '../manifest/shape/corrected-keys.ts'

export interface DeclaredAsMeant {
  /** The manifest with corrected declarations. */
  value: Record<string, unknown>
  /** Maps a path in `value` to the path as written. */
  asWritten: AsWritten
}

export function declaredAsMeant(value: Record<string, unknown>, source: Source): DeclaredAsMeant {
  const { collections } = value
  const faults = shapeFaults({ collections }).filter(({ path }) => path[0] === 'collections')
  if (collections === undefined || faults.length === 0) return { value, asWritten: (path) => path }
  const corrected = withCorrectedKeys({ collections }, shapeFindings(faults, source))
  return { value: { ...value, ...(corrected.value as object) }, asWritten: corrected.asWritten }
}
