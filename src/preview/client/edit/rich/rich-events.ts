// Translates keys and `beforeinput` events of the formatted text's box into actions, and prevents the browser's own changes.
import { isLeaving } from '../typing-events.ts'
import { isNoteKey } from '../typing-note.ts'
import type { Place } from './change-rich.ts'
import type { RichText } from './read-rich.ts'
import type { Tool } from './rich-text-state.ts'

export type RichAction =
  | { do: 'type'; words: string; range?: StaticRange }
  | { do: 'delete'; isBack: boolean; range?: StaticRange }
  | { do: 'enter' | 'break' | 'save' | 'leave' | 'note' | 'source' | 'read-again' }
  | { do: 'step'; back: boolean }
  | { do: 'neighbour'; step: 1 | -1 }
  | { do: 'tool'; tool: Tool }
  | { do: 'paste'; html: string; plain: string }
  | { do: 'fact'; chip: HTMLElement }

const toolsOfKeys: Readonly<Record<string, Tool>> = { b: 'strong', i: 'em', k: 'link' }
const toolsOfInput: Readonly<Record<string, Tool>> = {
  formatBold: 'strong',
  formatItalic: 'em',
  insertOrderedList: 'ordered',
  insertUnorderedList: 'bullet',
}

/** Listens until the signal aborts. */
export function listenToRich(
  field: HTMLElement,
  act: (action: RichAction) => void,
  chipOf: (target: EventTarget | null) => HTMLElement | undefined,
  signal: AbortSignal,
) {
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listen: (event: HTMLElementEventMap[Name]) => void) =>
    field.addEventListener(name, listen, { signal })
  on('keydown', (event) => {
    event.stopPropagation()
    const action = actionOfKey(event, chipOf(event.target))
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
    if (!(event instanceof InputEvent) || !event.isComposing) act({ do: 'read-again' })
  })
  on('compositionend', () => act({ do: 'read-again' }))
  const dropped = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    event.preventDefault()
    act({ do: 'paste', html: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' })
  }
  on('paste', (event) => dropped(event, event.clipboardData))
  on('drop', (event) => dropped(event, event.dataTransfer))
  // Text dragged within the box would be duplicated.
  on('dragstart', (event) => event.preventDefault())
  on('click', (event) => {
    const chip = chipOf(event.target)
    // The field may be in a link, which must not be followed.
    event.preventDefault()
    if (chip) act({ do: 'fact', chip })
  })
  on('focusout', (event) => isLeaving(event, field) && act({ do: 'save' }))
}

function actionOfKey(event: KeyboardEvent, chip: HTMLElement | undefined): RichAction | undefined {
  const { key, shiftKey, isComposing } = event
  if (chip && (key === 'Enter' || key === ' ')) return { do: 'fact', chip }
  if (isComposing) return undefined
  if (key === 'Escape') return { do: 'leave' }
  if (isNoteKey(event)) return { do: 'note' }
  if (key === 'Tab') return { do: 'neighbour', step: shiftKey ? -1 : 1 }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const letter = key.toLowerCase()
  if (key === 'Enter' || letter === 's') return { do: 'save' }
  if (key === '/') return { do: 'source' }
  if (letter === 'z' || letter === 'y') return { do: 'step', back: letter === 'z' && !shiftKey }
  const tool = toolsOfKeys[letter]
  return tool && !shiftKey ? { do: 'tool', tool } : undefined
}

function actionOfInput(event: InputEvent): RichAction | undefined {
  const { inputType } = event
  const [range] = event.getTargetRanges()
  const words = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
  const tool = toolsOfInput[inputType]
  if (tool) return { do: 'tool', tool }
  switch (inputType) {
    case 'insertText':
      return { do: 'type', words }
    case 'insertReplacementText':
    case 'insertFromYank':
      return { do: 'type', words, ...(range && { range }) }
    case 'insertParagraph':
      return { do: 'enter' }
    case 'insertLineBreak':
      return { do: 'break' }
    case 'historyUndo':
    case 'historyRedo':
      return { do: 'step', back: inputType === 'historyUndo' }
    default:
      return inputType.startsWith('delete')
        ? { do: 'delete', isBack: !inputType.endsWith('Forward'), ...(range && { range }) }
        : undefined
  }
}

/** The range that one press of Backspace or Delete removes: the browser's target range, such as a word, or one visible character. */
export function placesToDelete(
  { leaves }: RichText,
  from: Place,
  isBack: boolean,
  target: readonly [Place, Place] | undefined,
): readonly [Place, Place] {
  const units = leaves[from.leaf]?.units ?? []
  const isInLeaf = target && target[0].leaf === from.leaf && target[1].leaf === from.leaf
  if (isInLeaf && target[1].at - target[0].at > 0) return target
  const step = isBack ? -1 : 1
  const shown = (isBack ? units.slice(0, from.at) : units.slice(from.at)).map((unit) => unit.shown).join('')
  const characters = [...new Intl.Segmenter().segment(shown)]
  const character = (isBack ? characters.at(-1) : characters[0])?.segment ?? ''
  const count = Math.max(1, [...character].length)
  const other = { leaf: from.leaf, at: Math.max(0, Math.min(units.length, from.at + step * count)) }
  return isBack ? [other, from] : [from, other]
}
