import { remembered } from '../remembered.ts'
import { isGroup, textOnly } from '../site/groups.ts'

/** Type, id and use of each block of a page. */
export interface Outline {
  at: number
  type?: string
  id?: string
  /** The fragment it is a use of. */
  use?: string
}

export const outlineOf = remembered((page: Record<string, unknown>): Outline[] =>
  (Array.isArray(page.blocks) ? page.blocks : []).flatMap((block: unknown, at): Outline[] => {
    if (!isGroup(block)) return []
    const { type, id, use } = block
    return [{ at, type: textOnly(type), id: textOnly(id), use: textOnly(use) }]
  }),
)
