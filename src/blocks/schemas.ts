// Registers the block schemas: each folder here is a block type. Loads no component.
import { byFolder } from '../by-folder.ts'
import type { BlockSchema } from '../schema/manifest/block.ts'
import type { Block } from '../site/model.ts'
import { withOwn } from './own-blocks.ts'

const modules = import.meta.glob<BlockSchema>('./*/schema.ts', { eager: true, import: 'default' })

/** By block type, the site's own blocks last. */
export const blockSchemas: Record<string, BlockSchema> = withOwn(modules, 'schemas')

/** The engine's blocks only. */
export const engineSchemas: Record<string, BlockSchema> = byFolder(modules)

/** True if blocks of this type show titles of other pages. */
export const listsPages = (type: string): boolean => blockSchemas[type]?.['x-lists-pages'] === true

const authBlocks = new Set(Object.keys(blockSchemas).filter((type) => blockSchemas[type]?.['x-auth'] === true))

/** True if blocks of this type use the sign-in service. */
export const isAuthBlock = (type: string): boolean => authBlocks.has(type)

/** True if blocks of this type depend on the build date. */
export const isDatedBlock = (type: string): boolean => blockSchemas[type]?.['x-dated'] === true

/** Fields of the block type that hold source code, which is shown verbatim. */
export const codeFieldsOf = (type: string): readonly string[] => codeFields[type] ?? []

const codeFields = Object.fromEntries(
  Object.entries(blockSchemas).map(([type, { properties }]) => [
    type,
    Object.keys(properties).filter((key) => Reflect.get(properties[key] ?? {}, 'x-kind') === 'code'),
  ]),
)

/** Blocks nested in a block with these props. */
export const innerBlocksOf = ({
  blocks,
}: Readonly<Record<string, unknown>>): ({ type: string } & Record<string, unknown>)[] =>
  Array.isArray(blocks) ? blocks.filter((block) => typeof block?.type === 'string') : []

type PlainBlock = Pick<Block, 'type' | 'placeholder' | 'props'>

/** The blocks of a page, each followed by the blocks nested in it. */
export const withInnerBlocks = (blocks: readonly PlainBlock[]): PlainBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...innerBlocksOf(block.props).map(({ type, placeholder, ...props }) => ({
      type,
      placeholder: placeholder === true,
      props,
    })),
  ])
