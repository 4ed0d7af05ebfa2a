// Returns the strategies for writing each operation.
import type { Path } from '../../problems/finding.ts'
import type { Edit } from '../../problems/problem.ts'
import { valueAt } from '../../site/groups.ts'
import { type Json, type Operation, refuse } from '../operation.ts'
import { placeIn, printKey, takesLines } from '../print.ts'
import { indexFor, type Slots } from '../slots.ts'
import { insertText, printItem, printPair, removeEntry } from './entries.ts'
import { duplicateEdits, moveEdits } from './move.ts'
import { scalarEdits } from './set-scalar.ts'
import { valueEdits } from './set-value.ts'

/** Returns candidate edits, the closest to the file's style first. */
export function strategiesOf(slots: Slots, operation: Operation): Edit[][] {
  const { path } = operation
  const home = path.slice(0, -1)
  const last = path.at(-1) ?? ''
  switch (operation.do) {
    case 'set': {
      const slot = slots.slotOf(path)
      if (!slot) return [added(slots, home, String(last), operation)]
      return [
        ...(takesLines(operation.value) ? [] : scalarEdits(slots, slot, operation.value)),
        valueEdits(slots, slot, operation.value),
      ]
    }
    case 'insert': {
      const list = slots.collection(home)
      // `[]` is replaced by lines of its own in block style.
      const slot = home.length === 0 ? undefined : slots.slot(home)
      if (list.entries.length === 0 && slot && !slot.holder.flow) return [valueEdits(slots, slot, [operation.value])]
      return [insertText(slots, list, Number(last), printItem(slots, list, operation.value))]
    }
    case 'remove': {
      const { holder, index } = slots.slot(path)
      return [removeEntry(slots, holder, index, home.length === 0 ? undefined : slots.slot(home))]
    }
    case 'move':
      return moveEdits(slots, path, operation.to, valueAt(slots.source.value, path) as Json)
    case 'duplicate':
      return duplicateEdits(slots, path, valueAt(slots.source.value, path) as Json)
    case 'rename': {
      const { entry, holder } = slots.slot(path)
      return [
        [
          {
            start: entry.keyStart,
            end: entry.keyEnd,
            text: printKey(operation.key, placeIn(holder.flow, slots.yamlStyle)),
          },
        ],
      ]
    }
  }
}

function added(slots: Slots, home: Path, key: string, { value, order }: Extract<Operation, { do: 'set' }>): Edit[] {
  const map = slots.collection(home)
  if (!map.isMap) return refuse('no-such-place', 'What was to be changed is not in the file any more.')
  const slot = home.length === 0 ? undefined : slots.slot(home)
  if (map.entries.length === 0 && slot && !slot.holder.flow) return valueEdits(slots, slot, { [key]: value })
  const keys = map.entries.filter(({ isMerge }) => !isMerge)
  const at = indexFor(
    keys.map((entry) => entry.key),
    key,
    order,
  )
  const before = keys[at - 1]
  const index = before ? map.entries.indexOf(before) + 1 : keys[0] ? map.entries.indexOf(keys[0]) : map.entries.length
  return insertText(slots, map, index, printPair(slots, map, key, value))
}
