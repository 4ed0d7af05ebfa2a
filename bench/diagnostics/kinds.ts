// Every kind of slip that has been seen.
import { indentation } from './kinds/indentation.ts'
import { swallowed } from './kinds/swallowed.ts'
import type { Kind } from './slip.ts'

export const kinds: readonly Kind[] = [...indentation, ...swallowed]
