// Corrects misspelt keys and types in declarations of collections, so that a mistake is reported there and not again for every entry
// and page.
import type { Source } from '../manifest/read/source.ts'
import { shapeFaults } from '../manifest/shape/ajv-faults.ts'
import { shapeFindings } from '../manifest/shape/check-shape.ts'
import { withCorrectedKeys } from '../manifest/shape/corrected-keys.ts'
import type { Path } from '../problems/finding.ts'

/** Returns the manifest with corrected declarations, and a function from a path in it to the path as written. */
export function declaredAsMeant(value: Record<string, unknown>, source: Source) {
  const { collections } = value
  const faults = shapeFaults({ collections }).filter(({ path }) => path[0] === 'collections')
  if (collections === undefined || faults.length === 0) return { value, asWritten: (path: Path) => path }
  const corrected = withCorrectedKeys({ collections }, shapeFindings(faults, source))
  return { value: { ...value, ...(corrected.value as object) }, asWritten: corrected.asWritten }
}
