// Converts between a text as written in the file and its editable content: words, with chips for facts.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { words as editor } from '../words.ts'

const chipMark = 'data-lectern-fact'

/** A literal `{` is written as `{{`. */
const escaped = (words: string) => words.replaceAll('{', '{{')

export function contentOf({ parts }: Pick<EditableText, 'parts'>): Node[] {
  return parts.map((part) => (typeof part === 'string' ? document.createTextNode(part) : chipOf(part)))
}

export function chipOf({ name, value, uses }: UsedFact): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(chipMark, name)
  chip.contentEditable = 'false'
  chip.tabIndex = 0
  chip.setAttribute('role', 'button')
  chip.setAttribute('aria-label', editor.editing.chip(value, name.replace(/^facts\./, ''), uses))
  chip.textContent = value
  return chip
}

export const chipAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`[${chipMark}]`)) || undefined

/** Makes chips not editable again: WebKit drops the attribute when its commands insert or redo them. */
export function closeChips(field: Element) {
  for (const chip of field.querySelectorAll<HTMLElement>(`[${chipMark}]:not([contenteditable=false])`))
    chip.contentEditable = 'false'
}

export const factOf = (chip: Element): string => chip.getAttribute(chipMark) ?? ''

interface WrittenAs {
  /** Keeps line breaks, as Markdown needs them. */
  keepsLines: boolean
  /** The text takes no facts, so braces are not escaped. */
  isLiteral?: boolean
  /** Keeps non-breaking spaces, which are the author's own. */
  keepsSpaces?: boolean
}

/** The editable content as it is written in the file. */
export function writtenIn(element: Node, as: WrittenAs): string {
  let words = ''
  for (const node of element.childNodes) {
    if (node instanceof HTMLBRElement) words += '\n'
    else if (node instanceof Element && node.hasAttribute(chipMark)) words += `{${factOf(node)}}`
    else if (node.nodeType === Node.TEXT_NODE) words += as.isLiteral ? node.nodeValue : escaped(node.nodeValue ?? '')
    // Browsers may insert pasted lines as `div`s.
    else if (node instanceof HTMLDivElement)
      words += (words === '' ? '' : '\n') + writtenIn(node, as).replace(/\n$/, '')
    else words += writtenIn(node, as)
  }
  // Browsers insert non-breaking spaces where several spaces are typed.
  const plain = as.keepsSpaces ? words : words.replaceAll('\u00a0', ' ')
  return as.keepsLines ? plain : plain.replace(/\s+/g, ' ').trim()
}

/** Number of shown characters before a point of the window; undefined outside the element. */
export function offsetAt(element: Element, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)
  const range = caret ? undefined : document.caretRangeFromPoint?.(x, y)
  const node = caret?.offsetNode ?? range?.startContainer
  const at = caret?.offset ?? range?.startOffset
  if (!node || at === undefined || !element.contains(node)) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, at)
  return before.toString().length
}

/** Puts the cursor after that many characters, or at the end. */
export function setCursor(element: Element, offset: number | undefined) {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.collapse(false)
  let left = offset ?? Number.POSITIVE_INFINITY
  for (const node of element.childNodes) {
    const length = node.textContent?.length ?? 0
    if (left <= length && node.nodeType === Node.TEXT_NODE) {
      range.setStart(node, left)
      range.collapse(true)
      break
    }
    left = Math.max(0, left - length)
  }
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
