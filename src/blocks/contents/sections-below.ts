import type { Block } from '../../site/model.ts'
import { blockKey } from '../../ui/block-context.tsx'

interface PageSection {
  anchor: string
  title: string
}

/** Blocks that close a page or link away from it; contents leave them out. */
const closingTypes = new Set(['banner', 'breadcrumbs', 'closing', 'newsletter', 'share', 'social'])

/**
 * The titled sections after the block with that key, or all if there is no such block. If any has an `id`, only those with one:
 * that is how authors choose what is listed.
 */
export function sectionsBelow(blocks: readonly Block[], key: string): PageSection[] {
  const own = blocks.findIndex((block, at) => blockKey(block, at) === key)
  const titled = blocks.flatMap((block, at) => {
    const { title } = block.props
    if (at <= own || typeof title !== 'string' || closingTypes.has(block.type)) return []
    return [{ anchor: block.id ?? `${blockKey(block, at)}-title`, title, isNamed: block.id !== undefined }]
  })
  return titled.some(({ isNamed }) => isNamed) ? titled.filter(({ isNamed }) => isNamed) : titled
}
