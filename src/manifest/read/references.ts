// Resolves aliases and merge keys, for loading, places and edits alike. An alias refers to the last anchor of its name that begins above it, and to
// nothing within the value of that anchor. A merge takes a group or a list of groups. Of equal keys, the one that a group writes itself wins, then
// that of the earlier merge; merged keys come behind written ones.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'

/** Levels of nesting, and of merges into merged groups. */
export const maxMergeDepth = 32

/** A value with an anchor. */
export interface Anchored {
  node: Node
  name: string
  /** Path of the value as written, without aliases. */
  path: Path
  /** The aliases that refer to it, in order of the text. */
  aliases: AliasPlace[]
}

export interface AliasPlace {
  /** For a merge (`merged`), the path of the group that it is merged into. */
  at: Path
  merged: boolean
}

/** A key of a group with its value, wherever it is written. */
export interface GroupEntry {
  pair: Pair
  /** Set for a key that is merged by an alias: what the alias refers to. */
  by?: Anchored
  /** Path of the group that writes a merged key; undefined for one that is written behind the merge key. */
  home?: Path
}

/** Stands for the key of a merge in a path. */
const mergeStep = -1

interface EntriesOfGroup {
  entries: ReadonlyMap<string, GroupEntry>
  /** Levels of merges into merged groups. */
  levels: number
}

interface FoundReferences {
  /** In order of the text. */
  anchors: Anchored[]
  byNode: Map<Node, Anchored>
  byAlias: Map<Node, Anchored>
  /** Aliases within the value of their own anchor. */
  withinThemselves: Set<Node>
  /** Name of the first alias that refers to nothing. */
  unresolved?: string
}

export class References {
  private known?: FoundReferences
  private readonly groups = new WeakMap<YAMLMap, EntriesOfGroup>()

  constructor(readonly root: Node | null) {}

  /** Searched on first use, since most texts have no aliases. */
  private get found(): FoundReferences {
    this.known ??= referencesIn(this.root)
    return this.known
  }

  get anchors(): readonly Anchored[] {
    return this.found.anchors
  }

  get unresolved(): string | undefined {
    return this.found.unresolved
  }

  /** Returns what an alias refers to. */
  of(alias: Alias): Anchored | undefined {
    return this.found.byAlias.get(alias)
  }

  at(node: Node | null): Anchored | undefined {
    return node ? this.found.byNode.get(node) : undefined
  }

  isWithinItself(alias: Alias): boolean {
    return this.found.withinThemselves.has(alias)
  }

  /** Returns the node that an alias refers to, or the node itself. */
  target(node: Node | null): Node | null {
    return isAlias(node) ? (this.of(node)?.node ?? null) : node
  }

  /** Returns the entry of a key, written or merged. Of two equal keys, the first one counts. */
  entryOf(map: YAMLMap, key: string): GroupEntry | undefined {
    return this.ownEntries(map).get(key) ?? this.entriesOf(map).get(key)
  }

  /** Returns every entry of a group. */
  entriesOf(map: YAMLMap): ReadonlyMap<string, GroupEntry> {
    return this.withMerges(map, 0).entries
  }

  /** `depth`: number of groups that this one is merged through. */
  private withMerges(map: YAMLMap, depth: number): EntriesOfGroup {
    const known = this.groups.get(map)
    if (known) return known
    const own = this.ownEntries(map)
    const merges = depth > maxMergeDepth ? [] : (map.items as Pair[]).filter(isMergeKey)
    const sources = merges.flatMap(({ value }) => this.mergedBy(value as Node | null, depth + 1))
    const entries =
      merges.length === 0
        ? own
        : new Map(
            mergedEntries(
              own,
              sources.map((source) => source.entries),
            ),
          )
    const group = { entries, levels: merges.length === 0 ? 0 : 1 + Math.max(0, ...sources.map(({ levels }) => levels)) }
    this.groups.set(map, group)
    return group
  }

  private readonly ownEntries = remembered((map: YAMLMap): ReadonlyMap<string, GroupEntry> => {
    const own = new Map<string, GroupEntry>()
    for (const pair of map.items as Pair[]) {
      const key = isMergeKey(pair) ? undefined : keyOf(pair)
      if (key !== undefined && !own.has(key)) own.set(key, { pair })
    }
    return own
  })

