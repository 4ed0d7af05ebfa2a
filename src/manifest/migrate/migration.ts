import type { YAMLMap } from 'yaml'
import type { Edit } from '../../problems/problem.ts'

/** Returns the edits that bring a manifest to the next version. `from-0.ts` leads from version 0 to version 1. */
export type ManifestMigration = (root: YAMLMap) => Edit[]
