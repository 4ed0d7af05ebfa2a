import { remembered } from '../remembered.ts'
import { groupItems, textOnly } from '../site/groups.ts'

/** Type, id and fragment of a block on a page. */
export interface Outline {
  at: number
  type?: string
  id?: string
  /** Name of the fragment that the block uses. */
  use?: string
}

export const outlineOf = remembered((page: Record<string, unknown>): Outline[] =>
  groupItems(page.blocks).map(([at, { type, id, use }]) => ({
    at,
    type: textOnly(type),
    id: textOnly(id),
    use: textOnly(use),
  })),
)
