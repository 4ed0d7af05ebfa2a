// Where a path leads when YAML's aliases and merge keys are followed: to the one place that wrote the value.
import { isAlias, isMap, isSeq, type Node, type Pair, visit } from 'yaml'
import { isMergeKey, keyOf } from '../manifest/read/plain-value.ts'
import type { Path } from '../problems/finding.ts'
import { isSamePath, isWithin } from '../problems/path.ts'

export interface Home {
  /** The path of what is written, through no alias. */
  path: Path
  /** The first place on the way where the value is shared: an alias, a merge, or what has an anchor others use. */
  shared?: { at: Path; by: 'alias' | 'merge' | 'anchor'; uses: number; key?: string }
}

interface Anchored {
  node: Node
  path: Path
  uses: number
  places: Places
}

/** Where aliases stand for something, in the order of the file; `merged` is the group that it is merged into. */
export type Places = readonly { at: Path; merged: boolean }[]

/** Every anchor with its place and how often an alias stands for it. The last of a name counts, as for what comes after it. */
export class Anchors {
  /** The first alias that stands for nothing. */
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

  /** Anchors that an alias stands for. */
  used(): { name: string; node: Node }[] {
    return [...this.byNode.values()].flatMap(({ node, uses }) =>
      uses > 0 && !isAlias(node) && node.anchor ? [{ name: node.anchor, node }] : [],
    )
  }

  /** Where aliases stand for what is written at the path. */
  placesOf(path: Path): Places {
    return [...this.byNode.values()].find((one) => isSamePath(one.path, path))?.places ?? []
  }

  /** Where aliases outside of the path stand for what is written in it, or for what is written below it. */
  takingFrom(path: Path, part: 'in' | 'below'): Places {
    return this.across(
      (anchor) => isWithin(anchor, path) && (part === 'in' || anchor.length > path.length),
      path,
      false,
    )
  }

  /** Where aliases within the path stand for what is written outside of it. */
  takenBy(path: Path): Places {
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

/** Stands in a path for the key of a merge, which no text is. */
const merge = -1

/** Of a merge, the group it is merged into. */
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
 * `whole`: whether the value at the path itself is meant, and not only its place in what holds it. `settled`: anchors whose other
 * places have a value of their own by now.
 */
export function homeOf(
  root: Node | null,
  anchors: Anchors,
  sought: Path,
  whole: boolean,
  settled: readonly Path[],
): Home {
  let node = root
  let path: Path = []
  let shared: Home['shared']
  const steps = [...sought]
  const pass = (by: 'alias' | 'merge' | 'anchor', uses: number, at: Path, key?: string) => {
    shared ??= { at, by, uses, ...(key === undefined ? {} : { key }) }
  }
  for (let done = 0; ; done++) {
    const isEnd = done === steps.length
    if (isEnd && !whole) break
    while (isAlias(node)) {
      const target = anchors.of(node)
      if (!target) break
      pass('alias', target.uses + 1, path)
      node = target.node
      path = target.path
    }
    const own = anchors.at(node)
    const isSettled = settled.some((one) => isSamePath(one, path))
    if (own && own.uses > 0 && !isSettled) pass('anchor', own.uses + 1, path)
    if (isEnd) break
    const segment = steps[done] ?? ''
    const found = childIn(node, segment, anchors, path)
    if (!found) return { path: [...path, ...steps.slice(done)], shared }
    if (found.merged) pass('merge', found.uses, path, String(segment))
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
