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

const groups: Readonly<Record<string, readonly Kind[]>> = {
  Indentation: indentation,
  'Swallowed by YAML': [...swallowed, ...beginnings, ...comments],
  Silent: silent,
  'Whole findings': whole,
  Redirects: redirects,
  Fixed: fixes,
  Pasted: [...foreignSigns, ...pasted],
  'Held below': heldBelow,
  'Keys of groups': keysOfGroups,
}

export interface GroupedKind extends Kind {
  group: string
}

export const kinds: readonly GroupedKind[] = Object.entries(groups).flatMap(([group, ofGroup]) =>
  ofGroup.map((kind) => ({ ...kind, group })),
)
