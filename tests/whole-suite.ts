import { it } from 'vitest'
import { isWhole } from './how-much.ts'

/** A test that is slow and seldom fails: only the whole suite runs it. */
export const slow = it.skipIf(!isWhole)
