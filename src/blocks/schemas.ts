// Every folder here is a block type. To add one, add a folder; to remove one, delete it.

import { byFolder } from '../by-folder.ts'
import type { BlockSchema } from '../schema/manifest/block.ts'
import { ownBlocks } from './own-blocks.ts'

const found = import.meta.glob<BlockSchema>('./*/schema.ts', { eager: true, import: 'default' })

/** The types that come with the engine. */
export const engineTypes: readonly string[] = Object.keys(byFolder(found))

/** Block type → what an author may write in it, the site's own blocks last. Loads no component. */
export const blockSchemas: Record<string, BlockSchema> = { ...byFolder(found), ...ownBlocks()?.schemas }

const authBlocks = new Set(Object.keys(blockSchemas).filter((type) => blockSchemas[type]?.['x-auth'] === true))

/** Whether blocks of this type talk to the sign-in service. */
export const isAuthBlock = (type: string): boolean => authBlocks.has(type)
