// What is put into a text at its cursor. By the browser's own commands, so that its undo knows of it.
import type { Mark } from './edit-store.ts'
import { closeChips } from './typed-content.ts'

export const insertWords = (words: string) => void document.execCommand('insertText', false, words)

/** Into a control, in the place of what stands from `start` to `end`; the cursor is behind it then. */
export function insertInto(control: HTMLInputElement | HTMLTextAreaElement, start: number, end: number, words: string) {
  control.focus()
  control.setSelectionRange(start, end)
  if (words === '' || document.execCommand('insertText', false, words)) return
  control.setRangeText(words, start, end, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Round what is chosen, or with a word in its place. */
export function marked(mark: Mark, chosen: string): string {
  switch (mark) {
    case 'bold':
      return `**${chosen || 'bold'}**`
    case 'italic':
      return `*${chosen || 'italic'}*`
    case 'link':
      return `[${chosen || 'words'}](/)`
    case 'list':
      return (chosen || 'item').replace(/^/gm, '- ')
  }
}

/** The cursor, or what is chosen; undefined where that is elsewhere. */
export function rangeIn(field: HTMLElement): Range | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  return range && field.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined
}

export function rangeAtEnd(field: HTMLElement): Range {
  const range = document.createRange()
  range.selectNodeContents(field)
  range.collapse(false)
  return range
}

export interface Brace {
  /** From the brace to what was typed last; keeps its place when more is typed behind it. */
  range: Range
  typed: string
  isClosed: boolean
}

/** The brace before the cursor and what has been typed behind it, be it closed already. */
export function braceIn(field: HTMLElement): Brace | undefined {
  const range = rangeIn(field)
  const { startContainer: node, startOffset: at } = range ?? {}
  if (!range?.collapsed || !(node instanceof Text)) return undefined
  const [found, typed = '', close] = /\{([^{}\s]*)(\})?$/.exec(node.data.slice(0, at)) ?? []
  if (found === undefined || at === undefined) return undefined
  range.setStart(node, at - found.length)
  return { range, typed, isClosed: close !== undefined }
}

/** How many signs the cursor stands behind the range, in the same words. */
export function signsBehind(field: HTMLElement, range: Range): number {
  const here = rangeIn(field)
  return here?.startContainer === range.endContainer ? Math.max(0, here.startOffset - range.endOffset) : 0
}

/** Puts the cursor so many signs further into the words behind it. */
export function moveOn(signs: number) {
  const selection = getSelection()
  const next = selection?.anchorNode?.childNodes[selection.anchorOffset]
  if (signs > 0 && next instanceof Text) selection?.collapse(next, Math.min(signs, next.length))
}

export function choose(range: Range) {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** In the place of what is chosen; the cursor is behind it then. */
export function insertChip(field: HTMLElement, chip: HTMLElement) {
  const before = field.contentEditable
  const known = new Set(field.children)
  // Where words alone are taken, the browser's command takes no element.
  field.contentEditable = 'true'
  document.execCommand('insertHTML', false, chip.outerHTML)
  field.contentEditable = before
  let inserted = [...field.children].find((child) => !known.has(child))
  if (!inserted) {
    const range = rangeIn(field)
    range?.deleteContents()
    range?.insertNode(chip)
    inserted = chip
  }
  closeChips(field)
  const behind = document.createRange()
  behind.setStartAfter(inserted)
  choose(behind)
}
