// Inserts words at the cursor with `execCommand`, so that the browser's undo includes them.
import type { Tool } from './rich/rich-text-state.ts'

/** Replaces the text of a control from `start` to `end`, and puts the cursor after it. */
export function insertInto(control: HTMLInputElement | HTMLTextAreaElement, start: number, end: number, words: string) {
  control.focus()
  control.setSelectionRange(start, end)
  if (words === '' || document.execCommand('insertText', false, words)) return
  control.setRangeText(words, start, end, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The selected Markdown with the formatting around it; an example word stands in for an empty selection. */
export function marked(tool: Tool, selected: string): string {
  if (tool === 'strong') return `**${selected || 'bold'}**`
  if (tool === 'em') return `*${selected || 'italic'}*`
  return tool === 'link' ? `[${selected || 'words'}](/)` : (selected || 'item').replace(/^/gm, '- ')
}
