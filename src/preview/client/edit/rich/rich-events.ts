// Translates `beforeinput` events of the formatted text's box into actions, and prevents the browser's own changes.
import { type BoxAction, listenToBox } from '../box-events.ts'
import type { Place } from './change-rich.ts'
import type { RichText } from './read-rich.ts'
import type { Tool } from './rich-text-state.ts'

export type RichAction =
  | BoxAction
  | { do: 'type'; words: string; range?: StaticRange }
  | { do: 'delete'; isBack: boolean; range?: StaticRange }
  | { do: 'enter' | 'break' | 'read-again' }

const toolsOfInput: Readonly<Record<string, Tool>> = {
  formatBold: 'strong',
  formatItalic: 'em',
  insertOrderedList: 'ordered',
  insertUnorderedList: 'bullet',
}

/** Listens until the signal aborts. */
export function listenToRich(box: HTMLElement, act: (action: RichAction) => void, signal: AbortSignal) {
  listenToBox(box, 'rich', act, signal)
  const beforeInput = (event: InputEvent) => {
    // Composition cannot be prevented; its result is read at `compositionend`.
    if (/Composition/.test(event.inputType) || !event.cancelable) return
    event.preventDefault()
    const action = actionOfInput(event)
    if (action) act(action)
  }
  const input = (event: Event) => {
    if (!(event instanceof InputEvent) || !event.isComposing) act({ do: 'read-again' })
  }
  box.addEventListener('beforeinput', beforeInput, { signal })
  box.addEventListener('input', input, { signal })
  box.addEventListener('compositionend', () => act({ do: 'read-again' }), { signal })
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
