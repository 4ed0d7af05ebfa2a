// Registry of a site's own blocks, from `blocks/` beside its manifest. Commands fill it before they load other modules of the
// engine, so that schema, checks, views and catalogue treat them like any other block.
import { byFolder } from '../by-folder.ts'
import type { BlockSchema } from '../schema/manifest/block.ts'

/** By block type. */
type ByType<T> = Readonly<Record<string, T>>

export interface OwnBlocks {
  schemas: ByType<BlockSchema>
  /** React components. */
  views: ByType<unknown>
  /** Default exports of `json-ld.ts`. */
  things?: ByType<unknown>
  /** Contents of `examples.yaml` and `translations.yaml`. */
  examples?: ByType<string>
  translations?: ByType<string>
  /** Contents of `style.css`, in the cascade layer of blocks. */
  styles?: ByType<string>
  /** Island components for the preview. */
  islands?: ByType<unknown>
  /** Island scripts, which the build adds to the engine's client bundle (src/publish/client-bundle.ts). */
  client?: unknown
  /**
   * Turns an error thrown while rendering `what`, which holds own blocks of these types, into a fault with its source location.
   * Undefined if the own blocks are not its cause.
   */
  faultOf?: (cause: Error, what: string, types: readonly string[]) => Error | undefined
  /** Like the exports of `virtual:schema-validators`, for the schema with these blocks. */
  validators?: unknown
}

const registryKey = Symbol.for('lectern.own-blocks')

/** Undefined if the site has no own blocks. */
export const ownBlocks = (): OwnBlocks | undefined => Reflect.get(globalThis, registryKey)

export const setOwnBlocks = (blocks: OwnBlocks): boolean => Reflect.set(globalThis, registryKey, blocks)

export const isOwnBlock = (type: string): boolean => Object.hasOwn(ownBlocks()?.views ?? {}, type)

type Part = 'schemas' | 'views' | 'things' | 'examples' | 'translations' | 'islands'

/**
 * Merges one part of the engine's blocks (by file path) with the site's own, which come last. An own block replaces the engine's
 * block of that name completely, even if it lacks this part.
 */
export function withOwn<T>(modules: Record<string, T>, part: Part): Record<string, T> {
  const ofEngine = Object.entries(byFolder(modules)).filter(([type]) => !isOwnBlock(type))
  return { ...Object.fromEntries(ofEngine), ...(ownBlocks()?.[part] as Record<string, T> | undefined) }
}
