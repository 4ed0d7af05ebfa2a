// The editable box of a text, in place of the page's own markup and with its look.
import type { EditableText } from '../../edit-messages.ts'
import { descriptionInWords } from '../titles.ts'
import { words } from '../words.ts'
import type { ShownText } from './place-texts.ts'
import type { AllowedMarkup } from './rich/read-rich.ts'

export type TypingBox = ReturnType<typeof typingBox>

/** The element that contains the whole formatted text and nothing else, undefined where the page renders the text differently. */
function formattedHolder({ text, element }: ShownText): HTMLElement | undefined {
  if (text.kind === 'label') return text.raw.includes('](') ? element : undefined
  if (text.kind !== 'markdown') return undefined
  const holder = element.closest<HTMLElement>('.prose')
  const isWhole = holder?.textContent?.trim() === element.textContent?.trim()
  return isWhole && holder ? holder : undefined
}

/** Whether the text can be edited as formatted text. */
export const hasFormatting = (place: ShownText): boolean => formattedHolder(place) !== undefined

export function takesOf(place: ShownText, asSource = false): AllowedMarkup {
  const { kind, raw } = place.text
  if (!asSource && hasFormatting(place)) return kind === 'label' ? 'links' : 'all'
  return kind === 'markdown' || (kind === 'label' && raw.includes('](')) ? 'source' : 'text'
}

/** Names of the boxes in the page's styles. */
const kinds: Readonly<Record<AllowedMarkup, string>> = { all: 'rich', links: 'rich', source: 'markdown', text: 'plain' }

/** The sentences for screen readers about the keys of a box. */
function keysOf(takes: AllowedMarkup): string {
  const { enter, control, source, others } = words.editing.keys
  if (takes === 'text') return `${enter} ${others}`
  return takes === 'source' ? `Markdown. ${control} ${others}` : `${control} ${source} ${others}`
}

/** `topLevel`: level of the HTML heading that shows a heading of level 1. `restore` restores the page's own markup. */
export function typingBox(place: ShownText, takes: AllowedMarkup) {
  const { text, element, node } = place
  const isInline = getComputedStyle(element).display.startsWith('inline')
  const formatted = takes === 'all' ? formattedHolder(place) : undefined
  const standIn = standInFor(element)
  const holder = formatted ?? (standIn?.control === element ? standIn.span : element)
  // The box is a child of the heading or link, which must not get the role of a text box.
  const field = editable(takes, text)
  if (takes === 'all') field.className = holder.className
  if (takes === 'text' && !node && !isInline) field.style.display = 'block'
  const written = [...text.raw.matchAll(/^(#+) /gm)].map(([, signs = '#']) => signs.length)
  const drawn = [...holder.querySelectorAll('h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
  const topLevel = Math.max(1, smallest(drawn, 2) - smallest(written, 1) + 1)
  const restoreText = node ? putInsteadOf(node, field) : putInto(holder, element, field)
  const restore = () => {
    restoreText()
    standIn?.restore()
  }
  return { field, topLevel, restore }
}

/** Nothing can be typed in a button or a list of options: a span with its look and content takes its place. */
function standInFor(element: HTMLElement) {
  const control = element.closest<HTMLElement>('button, select')
  if (!control) return undefined
  const span = document.createElement('span')
  span.className = control.className
  span.append(...control.childNodes)
  control.replaceWith(span)
  const restore = () => {
    control.append(...span.childNodes)
    span.replaceWith(control)
  }
  return { control, span, restore }
}

function putInsteadOf(node: Text, box: HTMLElement): () => void {
  node.replaceWith(box)
  return () => box.replaceWith(node)
}

const smallest = (numbers: readonly number[], otherwise: number) =>
  numbers.length > 0 ? Math.min(...numbers) : otherwise

function editable(takes: AllowedMarkup, { about, max }: EditableText): HTMLElement {
  const isBlock = takes === 'all' || takes === 'source'
  const box = document.createElement(isBlock ? 'div' : 'span')
  const limit = max === undefined ? '' : ` ${words.editing.atMost(max)}`
  for (const [attribute, value] of Object.entries({
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': String(isBlock),
    'aria-label': descriptionInWords(about),
    'aria-description': keysOf(takes) + limit,
    'data-lectern-typing': kinds[takes],
    spellcheck: 'true',
  }))
    box.setAttribute(attribute, value)
  return box
}

/** Replaces the holder's content by the box. Returns the function that restores it. */
function putInto(holder: HTMLElement, element: HTMLElement, box: HTMLElement): () => void {
  const own = [...holder.childNodes]
  const focus = element.getAttribute('tabindex')
  // A focusable element would take the focus on a click beside the words, which ends the typing.
  element.removeAttribute('tabindex')
  holder.replaceChildren(box)
  return () => {
    holder.replaceChildren(...own)
    if (focus !== null) element.setAttribute('tabindex', focus)
  }
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
