// Applies operations to a model, in which a shared value is one object.
import type { Path } from '../problems/finding.ts'
import { dereferenced, type MapModel, type Model, plainData, type RefModel } from './model.ts'
import { type Json, type Operation, refuse } from './operation.ts'
import { indexFor } from './slots.ts'

const modelFrom = (value: Json): Model => {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(modelFrom) }
  if (value === null || typeof value !== 'object') return { kind: 'scalar', value }
  return {
    kind: 'map',
    entries: Object.entries(value).map(([key, inner]) => ({ key, value: modelFrom(inner) })),
    merges: [],
  }
}

const missing = () => refuse('no-such-place', 'What was to be changed is not in the file any more.')

function holderAt(root: Model, path: Path): Exclude<Model, RefModel> {
  let node = dereferenced(root)
  for (const segment of path) node = dereferenced(childOf(node, segment) ?? missing())
  return node
}

function childOf(holder: Exclude<Model, RefModel>, segment: string | number): Model | undefined {
  if (holder.kind === 'list') return holder.items[Number(segment)]
  return holder.kind === 'map' ? holder.entries.find(({ key }) => key === String(segment))?.value : undefined
}

/** Applies the operation in place. A path that crosses an alias changes all uses of the value. */
export function applyTo(root: Model, operation: Operation): undefined {
  const { path } = operation
  const last = path.at(-1) ?? missing()
  const holder = holderAt(root, path.slice(0, -1))
  if (holder.kind === 'scalar') return missing()
  if (holder.kind === 'map') return toMap(holder, String(last), operation)
  const { items } = holder
  const index = Number(last)
  const present = Number.isInteger(index) && index >= 0 && index < items.length
  const item = items[index]
  if (operation.do === 'insert') {
    if (!Number.isInteger(index) || index < 0 || index > items.length) return missing()
    items.splice(index, 0, modelFrom(operation.value))
    return
  }
  if (!present || !item) return missing()
  if (operation.do === 'set') assign(item, operation.value, (model) => items.splice(index, 1, model))
  else if (operation.do === 'remove') items.splice(index, 1)
  else if (operation.do === 'duplicate') items.splice(index + 1, 0, modelFrom(plainData(item) as Json))
  else if (operation.do === 'move') {
    const target = holderAt(root, operation.to.slice(0, -1))
    const to = Number(operation.to.at(-1))
    if (target.kind !== 'list') return missing()
    items.splice(index, 1)
    if (!(to >= 0 && to <= target.items.length)) return missing()
    target.items.splice(to, 0, item)
  } else missing()
}

/** Sets a value. A shared value changes in its box, at all of its uses. */
function assign(old: Model | undefined, value: Json, put: (model: Model) => void): void {
  if (old?.kind === 'ref') old.box.model = modelFrom(value)
  else put(modelFrom(value))
}

function toMap({ entries }: MapModel, key: string, operation: Operation): undefined {
  const index = entries.findIndex((entry) => entry.key === key)
  const entry = entries[index]
  if (operation.do === 'set') {
    const { value, order } = operation
    if (entry)
      assign(entry.value, value, (model) => {
        entry.value = model
      })
    else
      entries.splice(
        indexFor(
          entries.map((one) => one.key),
          key,
          order,
        ),
        0,
        { key, value: modelFrom(value) },
      )
    return
  }
  if (!entry) return missing()
  if (operation.do === 'remove') entries.splice(index, 1)
  else if (operation.do === 'rename') {
    if (operation.key !== key && entries.some((one) => one.key === operation.key))
      refuse('taken', `There is a "${operation.key}" already.`)
    entry.key = operation.key
  } else if (operation.do === 'move') {
    entries.splice(index, 1)
    entries.splice(Number(operation.to.at(-1)), 0, entry)
  } else missing()
}
