// The two blocks whose fields the engine fills in: the text of an entry, and a list of entries.
import type { Path } from '../../problems/finding.ts'
import { articleBlock } from './article-block.ts'
import type { Context, Scope } from './context.ts'
import { entriesBlock } from './entries-block.ts'
import type { MadeBlock } from './made-block.ts'

/** By type; undefined where the block stays as it is. */
export type Blocks = Readonly<
  Record<string, ((block: Record<string, unknown>, path: Path) => MadeBlock | undefined) | undefined>
>

export const madeBlocks = (context: Context, scope: Scope): Blocks => ({
  article: (block, path) => articleBlock(block, path, context, scope),
  entries: (block, path) => entriesBlock(block, path, context, scope),
})
