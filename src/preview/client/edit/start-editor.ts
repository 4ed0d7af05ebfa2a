// Connects the editor to clicks and keys on the page, to the switch, and to redraws. Loaded when editing is switched on.
import { adoptSheet } from '../adopt-sheet.ts'
import { elementOnPage } from '../pointers.ts'
import { undoOrRedo } from './edit-calls.ts'
import { editState, onEditState } from './edit-store.ts'
import { Editor } from './editor.ts'
import { chipAt } from './fact-chips.ts'
import { keyLetter } from './key-letter.ts'
import css from './look-of-texts.css?inline'

/** Whether the key goes into a field, also one within the preview's shadow tree. */
function isInField(event: Event): boolean {
  const [inner] = event.composedPath()
  return inner instanceof Element && inner.closest('input, textarea, select, [contenteditable]') !== null
}

/** Called once per window. */
export function startEditor() {
  const editor = new Editor()
  adoptSheet(document, css)
  document.addEventListener(
    'click',
    (event) => {
      const target = elementOnPage(event)
      if (!editState().isOn || !target || event.altKey || event.ctrlKey || event.metaKey) return
      if (target.closest('[data-lectern-typing]') || !editor.press(target, { x: event.clientX, y: event.clientY }))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (!editState().isOn || event.isComposing) return
      const target = elementOnPage(event)
      if (target?.closest('[data-lectern-typing]')) return
      const control = event.ctrlKey || event.metaKey
      const isField = isInField(event)
      const letter = keyLetter(event)
      if (control && !isField && /^[zy]$/.test(letter)) {
        event.preventDefault()
        void undoOrRedo(letter === 'z' && !event.shiftKey)
        return
      }
      if (event.key !== 'Enter' || control || !target || isField || chipAt(target)) return
      if (!editor.press(target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  let isOn = false
  const follow = () => {
    if (editState().isOn === isOn) return
    isOn = editState().isOn
    if (isOn) void editor.refresh()
    else editor.stop()
  }
  onEditState(follow)
  document.addEventListener('lectern:drawn', () => void editor.onDrawn())
  follow()
}
