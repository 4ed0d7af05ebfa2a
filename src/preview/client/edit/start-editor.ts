// What people do on a page that is edited, as the editor is told of it. Loaded once editing is switched on.
import { stepBack } from './edit-calls.ts'
import { editState, onEditState } from './edit-store.ts'
import { Editor } from './editor.ts'
import { startLook } from './look-of-texts.ts'
import { chipAt } from './typed-content.ts'

const onPage = (event: Event): Element | undefined =>
  event.target instanceof Element && document.getElementById('root')?.contains(event.target) ? event.target : undefined

/** Whether it is typed into something, be that within the preview's own shadow tree: a field, a message, the YAML. */
function isFieldOf(event: Event): boolean {
  const [inner] = event.composedPath()
  return inner instanceof Element && inner.closest('input, textarea, select, [contenteditable]') !== null
}

/** Called once. Follows the switch, the page and its drawing. */
export function startEditor() {
  const editor = new Editor()
  startLook()
  document.addEventListener(
    'click',
    (event) => {
      const target = onPage(event)
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
      const target = onPage(event)
      if (target?.closest('[data-lectern-typing]')) return
      const control = event.ctrlKey || event.metaKey
      const isField = isFieldOf(event)
      if (control && !isField && /^[zy]$/i.test(event.key)) {
        event.preventDefault()
        void stepBack(event.key.toLowerCase() === 'z' && !event.shiftKey)
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
  document.addEventListener('lectern:drawn', () => void editor.drawn())
  follow()
}
