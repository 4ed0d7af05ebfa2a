// Follows aliases and merge keys from a path to the place that writes the value.
import { isAlias, isMap, isSeq, type Node, type Pair, visit } from 'yaml'
import { isMergeKey, keyOf } from '../manifest/read/plain-value.ts'
import type { Path } from '../problems/finding.ts'
import { isSamePath, isWithin } from '../problems/path.ts'

export interface Home {
  /** The path of the written value, without aliases. */
  path: Path
  /** The first place on the way that is shared: an alias, a merge, or an anchor that aliases use. */
  shared?: { at: Path; by: 'alias' | 'merge' | 'anchor'; uses: number; key?: string }
}

interface Anchored {
  node: Node
  path: Path
  uses: number
  places: Places
}

/** Places of aliases, in file order. For a merge (`merged`), the path is that of the group it is merged into. */
export type Places = readonly { at: Path; merged: boolean }[]

/** Finds every anchor of a document with its place and its aliases. An alias refers to the last anchor of its name before it. */
export class Anchors {
  /** The name of the first alias without an anchor. */
  unresolved: string | undefined
  private readonly byAlias = new Map<Node, Anchored>()
  private readonly byNode = new Map<Node, Anchored>()

  constructor(root: Node | null) {
    const named = new Map<string, Anchored>()
    const walk = (node: Node | null, path: Path) => {
      if (isAlias(node)) {
        const anchored = named.get(node.source)
        if (!anchored) {
          this.unresolved ??= node.source
          return
        }
        anchored.uses++
        anchored.places = [...anchored.places, placeOf(path)]
        this.byAlias.set(node, anchored)
        return
      }
      if (isMap(node))
        for (const pair of node.items as Pair[])
          walk(pair.value as Node | null, [...path, isMergeKey(pair) ? merge : (keyOf(pair) ?? merge)])
      if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item as Node, [...path, at])
      if (node?.anchor) {
        const anchored: Anchored = { node, path, uses: 0, places: [] }
        named.set(node.anchor, anchored)
        this.byNode.set(node, anchored)
      }
    }
    if (hasAnchors(root)) walk(root, [])
  }

  of(alias: Node): Anchored | undefined {
    return this.byAlias.get(alias)
  }

  /** Returns the anchors that aliases use. */
  used(): { name: string; node: Node }[] {
    return [...this.byNode.values()].flatMap(({ node, uses }) =>
      uses > 0 && !isAlias(node) && node.anchor ? [{ name: node.anchor, node }] : [],
    )
  }

  /** Returns the aliases of the anchor at the path. */
  placesOf(path: Path): Places {
    return [...this.byNode.values()].find((one) => isSamePath(one.path, path))?.places ?? []
  }

  /** Returns the aliases outside of the path that refer to anchors at or below it (`in`), or only below it (`below`). */
  aliasesInto(path: Path, part: 'in' | 'below'): Places {
    return this.across(
      (anchor) => isWithin(anchor, path) && (part === 'in' || anchor.length > path.length),
      path,
      false,
    )
  }

  /** Returns the aliases within the path that refer to anchors outside of it. */
  aliasesOutOf(path: Path): Places {
    return this.across((anchor) => !isWithin(anchor, path), path, true)
  }

  private across(fits: (anchor: Path) => boolean, path: Path, areWithin: boolean): Places {
    return [...this.byNode.values()]
      .filter((one) => fits(one.path))
      .flatMap(({ places }) => places.filter(({ at }) => isWithin(at, path) === areWithin))
  }

  at(node: Node | null): Anchored | undefined {
    return node ? this.byNode.get(node) : undefined
  }
}

/** Stands for the key of a merge in a path. */
const merge = -1

/** Returns the place of an alias; for a merge, the group it is merged into. */
function placeOf(path: Path): Places[number] {
  const at = path.indexOf(merge)
  return at < 0 ? { at: path, merged: false } : { at: path.slice(0, at), merged: true }
}

function hasAnchors(root: Node | null): boolean {
  let found = false
  visit(root, {
    Alias() {
      found = true
      return visit.BREAK
    },
  })
  return found
}

/**
 * Returns where the value at a path is written. `whole`: true when the value itself is meant, and not only its place in its parent.
 * `detachedAnchors`: anchors whose aliases have been written out.
 */
export function homeOf(
  root: Node | null,
  anchors: Anchors,
  sought: Path,
  whole: boolean,
  detachedAnchors: readonly Path[],
): Home {
  let node = root
  let path: Path = []
  let shared: Home['shared']
  const steps = [...sought]
  const noteShared = (by: 'alias' | 'merge' | 'anchor', uses: number, at: Path, key?: string) => {
    shared ??= { at, by, uses, ...(key === undefined ? {} : { key }) }
  }
  for (let done = 0; ; done++) {
    const isEnd = done === steps.length
    if (isEnd && !whole) break
    while (isAlias(node)) {
      const target = anchors.of(node)
      if (!target) break
      noteShared('alias', target.uses + 1, path)
      node = target.node
      path = target.path
    }
    const own = anchors.at(node)
    const isDetached = detachedAnchors.some((one) => isSamePath(one, path))
    if (own && own.uses > 0 && !isDetached) noteShared('anchor', own.uses + 1, path)
    if (isEnd) break
    const segment = steps[done] ?? ''
    const found = childIn(node, segment, anchors, path)
    if (!found) return { path: [...path, ...steps.slice(done)], shared }
    if (found.merged) noteShared('merge', found.uses, path, String(segment))
    node = found.node
    path = found.path
  }
  return { path, shared }
}

interface Child {
  node: Node | null
  path: Path
  merged?: true
  uses: number
}

function childIn(node: Node | null, segment: string | number, anchors: Anchors, path: Path): Child | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined
    return item && { node: item, path: [...path, Number(segment)], uses: 0 }
  }
  if (!isMap(node)) return undefined
  const pairs = node.items as Pair[]
  const own = pairs.find((pair) => !isMergeKey(pair) && keyOf(pair) === String(segment))
  if (own) return { node: own.value as Node | null, path: [...path, String(segment)], uses: 0 }
  for (const pair of pairs) {
    if (!isMergeKey(pair)) continue
    const value = pair.value as Node | null
    for (const one of isSeq(value) ? (value.items as Node[]) : [value]) {
      const target = isAlias(one) ? anchors.of(one) : undefined
      const found = target && childIn(target.node, segment, anchors, target.path)
      if (found) return { ...found, merged: true, uses: target.uses + 1 }
    }
  }
  return undefined
}
