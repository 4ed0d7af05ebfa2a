// Every folder here is a block type. To add one, add a folder; to remove one, delete it.

import { byFolder } from '../by-folder.ts'
import type { BlockSchema } from '../schema/manifest/block.ts'
import type { Block } from '../site/model.ts'
import { withOwn } from './own-blocks.ts'

const found = import.meta.glob<BlockSchema>('./*/schema.ts', { eager: true, import: 'default' })

/** Block type → what an author may write in it, the site's own blocks last. Loads no component. */
export const blockSchemas: Record<string, BlockSchema> = withOwn(found, 'schemas')

/** The same of the engine alone. */
export const engineSchemas: Record<string, BlockSchema> = byFolder(found)

/** Whether blocks of this type show titles of other pages. */
export const listsPages = (type: string): boolean => blockSchemas[type]?.['x-lists-pages'] === true

const authBlocks = new Set(Object.keys(blockSchemas).filter((type) => blockSchemas[type]?.['x-auth'] === true))

/** Whether blocks of this type talk to the sign-in service. */
export const isAuthBlock = (type: string): boolean => authBlocks.has(type)

/** Whether what blocks of this type show depends on the day of the build. */
export const isDatedBlock = (type: string): boolean => blockSchemas[type]?.['x-dated'] === true

/** Fields of a block of this type that are shown as they are written. */
export const codeFieldsOf = (type: string): readonly string[] => codeFields[type] ?? []

const codeFields = Object.fromEntries(
  Object.entries(blockSchemas).map(([type, { properties }]) => [
    type,
    Object.keys(properties).filter((key) => Reflect.get(properties[key] ?? {}, 'x-kind') === 'code'),
  ]),
)

/** The blocks that stand within one with these fields. */
export const innerBlocksOf = ({
  blocks,
}: Readonly<Record<string, unknown>>): ({ type: string } & Record<string, unknown>)[] =>
  Array.isArray(blocks) ? blocks.filter((block) => typeof block?.type === 'string') : []

type PlainBlock = Pick<Block, 'type' | 'placeholder' | 'props'>

/** The blocks of a page, each followed by those within it, with their own fields. */
export const withInnerBlocks = (blocks: readonly PlainBlock[]): PlainBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...innerBlocksOf(block.props).map(({ type, placeholder, ...props }) => ({
      type,
      placeholder: placeholder === true,
      props,
    })),
  ])
