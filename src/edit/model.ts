// What a text says, as plain data in which a shared value is one value: the other account of every operation, by which what
// the splices made of the text is judged.
import { type Alias, isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { Path } from '../problems/finding.ts'
import { type Json, type Operation, refuse } from './operation.ts'
import { indexFor } from './place.ts'

export type Model = MapModel | ListModel | ScalarModel | RefModel
interface MapModel {
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
/** An alias. The box holds what it stands for. */
interface RefModel {
  kind: 'ref'
  box: Box
}
interface Box {
  model: Model
}

const nothing: Model = { kind: 'scalar', value: null }

export function modelOf(root: Node | null): Model {
  const anchors = new Map<string, Box>()
  const convert = (node: unknown): Model => {
    if (isAlias(node)) return { kind: 'ref', box: anchors.get((node as Alias).source) ?? { model: nothing } }
    const box: Box = { model: nothing }
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor) {
      const model = inside(node)
      box.model = model
      anchors.set(node.anchor, box)
      return { kind: 'ref', box }
    }
    return inside(node)
  }
  const inside = (node: unknown): Model => {
    if (isSeq(node)) return { kind: 'list', items: node.items.map(convert) }
    if (!isMap(node)) return { kind: 'scalar', value: isScalar(node) ? node.value : null }
    const map: MapModel = { kind: 'map', entries: [], merges: [] }
    for (const pair of node.items as Pair[]) {
      const value = convert(pair.value)
      if (isScalar(pair.key) && typeof pair.key.value === 'symbol') map.merges.push(value)
      else map.entries.push({ key: keyOf(pair), value })
    }
    return map
  }
  return convert(root)
}

const keyOf = ({ key }: Pair): string =>
  isScalar(key) ? String(key.value === null ? (key.source ?? '') : (key.source ?? key.value)) : ''

/** What is behind a reference; the model itself otherwise. */
const behind = (model: Model): Exclude<Model, RefModel> => (model.kind === 'ref' ? behind(model.box.model) : model)

/** Levels that a text goes down at most; what goes deeper stands within itself. */
const deepest = 200

/** As it is read: aliases followed, merges done. */
export function plainOf(model: Model, depth = 0): unknown {
  const own = behind(model)
  if (own.kind === 'scalar') return own.value
  if (depth > deepest) return refuse('no-such-place', 'A value cannot stand within itself.')
  if (own.kind === 'list') return own.items.map((item) => plainOf(item, depth + 1))
  const value: Record<string, unknown> = {}
  const put = (key: string, inner: unknown) =>
    // Defined, not assigned: a key named __proto__ is a key like any other.
    Object.defineProperty(value, key, { value: inner, enumerable: true, writable: true, configurable: true })
  for (const entry of own.entries) put(entry.key, plainOf(entry.value, depth + 1))
  for (const merge of own.merges) {
    const source = plainOf(merge, depth + 1)
    for (const one of Array.isArray(source) ? source : [source])
      if (one && typeof one === 'object')
        for (const [key, inner] of Object.entries(one)) if (!Object.hasOwn(value, key)) put(key, inner)
  }
  return value
}

const modelFrom = (value: Json): Model => {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(modelFrom) }
  if (value === null || typeof value !== 'object') return { kind: 'scalar', value }
  return { kind: 'map', entries: Object.entries(value).map(([key, inner]) => ({ key, value: modelFrom(inner) })), merges: [] }
}

const gone = () => refuse('no-such-place', 'What was to be changed is not in the file any more.')

function holderAt(root: Model, path: Path): Exclude<Model, RefModel> {
  let here = behind(root)
  for (const segment of path) here = behind(childOf(here, segment) ?? gone())
  return here
}

export function childOf(holder: Exclude<Model, RefModel>, segment: string | number): Model | undefined {
  if (holder.kind === 'list') return holder.items[Number(segment)]
  return holder.kind === 'map' ? holder.entries.find(({ key }) => key === String(segment))?.value : undefined
}

/** Does the operation in place. The path leads through no alias unless all of its uses are meant. */
export function applyTo(root: Model, operation: Operation): void {
  const { path } = operation
  const last = path.at(-1) ?? gone()
  const holder = holderAt(root, path.slice(0, -1))
  if (holder.kind === 'scalar') return gone()
  if (holder.kind === 'map') return toMap(holder, String(last), operation)
  const { items } = holder
  const index = Number(last)
  const present = Number.isInteger(index) && index >= 0 && index < items.length
  const item = items[index]
  if (operation.do === 'insert') {
    if (!Number.isInteger(index) || index < 0 || index > items.length) return gone()
    items.splice(index, 0, modelFrom(operation.value))
    return
  }
  if (!present || !item) return gone()
  if (operation.do === 'set') assign(item, operation.value, (model) => void items.splice(index, 1, model))
  else if (operation.do === 'remove') items.splice(index, 1)
  else if (operation.do === 'duplicate') items.splice(index + 1, 0, modelFrom(plainOf(item) as Json))
  else if (operation.do === 'move') {
    const target = holderAt(root, operation.to.slice(0, -1))
    const to = Number(operation.to.at(-1))
    if (target.kind !== 'list') return gone()
    items.splice(index, 1)
    if (!(to >= 0 && to <= target.items.length)) return gone()
    target.items.splice(to, 0, item)
  } else gone()
}

/** A shared value changes in its box, for everybody. */
function assign(old: Model | undefined, value: Json, put: (model: Model) => void): void {
  if (old?.kind === 'ref') old.box.model = modelFrom(value)
  else put(modelFrom(value))
}

function toMap({ entries }: MapModel, key: string, operation: Operation): void {
  const index = entries.findIndex((entry) => entry.key === key)
  const entry = entries[index]
  if (operation.do === 'set') {
    const { value, order } = operation
    if (entry) assign(entry.value, value, (model) => void (entry.value = model))
    else entries.splice(indexFor(entries.map((one) => one.key), key, order), 0, { key, value: modelFrom(value) })
    return
  }
  if (!entry) return gone()
  if (operation.do === 'remove') entries.splice(index, 1)
  else if (operation.do === 'rename') {
    if (operation.key !== key && entries.some((one) => one.key === operation.key))
      refuse('taken', `There is a "${operation.key}" already.`)
    entry.key = operation.key
  } else if (operation.do === 'move') {
    entries.splice(index, 1)
    entries.splice(Number(operation.to.at(-1)), 0, entry)
  } else gone()
}

/** Equal to the order of keys. */
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
