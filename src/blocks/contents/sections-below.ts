import type { Block } from '../../site/model.ts'
import { blockKey } from '../../ui/block-context.tsx'

interface PageSection {
  anchor: string
  title: string
}

/** Types of blocks that close a page or lead away from it. */
const closingTypes = new Set(['banner', 'breadcrumbs', 'closing', 'newsletter', 'share', 'social'])

/**
 * The sections with a title behind the block of that key; all of them where the page has no such block. Where some have an `id`,
 * those alone: they are the ones that were given a name.
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
