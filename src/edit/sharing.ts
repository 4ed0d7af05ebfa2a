// Follows aliases and merge keys from a path to the place that writes the value, and finds the aliases that an operation concerns.
import { isAlias, isMap, isSeq, type Node } from 'yaml'
import type { AliasPlace, Anchored, References } from '../manifest/read/references.ts'
import type { Path } from '../problems/finding.ts'
import { isSamePath, isWithin } from '../problems/path.ts'

export interface Home {
  /** The path of the written value, without aliases. */
  path: Path
  /** The first place on the way that is shared: an alias, a merge, or an anchor that aliases use. */
  shared?: { at: Path; by: 'alias' | 'merge' | 'anchor'; uses: number; key?: string }
}

/** Returns the anchors that aliases use. */
export const usedAnchors = ({ anchors }: References): Anchored[] => anchors.filter(({ aliases }) => aliases.length > 0)

/** Returns the aliases of the anchor at the path. */
export const aliasesOf = ({ anchors }: References, path: Path): readonly AliasPlace[] =>
  anchors.find((one) => isSamePath(one.path, path))?.aliases ?? []

/** Returns the aliases outside of the path that refer to anchors at or below it (`in`), or only below it (`below`). */
export const aliasesInto = (references: References, path: Path, part: 'in' | 'below'): AliasPlace[] =>
  aliasesAcross(
    references,
    path,
    false,
    (anchor) => isWithin(anchor, path) && (part === 'in' || anchor.length > path.length),
  )

/** Returns the aliases within the path that refer to anchors outside of it. */
export const aliasesOutOf = (references: References, path: Path): AliasPlace[] =>
  aliasesAcross(references, path, true, (anchor) => !isWithin(anchor, path))

const aliasesAcross = (
  { anchors }: References,
  path: Path,
  areWithin: boolean,
  fits: (anchor: Path) => boolean,
): AliasPlace[] =>
  anchors
    .filter((one) => fits(one.path))
    .flatMap(({ aliases }) => aliases.filter(({ at }) => isWithin(at, path) === areWithin))

/** Number of places that have an anchored value; with a key, without the groups that merge it and have another value of the key. */
function usesOf(references: References, { aliases, node }: Anchored, key?: string): number {
  const pairIn = (group: unknown) =>
    isMap(group) && key !== undefined ? references.entryOf(group, key)?.pair : undefined
  const hasOther = ({ at, merged }: AliasPlace) => {
    const group = merged && isMap(references.root) ? references.root.getIn(at, true) : undefined
    return isMap(group) && pairIn(group) !== pairIn(node)
  }
  return 1 + aliases.filter((place) => !hasOther(place)).length
}

/**
 * Returns where the value at a path is written. `whole`: true when the value itself is meant, and not only its place in its parent.
 * `detachedAnchors`: anchors whose aliases have been written out.
 * `renames`: true when the last key is renamed, which concerns all that merge its group.
 */
export function sharedHome(
  references: References,
  sought: Path,
  whole: boolean,
  detachedAnchors: readonly Path[],
  renames = false,
): Home {
  let node = references.root
  let path: Path = []
  let shared: Home['shared']
  const noteShared = (by: 'alias' | 'merge' | 'anchor', anchored: Anchored, at: number, key?: string) => {
    const counted = renames && at === sought.length - 1 ? undefined : sought[at]
    const uses = usesOf(references, anchored, counted === undefined ? undefined : String(counted))
    if (uses > 1) shared ??= { at: path, by, uses, ...(key === undefined ? {} : { key }) }
  }
  for (let done = 0; ; done++) {
    const isEnd = done === sought.length
    if (isEnd && !whole) break
    const target = isAlias(node) ? references.of(node) : undefined
    if (target) {
      noteShared('alias', target, done)
      node = target.node
      path = target.path
    }
    const own = references.at(node)
    const isDetached = detachedAnchors.some((one) => isSamePath(one, path))
    if (own && own.aliases.length > 0 && !isDetached) noteShared('anchor', own, done)
    if (isEnd) break
    const segment = sought[done] ?? ''
    if (isSeq<Node>(node)) {
      const item = node.items[Number(segment)]
      if (!item) return { path: [...path, ...sought.slice(done)], shared }
      node = item
      path = [...path, Number(segment)]
      continue
    }
    const entry = isMap(node) ? references.entryOf(node, String(segment)) : undefined
    if (!entry) return { path: [...path, ...sought.slice(done)], shared }
    if (entry.by) noteShared('merge', entry.by, done, String(segment))
    node = entry.pair.value as Node | null
    path = [...(entry.home ?? path), String(segment)]
  }
  return { path, shared }
}
