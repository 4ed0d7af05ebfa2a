// Converts a document to a model in which a shared value is one object. Operations on it give the result that spliced text must parse to.
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import {
  type Anchored,
  isMergeKey,
  keyOf,
  mergedGroups,
  type References,
  withMerged,
} from '../manifest/read/references.ts'
import { refuse } from './operation.ts'

export type Model = MapModel | ListModel | ScalarModel | RefModel
export interface MapModel {
  kind: 'map'
  entries: { key: string; value: Model }[]
  merges: Model[]
}
interface ListModel {
  kind: 'list'
  items: Model[]
}
interface ScalarModel {
  kind: 'scalar'
  value: unknown
}
/** An alias or an anchored value. Both share the box. */
export interface RefModel {
  kind: 'ref'
  box: Box
}
interface Box {
  model: Model
}

const nothing: Model = { kind: 'scalar', value: null }

export function modelOf(references: References): Model {
  const boxes = new Map<Anchored, Box>()
  const convert = (node: unknown): Model => {
    if (isAlias(node)) {
      const anchored = references.of(node)
      return { kind: 'ref', box: (anchored && boxes.get(anchored)) ?? { model: nothing } }
    }
    const anchored = references.at(node as Node | null)
    if (!anchored) return inside(node)
    const box: Box = { model: nothing }
    boxes.set(anchored, box)
    box.model = inside(node)
    return { kind: 'ref', box }
  }
  const inside = (node: unknown): Model => {
    if (isSeq(node)) return { kind: 'list', items: node.items.map(convert) }
    if (!isMap(node)) return { kind: 'scalar', value: isScalar(node) ? node.value : null }
    const map: MapModel = { kind: 'map', entries: [], merges: [] }
    for (const pair of node.items as Pair[]) {
      const value = convert(pair.value)
      if (isMergeKey(pair)) map.merges.push(value)
      else map.entries.push({ key: keyOf(pair) ?? '', value })
    }
    return map
  }
  return convert(references.root)
}

/** Follows references. */
export const dereferenced = (model: Model): Exclude<Model, RefModel> =>
  model.kind === 'ref' ? dereferenced(model.box.model) : model

/** Levels of nesting before a value counts as containing itself. */
const maxValueDepth = 200

/** Returns plain data, with aliases followed and merges applied. */
export function plainData(model: Model, depth = 0): unknown {
  const own = dereferenced(model)
  if (own.kind === 'scalar') return own.value
  if (depth > maxValueDepth) return refuse('no-such-place', 'A value cannot stand within itself.')
  if (own.kind === 'list') return own.items.map((item) => plainData(item, depth + 1))
  const written = own.entries.map(({ key, value }): [string, unknown] => [key, plainData(value, depth + 1)])
  const groups = own.merges.flatMap((merge) => mergedGroups(plainData(merge, depth + 1)))
  return withMerged(Object.fromEntries(written), groups)
}

/** True when both are equal, including the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key, at) => key === others[at] && same(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
