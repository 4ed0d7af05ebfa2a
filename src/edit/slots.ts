// Maps a path without aliases to the text written there.
import { isAlias, isCollection, type Node } from 'yaml'
import type { Path } from '../problems/finding.ts'
import { refuse } from './operation.ts'
import type { YamlStyle } from './print.ts'
import { type Collection, collectionOf, type Entry } from './tree/collection.ts'
import { type Core, coresOf } from './tree/cores.ts'
import type { Reading } from './tree/reading.ts'
import { yamlStyleOf } from './yaml-style.ts'

/** Where a value stands or may stand: an entry of what holds it. */
export interface Slot {
  holder: Collection
  entry: Entry
  index: number
}

export class Slots {
  private known: YamlStyle | undefined

  constructor(readonly reading: Reading) {}

  get yamlStyle(): YamlStyle {
    this.known ??= yamlStyleOf(this.reading)
    return this.known
  }

  get root(): Node | null {
    return this.reading.root
  }

  /** Throws a refusal where the path leads to no list and no map. */
  collection(path: Path): Collection {
    const node = path.length === 0 ? this.root : this.slot(path).entry.node
    return collectionOf(node, this.reading.text)
  }

  /** Throws a refusal where there is nothing at the path. */
  slot(path: Path): Slot {
    const slot = this.slotOf(path)
    return slot ?? refuse('no-such-place', 'What was to be changed is not in the file any more.')
  }

  slotOf(path: Path): Slot | undefined {
    let node = this.root
    let slot: Slot | undefined
    for (const segment of path) {
      if (!isCollection(node) || isAlias(node)) return undefined
      const holder = collectionOf(node, this.reading.text)
      const index = indexOf(holder, segment)
      const entry = holder.entries[index]
      if (!entry) return undefined
      slot = { holder, entry, index }
      node = entry.node
    }
    return slot
  }

  cores(collection: Collection): Core[] {
    return coresOf(this.reading, collection)
  }
}

/** -1 where there is no such entry. */
export function indexOf({ isMap, entries }: Collection, segment: string | number): number {
  if (isMap) return entries.findIndex(({ key }) => key === String(segment))
  const at = Number(segment)
  return Number.isInteger(at) && at >= 0 && at < entries.length ? at : -1
}

/** The index a new key gets: behind the last key that is usually written before it. */
export function indexFor(keys: readonly (string | undefined)[], key: string, order: readonly string[] = []): number {
  const rank = order.indexOf(key)
  if (rank < 0) return keys.length
  const before = new Set(order.slice(0, rank))
  const last = keys.findLastIndex((one) => one !== undefined && before.has(one))
  // With none of those before it, it comes first, unless nothing is known of the keys that are there.
  return last >= 0 ? last + 1 : keys.some((one) => one !== undefined && order.includes(one)) ? 0 : keys.length
}
