// Registers the blocks that are completed from entries: `article` and `entries`.
import type { Path } from '../../problems/finding.ts'
import { articleBlock } from './article-block.ts'
import type { EntryScope, ExpandContext } from './context.ts'
import { entriesBlock } from './entries-block.ts'
import type { MadeBlock } from './made-block.ts'

/** Block type → function that completes the block; it returns undefined when the block stays unchanged. */
export type Blocks = Readonly<
  Record<string, ((block: Record<string, unknown>, path: Path) => MadeBlock | undefined) | undefined>
>

export const madeBlocks = (context: ExpandContext, scope: EntryScope): Blocks => ({
  article: (block, path) => articleBlock(block, path, context, scope),
  entries: (block, path) => entriesBlock(block, path, context, scope),
})
