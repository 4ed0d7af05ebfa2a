// Inserts words and chips at the cursor of an edited text, with `execCommand`, so that the browser's undo includes them.
import type { Tool } from './rich/rich-text-state.ts'
import { closeChips } from './typed-content.ts'

export const insertWords = (words: string) => void document.execCommand('insertText', false, words)

/** Replaces the text of a control from `start` to `end`, and puts the cursor after it. */
export function insertInto(control: HTMLInputElement | HTMLTextAreaElement, start: number, end: number, words: string) {
  control.focus()
  control.setSelectionRange(start, end)
  if (words === '' || document.execCommand('insertText', false, words)) return
  control.setRangeText(words, start, end, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Formatting that is written as Markdown around the selection. */
export const sourceTools = ['strong', 'em', 'link', 'bullet'] as const satisfies Tool[]

/** The selected Markdown with the formatting around it; an example word stands in for an empty selection. */
export function marked(tool: Tool, selected: string): string {
  if (tool === 'strong') return `**${selected || 'bold'}**`
  if (tool === 'em') return `*${selected || 'italic'}*`
  return tool === 'link' ? `[${selected || 'words'}](/)` : (selected || 'item').replace(/^/gm, '- ')
}

/** A copy of the selection's range if it is within the field, undefined otherwise. */
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
  /** From the brace to the cursor. A live range: later typing does not move it. */
  range: Range
  typed: string
  isClosed: boolean
}

/** The brace before the cursor with the name typed after it, open or closed: `{rep`, `{reply}`. */
export function braceIn(field: HTMLElement): Brace | undefined {
  const range = rangeIn(field)
  const { startContainer: node, startOffset: at } = range ?? {}
  if (!range?.collapsed || !(node instanceof Text)) return undefined
  const [found, typed = '', close] = /\{([^{}\s]*)(\})?$/.exec(node.data.slice(0, at)) ?? []
  if (found === undefined || at === undefined) return undefined
  range.setStart(node, at - found.length)
  return { range, typed, isClosed: close !== undefined }
}

/** Characters between the range's end and the cursor; 0 when the cursor is in another text node. */
export function charactersAfter(field: HTMLElement, range: Range): number {
  const cursor = rangeIn(field)
  return cursor?.startContainer === range.endContainer ? Math.max(0, cursor.startOffset - range.endOffset) : 0
}

/** Moves the cursor by that many characters into the text node after it. */
export function advanceCursor(characters: number) {
  const selection = getSelection()
  const next = selection?.anchorNode?.childNodes[selection.anchorOffset]
  if (characters > 0 && next instanceof Text) selection?.collapse(next, Math.min(characters, next.length))
}

export function select(range: Range) {
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Replaces the selection by the chip, and puts the cursor after it. */
export function insertChip(field: HTMLElement, chip: HTMLElement) {
  const before = field.contentEditable
  const known = new Set(field.children)
  // `plaintext-only` fields accept no element from `insertHTML`.
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
  const after = document.createRange()
  after.setStartAfter(inserted)
  select(after)
}
