import { remembered } from '../remembered.ts'
import { isGroup, textOnly } from '../site/groups.ts'

/** Type, id and fragment of a block on a page. */
export interface Outline {
  at: number
  type?: string
  id?: string
  /** Name of the fragment that the block uses. */
  use?: string
}

export const outlineOf = remembered((page: Record<string, unknown>): Outline[] =>
  (Array.isArray(page.blocks) ? page.blocks : []).flatMap((block: unknown, at): Outline[] => {
    if (!isGroup(block)) return []
    const { type, id, use } = block
    return [{ at, type: textOnly(type), id: textOnly(id), use: textOnly(use) }]
  }),
)
