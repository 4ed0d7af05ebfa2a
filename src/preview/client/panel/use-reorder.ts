// Moves rows of a list by drag and by keyboard.
import { useDragAndDrop } from 'react-aria-components'

/** `keys`: React keys of the rows. `move` gets a row's old and new index. */
export function useReorder(keys: readonly string[], move: (from: number, to: number) => void) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: delayKeys,
    onReorder({ keys: [...dragged], target }) {
      const from = keys.indexOf(String(dragged[0]))
      const at = keys.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const to = at > from ? at - 1 : at
      if (from !== to) move(from, to)
    },
  })
  return dragAndDropHooks
}

/**
 * The list handles keys of a keyboard drag from the next frame on. On a slow machine a key comes earlier, and would move the focus or
 * open a row: keys are held until then and dispatched again.
 */
function delayKeys() {
  const held: KeyboardEvent[] = []
  const types = ['keydown', 'keyup'] as const
  const hold = (event: KeyboardEvent) => {
    // Events dispatched below are not trusted.
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  const dispatchNext = () => {
    const event = held.shift()
    if (event) {
      document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event))
      // React renders the effect of one key before the next.
      setTimeout(dispatchNext)
    } else for (const type of types) removeEventListener(type, hold, true)
  }
  for (const type of types) addEventListener(type, hold, true)
  // The drag begins in the next frame and is rendered in the one after.
  requestAnimationFrame(() => requestAnimationFrame(dispatchNext))
}
