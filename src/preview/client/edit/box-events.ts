// Translates keys, input, paste, drop, clicks and blur of the box in which a text is edited on the page into actions, and prevents the
// browser's own changes.
import { chipAt } from './fact-chips.ts'
import { keyLetter } from './key-letter.ts'
import type { Tool } from './rich/rich-text-state.ts'

export type BoxAction =
  /** `note` moves the focus to the note, `swap` switches between formatted text and its source. */
  | { do: 'save' | 'leave' | 'note' | 'swap' | 'enter' | 'break' | 'read-again' }
  | { do: 'neighbour'; step: 1 | -1 }
  /** Undo and redo. */
  | { do: 'step'; back: boolean }
  | { do: 'tool'; tool: Tool }
  /** `html` is empty for plain text. */
  | { do: 'paste'; html: string; plain: string }
  | { do: 'fact'; chip: HTMLElement }
  | { do: 'type'; words: string; range?: StaticRange }
  | { do: 'delete'; isBack: boolean; range?: StaticRange }

/** Listens until the signal aborts. `isLine`: Enter saves. */
export function listenToBox(box: HTMLElement, isLine: boolean, act: (action: BoxAction) => void, signal: AbortSignal) {
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listen: (event: HTMLElementEventMap[Name]) => void) =>
    box.addEventListener(name, listen, { signal })
  on('keydown', (event) => {
    event.stopPropagation()
    // The space bar would also fold a summary that contains the box.
    const isFolding = event.key === ' ' && !event.isComposing && box.closest('summary') !== null
    const action = actionOfKey(event, isLine) ?? (isFolding ? ({ do: 'type', words: ' ' } as const) : undefined)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  on('beforeinput', (event) => {
    // Composition cannot be prevented; its result is read at `compositionend`.
    if (/Composition/.test(event.inputType) || !event.cancelable) return
    event.preventDefault()
    const action = actionOfInput(event)
    if (action) act(action)
  })
  on('input', (event) => {
    const { inputType, isComposing } = event as InputEvent
    // Undo by a script has no `beforeinput`.
    if (/^history/.test(inputType)) act(stepOf(inputType))
    else if (!isComposing) act({ do: 'read-again' })
  })
  on('compositionend', () => act({ do: 'read-again' }))
  const paste = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    event.preventDefault()
    act({ do: 'paste', html: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' })
  }
  on('paste', (event) => paste(event, event.clipboardData))
  on('drop', (event) => paste(event, event.dataTransfer))
  // Text dragged within the box would be duplicated.
  on('dragstart', (event) => event.preventDefault())
  on('click', (event) => {
    const chip = chipAt(event.target)
    // The box may be in a link, which must not be followed.
    event.preventDefault()
    if (chip) act({ do: 'fact', chip })
  })
  on('focusout', ({ relatedTarget }) => {
    // Editing continues in the editor's own note, and after a switch to another window.
    const isOwn = relatedTarget instanceof Element && relatedTarget.localName === 'lectern-preview'
    if (!isOwn && !box.contains(relatedTarget as Node | null) && document.hasFocus()) act({ do: 'save' })
  })
}

const toolsOfKeys: Readonly<Record<string, Tool>> = { b: 'strong', i: 'em', k: 'link' }

function actionOfKey(event: KeyboardEvent, isLine: boolean): BoxAction | undefined {
  const { key, shiftKey, altKey, isComposing } = event
  const chip = chipAt(event.target)
  if (chip && (key === 'Enter' || key === ' ')) return { do: 'fact', chip }
  if (isComposing) return undefined
  if (key === 'Escape') return { do: 'leave' }
  // As word processors do for their toolbars.
  if (key === 'F10' && altKey) return { do: 'note' }
  if (key === 'Tab') return { do: 'neighbour', step: shiftKey ? -1 : 1 }
  if (key === 'Enter' && isLine) return { do: 'save' }
  if (!(event.ctrlKey || event.metaKey) || altKey) return undefined
  const letter = keyLetter(event)
  if (key === 'Enter' || letter === 's') return { do: 'save' }
  if (key === '/') return { do: 'swap' }
  if (letter === 'z' || letter === 'y') return { do: 'step', back: letter === 'z' && !shiftKey }
  const tool = toolsOfKeys[letter]
  return tool && !shiftKey ? { do: 'tool', tool } : undefined
}

/** Whether the box acts on the key itself, whatever the text takes. */
export const isBoxKey = (event: KeyboardEvent): boolean => actionOfKey(event, false) !== undefined

const toolsOfInput: Readonly<Record<string, Tool>> = {
  formatBold: 'strong',
  formatItalic: 'em',
  insertOrderedList: 'ordered',
  insertUnorderedList: 'bullet',
}

const stepOf = (inputType: string): BoxAction => ({ do: 'step', back: inputType === 'historyUndo' })

function actionOfInput(event: InputEvent): BoxAction | undefined {
  const { inputType } = event
  const [range] = event.getTargetRanges()
  const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const tool = toolsOfInput[inputType]
  if (tool) return { do: 'tool', tool }
  const replaced = range && { range }
  if (inputType === 'insertText') return { do: 'type', words }
  if (inputType === 'insertReplacementText' || inputType === 'insertFromYank') return { do: 'type', words, ...replaced }
  if (inputType === 'insertParagraph') return { do: 'enter' }
  if (inputType === 'insertLineBreak') return { do: 'break' }
  if (inputType.startsWith('history')) return stepOf(inputType)
  if (!inputType.startsWith('delete')) return undefined
  return { do: 'delete', isBack: !inputType.endsWith('Forward'), ...replaced }
}
