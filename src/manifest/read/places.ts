// Maps a path in the plain value to offsets in the text, through aliases and merges.
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { Path, Spot } from '../../problems/finding.ts'
import { valueAt } from '../../site/groups.ts'
import type { References } from './references.ts'

export interface Extent {
  start: number
  end: number
}

interface FoundNode {
  /** The pair that holds the value; undefined for list items and the root. */
  pair?: Pair
  node: Node | null
}

export class Places {
  private pathsByNode?: Map<Node, Path[]>

  /** `value` is that of the text: what it refuses to repeat has no places either. */
  constructor(
    private readonly references: References,
    protected readonly text: string,
    private readonly value?: unknown,
  ) {}

  /** Returns the node at a path, where it is defined; undefined when the path does not exist. */
  find(path: Path): FoundNode | undefined {
    let found: FoundNode = { node: this.references.root }
    for (const segment of path) {
      const holder = this.target(found.node)
      if (isMap(holder)) {
        const pair = this.references.entryOf(holder, String(segment))?.pair
        if (!pair) return undefined
        found = { pair, node: pair.value as Node | null }
      } else if (isSeq(holder)) {
        const item = holder.items[Number(segment)]
        if (item === undefined) return undefined
        found = { node: item as Node }
      } else return undefined
    }
    return found
  }

  /** Returns the node an alias refers to, or the node itself. */
  target(node: Node | null): Node | null {
    return this.references.target(node)
  }

  /** Returns the stretch of a spot; for a path that does not exist, that of its nearest ancestor that does. */
  extent(spot: Spot): Extent {
    if ('start' in spot) return { start: spot.start, end: spot.end }
    const found = this.find(spot.path)
    if (!found) return this.extent({ path: spot.path.slice(0, -1), on: 'entry' })
    const whole = spot.on === 'value' ? this.valueExtent(found) : this.entryExtent(found)
    if (spot.part === undefined) return whole
    const at = placeOfPart(this.text.slice(whole.start, whole.end), spot.part, spot.before)
    return at < 0 ? whole : { start: whole.start + at, end: whole.start + at + spot.part.length }
  }

  /** Returns every path that shares its value with this one through aliases and merges, this path first. */
  pathsOfSame(path: Path): Path[] {
    if (this.references.anchors.length === 0) return [path]
    const node = this.target(this.find(path)?.node ?? null)
    this.pathsByNode ??= this.allPaths()
    const own = path.join('\n')
    return [path, ...((node && this.pathsByNode.get(node)) ?? []).filter((one) => one.join('\n') !== own)]
  }

  /** Follows aliases and merges, so that a node has a path for each use. */
  private allPaths(): Map<Node, Path[]> {
    const paths = new Map<Node, Path[]>()
    const walk = (node: Node | null, value: unknown, path: Path) => {
      const target = this.target(node)
      if (!target || value === undefined) return
      const known = paths.get(target)
      if (known) known.push(path)
      else paths.set(target, [path])
      const inside = (inner: unknown, key: string | number) =>
        walk(inner as Node | null, valueAt(value, [key]), [...path, key])
      if (isMap(target)) for (const [key, { pair }] of this.references.entriesOf(target)) inside(pair.value, key)
      else if (isSeq(target)) for (const [at, item] of target.items.entries()) inside(item, at)
    }
    walk(this.references.root, this.value, [])
    return paths
  }

  private entryExtent({ pair, node }: FoundNode): Extent {
    if (pair) return extentOf(pair.key as Node | null)
    // The first key of a list item is a better place than the whole item.
    const item = isAlias(node) ? node : this.target(node)
    const first = isMap(item) ? (item.items[0] as Pair | undefined) : undefined
    return extentOf(first ? (first.key as Node | null) : item)
  }

  private valueExtent({ pair, node }: FoundNode): Extent {
    const { start, end } = extentOf(node)
    if (pair && (node === null || (isScalar(node) && start === end))) return extentOf(pair.key as Node | null)
    if (isMap(node) || isSeq(node)) return this.entryExtent({ pair, node })
    return extentOf(this.target(node))
  }
}

/** Returns the index of the part after `before` earlier occurrences, or of the last occurrence; -1 where there is none. */
export function placeOfPart(text: string, part: string, before = 0): number {
  let at = text.indexOf(part)
  for (let left = before; left > 0; left--) {
    const next = text.indexOf(part, at + 1)
    if (next < 0) return at
    at = next
  }
  return at
}

function extentOf(node: Node | null): Extent {
  const [start, end] = node?.range ?? [0, 0]
  return { start, end: Math.max(end, start) }
}
