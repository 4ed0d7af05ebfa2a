// What people do on a page that is edited, as the editor is told of it. Loaded once editing is switched on.
import { stepBack } from './ask-edit.ts'
import { earlyClick } from './early-click.ts'
import { editState, onEditState } from './edit-store.ts'
import { Editor, marked } from './editor.ts'
import { startLook } from './look-of-texts.ts'
import { chipAt, offsetAt } from './typed-content.ts'

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
      if (target.closest('[data-lectern-typing]')) return
      const place = target.closest(`[${marked}]`)
        ? editor.textAt(target, { x: event.clientX, y: event.clientY })
        : undefined
      const fields = place ? undefined : editor.fieldsAt(target, { x: event.clientX, y: event.clientY })
      if (!place && !fields) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (place) editor.begin(place, { offset: offsetAt(place.element, event.clientX, event.clientY) })
      else if (fields) void editor.openFields(fields)
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
      const place = editor.textAt(target)
      const fields = place ? undefined : editor.fieldsAt(target)
      if (!place && !fields) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (place) editor.begin(place)
      else if (fields) void editor.openFields(fields)
    },
    true,
  )
  const takeEarlyClick = () => {
    const click = earlyClick()
    const target = click && document.elementFromPoint(click.x, click.y)
    const place = target?.closest(`[${marked}]`) ? editor.textAt(target, click) : undefined
    if (click && place) editor.begin(place, { offset: offsetAt(place.element, click.x, click.y) })
    click?.end(place !== undefined)
  }
  let isOn = false
  const follow = () => {
    if (editState().isOn === isOn) return
    isOn = editState().isOn
    if (isOn) void editor.refresh().then(takeEarlyClick)
    else editor.stop()
  }
  onEditState(follow)
  // With every drawing of the page, after a save or another step.
  document.addEventListener('lectern:drawn', () => void editor.refresh())
  follow()
}