  /** Returns the entries of each group that the value of a merge key brings. */
  private mergedBy(value: Node | null, depth: number) {
    const first = this.followed(value)
    const groups = isSeq<Node>(first.node)
      ? first.node.items.map((item, at) => ({ ...first, at: first.at && [...first.at, at], ...this.followed(item) }))
      : [first]
    return groups.flatMap(({ node, by, at }) => {
      const source = isMap(node) ? this.withMerges(node, depth) : undefined
      if (!source || source.levels > maxMergeDepth) return []
      const entries = [...source.entries].map(([key, entry]): [string, GroupEntry] => [
        key,
        { pair: entry.pair, by: first.by ?? by ?? entry.by, home: entry.home ?? at },
      ])
      return [{ entries, levels: source.levels }]
    })
  }

  private followed(node: Node | null): { node: Node | null; by?: Anchored; at?: Path } {
    const by = isAlias(node) ? this.of(node) : undefined
    return by ? { node: by.node, by, at: by.path } : { node: this.target(node) }
  }
}

function referencesIn(root: Node | null): FoundReferences {
  const found: FoundReferences = { anchors: [], byNode: new Map(), byAlias: new Map(), withinThemselves: new Set() }
  const byName = new Map<string, Anchored>()
  const open = new Set<Anchored>()
  const path: (string | number)[] = []
  const inside = (step: string | number, node: unknown) => {
    path.push(step)
    walk(node)
    path.pop()
  }
  const refer = (alias: Alias) => {
    const anchored = byName.get(alias.source)
    if (anchored && !open.has(anchored)) {
      anchored.aliases.push(placeOf(path))
      found.byAlias.set(alias, anchored)
      return
    }
    found.unresolved ??= alias.source
    if (anchored) found.withinThemselves.add(alias)
  }
  const walk = (node: unknown) => {
    if (isAlias(node)) refer(node)
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return
    const anchored = node.anchor ? { node, name: node.anchor, path: [...path], aliases: [] } : undefined
    if (anchored) {
      found.anchors.push(anchored)
      found.byNode.set(node, anchored)
      byName.set(anchored.name, anchored)
      open.add(anchored)
    }
    if (isMap(node))
      for (const pair of node.items as Pair[])
        inside(isMergeKey(pair) ? mergeStep : (keyOf(pair) ?? mergeStep), pair.value)
    if (isSeq(node)) for (const [at, item] of node.items.entries()) inside(at, item)
    if (anchored) open.delete(anchored)
  }
  walk(root)
  return found
}

const placeOf = (path: Path): AliasPlace => {
  const merge = path.indexOf(mergeStep)
  return merge < 0 ? { at: [...path], merged: false } : { at: path.slice(0, merge), merged: true }
}

/** Yields the entries of a group, then those merged into it from others. Of equal keys, the first one counts. */
function* mergedEntries<T>(
  own: Iterable<[string, T]>,
  others: readonly Iterable<[string, T]>[],
): Generator<[string, T]> {
  const seen = new Set<string>()
  for (const entries of [own, ...others])
    for (const entry of entries) {
      if (seen.has(entry[0])) continue
      seen.add(entry[0])
      yield entry
    }
}

/** Returns plain groups that the value of a merge key brings. */
export const mergedGroups = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]).filter(isGroup)

/** Returns a plain group with others merged into it. */
export const withMerged = (
  own: Record<string, unknown>,
  others: readonly Record<string, unknown>[],
): Record<string, unknown> =>
  // `fromEntries`, because an assignment would set the prototype for a key named __proto__.
  Object.fromEntries(mergedEntries(Object.entries(own), others.map(Object.entries<unknown>)))

export const isMergeKey = (pair: Pair): boolean => isScalar(pair.key) && typeof pair.key.value === 'symbol'

/** Returns the key as a name; undefined for a key that is a list or group. */
export function keyOf(pair: Pair): string | undefined {
  if (pair.key === null || pair.key === undefined) return ''
  if (!isScalar(pair.key)) return undefined
  return pair.key.value === null ? (pair.key.source ?? '') : String(pair.key.source ?? pair.key.value)
}
