// The blocks of a site's own, from `blocks/` beside its manifest. A command puts them here before it loads anything else of the
// engine, so that schema, checks, views and catalogue know them like any other block.
import { byFolder } from '../by-folder.ts'
import type { BlockSchema } from '../schema/manifest/block.ts'

/** By type of block. */
type ByType<T> = Readonly<Record<string, T>>

export interface OwnBlocks {
  schemas: ByType<BlockSchema>
  /** Components. */
  views: ByType<unknown>
  /** What `json-ld.ts` gives. */
  things?: ByType<unknown>
  /** Texts of `examples.yaml` and `translations.yaml`. */
  examples?: ByType<string>
  translations?: ByType<string>
  /** Texts of `style.css`, in the cascade layer of blocks. */
  styles?: ByType<string>
  /** Islands, as the preview draws them. */
  islands?: ByType<unknown>
  /** Scripts of islands, which the build adds to the engine's client bundle (src/publish/client-bundle.ts). */
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

export const isOwnBlock = (type: string): boolean => Object.hasOwn(ownBlocks()?.views ?? {}, type)

type Part = 'schemas' | 'views' | 'things' | 'examples' | 'translations' | 'islands'

/**
 * What the engine's folders hold of one part, and the site's own last. A type that the site has is the site's alone: nothing of the
 * engine's block of that name is left, also where the site's has no such part.
 */
export function withOwn<T>(found: Record<string, T>, part: Part): Record<string, T> {
  const ofEngine = Object.entries(byFolder(found)).filter(([type]) => !isOwnBlock(type))
  return { ...Object.fromEntries(ofEngine), ...(ownBlocks()?.[part] as Record<string, T> | undefined) }
}
