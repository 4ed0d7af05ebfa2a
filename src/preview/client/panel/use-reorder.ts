// Rows that are moved by drag and by keyboard.
import { useDragAndDrop } from 'react-aria-components'
import { keepKeysForDrag } from './keys-for-drag.ts'

/** `keys`: those of the rows. `move` is given where a row was, and where it is to be. */
export function useReorder(keys: readonly string[], move: (from: number, to: number) => void) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: keepKeysForDrag,
    onReorder({ keys: [...dragged], target }) {
      const from = keys.indexOf(String(dragged[0]))
      const at = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const to = at > from ? at - 1 : at
      if (from !== to) move(from, to)
    },
  })
  return dragAndDropHooks
}
