// The blocks of a site's own, from `blocks/` beside its manifest. A command puts them here before it loads anything else of the
// engine, so that schema, checks, views and catalogue know them like any other block.
import type { BlockSchema } from '../schema/manifest/block.ts'

/** By type of block. */
type ByType<T> = Readonly<Record<string, T>>

export interface OwnBlocks {
  schemas: ByType<BlockSchema>
  /** Components. */
  views: ByType<unknown>
  /** Texts of `examples.yaml`. */
  examples?: ByType<string>
  /** Texts of `style.css`, in the cascade layer of blocks. */
  styles?: ByType<string>
  /** Islands, as the preview draws them. */
  islands?: ByType<unknown>
  /** What the build adds to the engine's client bundle, as src/publish/client-bundle.ts has it. */
  client?: unknown
  /** A fault with its place, of what drawing `what` has thrown with own blocks of these types on it. Undefined where they are not its cause. */
  faultOf?: (cause: Error, what: string, types: readonly string[]) => Error | undefined
  /** As `virtual:schema-validators` has them, for the schema with these blocks. */
  validators?: unknown
}

const place = Symbol.for('lectern.own-blocks')

/** Undefined where a site has none. */
export const ownBlocks = (): OwnBlocks | undefined => Reflect.get(globalThis, place)

export const setOwnBlocks = (blocks: OwnBlocks): boolean => Reflect.set(globalThis, place, blocks)
