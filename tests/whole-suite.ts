import { it } from 'vitest'
import { isWhole } from './how-much.ts'

/** A test that only the whole suite runs, since it is slow and seldom fails. `it` is a test of both suites. */
export const test = it.skipIf(!isWhole)
