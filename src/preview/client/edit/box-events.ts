// Handles keys, paste, drop, clicks and blur of the box in which a text is edited on the page.
import type { Tool } from './rich/rich-text-state.ts'
import { chipAt } from './typed-content.ts'

export type BoxAction =
  | { do: 'save' | 'leave' }
  /** Moves the focus to the note. */
  | { do: 'note' }
  /** Switches between formatted text and its source. */
  | { do: 'swap' }
  | { do: 'neighbour'; step: 1 | -1 }
  /** Undo and redo, which formatted text does itself. */
  | { do: 'step'; back: boolean }
  | { do: 'tool'; tool: Tool }
  /** `html` is empty for plain text. */
  | { do: 'paste'; html: string; plain: string }
  | { do: 'fact'; chip: HTMLElement }

type BoxKind = 'plain' | 'markdown' | 'rich'

/** Listens until the signal aborts. */
export function listenToBox(box: HTMLElement, kind: BoxKind, act: (action: BoxAction) => void, signal: AbortSignal) {
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listen: (event: HTMLElementEventMap[Name]) => void) =>
    box.addEventListener(name, listen, { signal })
  on('keydown', (event) => {
    event.stopPropagation()
    const action = actionOfKey(event, kind)
    if (!action) return
    event.preventDefault()
    act(action)
  })
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

function actionOfKey(event: KeyboardEvent, kind: BoxKind): BoxAction | undefined {
  const { key, shiftKey, altKey, isComposing } = event
  const chip = chipAt(event.target)
  if (chip && (key === 'Enter' || key === ' ')) return { do: 'fact', chip }
  if (isComposing) return undefined
  if (key === 'Escape') return { do: 'leave' }
  // As word processors do for their toolbars.
  if (key === 'F10' && altKey) return { do: 'note' }
  if (key === 'Tab') return { do: 'neighbour', step: shiftKey ? -1 : 1 }
  if (key === 'Enter' && kind === 'plain') return { do: 'save' }
  if (!(event.ctrlKey || event.metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (key === 'Enter' || letter === 's') return { do: 'save' }
  if (kind === 'plain') return undefined
  if (key === '/') return { do: 'swap' }
  if (kind === 'rich' && (letter === 'z' || letter === 'y')) return { do: 'step', back: letter === 'z' && !shiftKey }
  const tool = toolsOfKeys[letter]
  return tool && !shiftKey ? { do: 'tool', tool } : undefined
}
