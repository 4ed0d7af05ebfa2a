// Buffers keys typed while one text is being saved, and replays them in the next text.

import { keyLetter } from './key-letter.ts'

export interface TypeAhead {
  /** Stops buffering. Replays the keys at the cursor when `isReady`, and discards them otherwise. */
  end: (isReady: boolean) => void
}

/** Keys by the input that is their default action, which no event from a script has; the box itself acts on those without one. */
const inputs: Record<string, string | undefined> = {
  Backspace: 'deleteContentBackward',
  Delete: 'deleteContentForward',
  Enter: 'insertParagraph',
  Tab: undefined,
  Escape: undefined,
}

export function typeAhead(): TypeAhead {
  const typed: KeyboardEvent[] = []
  const buffer = (event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey
    const isWords = !control && !event.altKey && isCharacter(event)
    const isKey = event.key in inputs && (!control || event.key === 'Enter')
    if (event.isComposing || !(isWords || isKey || isAll(event))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    typed.push(event)
  }
  // In the capture phase, before the text that is being saved and the page.
  addEventListener('keydown', buffer, true)
  return {
    end(isReady) {
      removeEventListener('keydown', buffer, true)
      for (const event of typed.splice(0)) if (isReady) replay(event)
    },
  }
}

const isCharacter = ({ key }: KeyboardEvent) => [...key].length === 1
const isAll = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && keyLetter(event) === 'a'

/** A Tab among the keys begins a new buffer, which takes those after it. */
function replay(event: KeyboardEvent) {
  const box = document.activeElement?.closest('[data-lectern-typing]')
  if (!box?.dispatchEvent(new KeyboardEvent('keydown', event))) return
  if (isAll(event)) return getSelection()?.selectAllChildren(box)
  const inputType = isCharacter(event) ? 'insertText' : inputs[event.key]
  if (inputType) box.dispatchEvent(new InputEvent('beforeinput', { inputType, data: event.key, cancelable: true }))
}
