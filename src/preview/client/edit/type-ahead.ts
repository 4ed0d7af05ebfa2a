// Takes what is typed while one text is being saved, or the next one is not located yet, and replays it in the text that opens.
import { words } from '../words.ts'
import { isBoxKey } from './box-events.ts'
import { inChrome } from './in-view.ts'
import { keyLetter } from './key-letter.ts'

export interface TypeAhead {
  /** Restores the focus; what was typed stays until the end. Returns whether this buffer had it. */
  hold: () => boolean
  /** Replays what was typed at the cursor when `isReady`; otherwise drops it. Returns the words that were dropped. */
  end: (isReady: boolean) => string
}

/** A key, or words that have come by keys, composition, dictation or paste. */
type Typed = KeyboardEvent | string

/** Keys by the input that is their default action, which no event from a script has. */
const inputs: Record<string, string> = {
  Backspace: 'deleteContentBackward',
  Delete: 'deleteContentForward',
  Enter: 'insertParagraph',
}

/** Adds to the latest buffer that has not ended. */
let taking: ((typed: Typed) => void) | undefined

/** A hidden field has the focus meanwhile: what arrives without keys needs one. */
export function typeAhead(): TypeAhead {
  const typed: Typed[] = []
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.className = 'unseen type-ahead'
  field.setAttribute('aria-label', words.editing.saving)
  let isComposing = false
  const take = (one: Typed) => {
    if (field.value !== '') typed.push(field.value)
    field.value = ''
    typed.push(one)
  }
  field.addEventListener('keydown', (event) => {
    event.stopPropagation()
    const isInWords = field.value !== '' && (event.key === 'Backspace' || event.key === 'Delete')
    const isInput = event.key in inputs && !(event.ctrlKey || event.metaKey)
    if (event.isComposing || isInWords || !(isInput || isBoxKey(event) || isAll(event))) return
    event.preventDefault()
    take(event)
  })
  for (const name of ['compositionstart', 'compositionend'])
    field.addEventListener(name, () => {
      isComposing = name === 'compositionstart'
    })
  taking = take
  inChrome('.chrome')?.after(field)
  field.focus({ preventScroll: true })
  const hold = () => {
    if (taking === take) taking = undefined
    const hasFocus = field.matches(':focus')
    if (hasFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
    return hasFocus
  }
  const finish = (isReady: boolean): string => {
    if (field.value !== '') typed.push(field.value)
    field.remove()
    const all = typed.splice(0)
    if (isReady) for (const one of all) replay(one)
    return isReady ? '' : all.filter((one) => typeof one === 'string').join(' ')
  }
  return {
    hold,
    end(isReady) {
      hold()
      if (!isComposing || !isReady) return finish(isReady)
      field.addEventListener('compositionend', () => finish(true))
      return ''
    },
  }
}

const isAll = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && keyLetter(event) === 'a'

/** A Tab among the keys begins a new buffer, which takes what follows. */
function replay(typed: Typed) {
  if (taking) return taking(typed)
  const box = document.activeElement?.closest('[data-lectern-typing]')
  if (!box) return
  const put = (inputType: string, data?: string) =>
    box.dispatchEvent(new InputEvent('beforeinput', { inputType, data, cancelable: true }))
  if (typeof typed === 'string') for (const character of typed) put('insertText', character)
  else if (box.dispatchEvent(new KeyboardEvent('keydown', typed))) {
    if (isAll(typed)) getSelection()?.selectAllChildren(box)
    else {
      const inputType = inputs[typed.key]
      if (inputType) put(inputType)
    }
  }
}
