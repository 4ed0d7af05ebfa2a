// Every known kind of slip.
import { beginnings } from './kinds/beginnings.ts'
import { comments } from './kinds/comments.ts'
import { fixes } from './kinds/fixes.ts'
import { foreignSigns } from './kinds/foreign-signs.ts'
import { heldBelow } from './kinds/held-below.ts'
import { indentation } from './kinds/indentation.ts'
import { keysOfGroups } from './kinds/keys-of-groups.ts'
import { pasted } from './kinds/pasted.ts'
import { redirects } from './kinds/redirects.ts'
import { silent } from './kinds/silent.ts'
import { swallowed } from './kinds/swallowed.ts'
import { whole } from './kinds/whole.ts'
import type { Kind } from './slip.ts'

export const kinds: readonly Kind[] = [
  ...indentation,
  ...swallowed,
  ...beginnings,
  ...comments,
  ...silent,
  ...whole,
  ...redirects,
  ...fixes,
  ...foreignSigns,
  ...pasted,
  ...heldBelow,
  ...keysOfGroups,
]
