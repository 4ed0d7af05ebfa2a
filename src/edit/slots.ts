// Finds the text at a path that crosses no alias.
import { isAlias, isCollection, type Node } from 'yaml'
import type { Path } from '../problems/finding.ts'
import { refuse } from './operation.ts'
import type { YamlStyle } from './print.ts'
import { type YamlCollection, type YamlEntry, yamlCollectionOf } from './tree/collection.ts'
import { type Core, coresOf } from './tree/cores.ts'
import type { YamlSource } from './tree/yaml-source.ts'
import { yamlStyleOf } from './yaml-style.ts'

/** An entry and its collection: the place of a value that is written or may be. */
export interface ValueSlot {
  holder: YamlCollection
  entry: YamlEntry
  index: number
}

export class Slots {
  private style: YamlStyle | undefined

  constructor(readonly source: YamlSource) {}

  get yamlStyle(): YamlStyle {
    this.style ??= yamlStyleOf(this.source)
    return this.style
  }

  get root(): Node | null {
    return this.source.root
  }

  /** Throws a refusal where the path has no list and no map. */
  collection(path: Path): YamlCollection {
    const node = path.length === 0 ? this.root : this.slot(path).entry.node
    return yamlCollectionOf(node, this.source.text)
  }

  /** Throws a refusal where the path does not exist. */
  slot(path: Path): ValueSlot {
    const slot = this.slotOf(path)
    return slot ?? refuse('no-such-place', 'What was to be changed is not in the file any more.')
  }

  slotOf(path: Path): ValueSlot | undefined {
    let node = this.root
    let slot: ValueSlot | undefined
    for (const segment of path) {
      if (!isCollection(node) || isAlias(node)) return undefined
      const holder = yamlCollectionOf(node, this.source.text)
      const index = indexOf(holder, segment)
      const entry = holder.entries[index]
      if (!entry) return undefined
      slot = { holder, entry, index }
      node = entry.node
    }
    return slot
  }

  cores(collection: YamlCollection): Core[] {
    return coresOf(this.source, collection)
  }
}

/** Returns the index of a key or item, -1 where it does not exist. */
export function indexOf({ isMap, entries }: YamlCollection, segment: string | number): number {
  if (isMap) return entries.findIndex(({ key }) => key === String(segment))
  const at = Number(segment)
  return Number.isInteger(at) && at >= 0 && at < entries.length ? at : -1
}

/** Returns the index of a new key: behind the last key that usually precedes it. */
export function indexFor(keys: readonly (string | undefined)[], key: string, order: readonly string[] = []): number {
  const rank = order.indexOf(key)
  if (rank < 0) return keys.length
  const before = new Set(order.slice(0, rank))
  const last = keys.findLastIndex((one) => one !== undefined && before.has(one))
  // Without such a key it comes first, or last where the order of none of the keys is known.
  return last >= 0 ? last + 1 : keys.some((one) => one !== undefined && order.includes(one)) ? 0 : keys.length
}
