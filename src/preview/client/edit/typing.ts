// One text while it is typed into, on the page itself. The page's own nodes are put back before it is drawn again.
import type { EditableText } from '../../edit-messages.ts'
import { draftKey, dropDraft, keepDraft } from './drafts.ts'
import { type Mark, type Note, tellEdit } from './edit-store.ts'
import { askFact } from './fact-note.ts'
import { markdownOf, plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'
import { chipAt, contentOf, factOf, putCursor, writtenIn } from './typed-content.ts'

export interface TypingHost {
  reading: string
  page: string
  /** Called once the page's own nodes are back. */
  ended: (typing: Typing, how: 'saved' | 'left') => void
  /** The text before or after this one. */
  neighbour: (of: PlacedText, step: 1 | -1) => void
}

const typing = 'data-lectern-typing'

export class Typing {
  readonly isMarkdown: boolean
  /** What is typed into: the element that shows the text, or one in the place of its node. */
  readonly field: HTMLElement
  private readonly own: ChildNode[]
  private readonly attributes = new Map<string, string | null>()
  private readonly begun: string
  private readonly key: string
  private isSaving = false
  private isOver = false

  constructor(
    readonly place: PlacedText,
    private readonly host: TypingHost,
    start: { offset?: number; words?: string } = {},
  ) {
    const { text, element, node } = place
    this.isMarkdown = text.kind === 'markdown' || (text.kind === 'label' && text.raw.includes(']('))
    this.key = draftKey(host.reading, text)
    this.own = node ? [node] : [...element.childNodes]
    this.field = node ? document.createElement('span') : element
    if (node) node.replaceWith(this.field)
    this.field.replaceChildren(...contentOf(text))
    this.prepare()
    this.begun = this.words
    if (start.words !== undefined) this.field.replaceChildren(...contentOf({ parts: partsOf(start.words, text) }))
    this.field.focus({ preventScroll: false })
    putCursor(this.field, start.offset)
    this.tell()
  }

  /** As it would be written. */
  get words(): string {
    const tail = /\n*$/.exec(this.place.text.raw)?.[0] ?? ''
    const words = writtenIn(this.field, this.isMarkdown)
    return this.isMarkdown ? words.replace(/\n+$/, '') + tail : words
  }

  get text(): EditableText {
    return this.place.text
  }

  get hasChanged(): boolean {
    return this.words !== this.begun
  }

  private prepare() {
    const { about, max } = this.text
    const limit = max === undefined ? '' : ` At most ${max} characters.`
    const set = (name: string, value: string) => {
      this.attributes.set(name, this.field.getAttribute(name))
      this.field.setAttribute(name, value)
    }
    set('contenteditable', 'plaintext-only')
    // A browser that does not know it: what is pasted comes as words all the same, and marks of its own are not read.
    if (!this.field.isContentEditable) this.field.contentEditable = 'true'
    set('role', 'textbox')
    set('aria-multiline', String(this.isMarkdown))
    set('aria-label', about)
    set(
      'aria-description',
      `${this.isMarkdown ? 'Markdown. Control and Enter save' : 'Enter saves'}, Escape leaves it as it was.${limit}`,
    )
    set(typing, this.isMarkdown ? 'markdown' : 'plain')
    set('spellcheck', 'true')
    this.field.addEventListener('input', this.onInput)
    this.field.addEventListener('keydown', this.onKey)
    this.field.addEventListener('paste', this.onPaste)
    this.field.addEventListener('drop', this.onDrop)
    this.field.addEventListener('click', this.onClick)
    this.field.addEventListener('focusout', this.onLeave)
  }

  private readonly onInput = () => {
    const { raw } = this.text
    if (this.hasChanged)
      keepDraft(this.key, { words: this.words, before: raw, page: this.host.page, reading: this.host.reading })
    else dropDraft(this.key)
    this.tell()
  }

  private readonly onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    const chip = chipAt(event.target)
    if (chip && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      this.openFact(chip)
      return
    }
    if (event.isComposing) return
    const control = event.ctrlKey || event.metaKey
    if (event.key === 'Escape') this.leave()
    else if (event.key === 'Enter' && (!this.isMarkdown || control)) void this.save()
    else if (control && event.key.toLowerCase() === 's') void this.save()
    else if (event.key === 'Tab') void this.save(() => this.host.neighbour(this.place, event.shiftKey ? -1 : 1))
    else if (this.isMarkdown && control && /^[bi]$/i.test(event.key))
      this.mark(event.key.toLowerCase() === 'b' ? 'bold' : 'italic')
    else return
    event.preventDefault()
  }

  private readonly onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const { clipboardData } = event
    const html = this.isMarkdown ? clipboardData?.getData('text/html') : ''
    this.insert((html && markdownOf(html)) || clipboardData?.getData('text/plain') || '')
  }

  /** What is dropped comes as its words, as what is pasted does. */
  private readonly onDrop = (event: DragEvent) => {
    event.preventDefault()
    this.insert(event.dataTransfer?.getData('text/plain') ?? '')
  }

  private readonly onClick = (event: MouseEvent) => {
    const chip = chipAt(event.target)
    // The field may be a link or stand in one.
    event.preventDefault()
    if (chip) this.openFact(chip)
  }

  private readonly onLeave = ({ relatedTarget }: FocusEvent) => {
    // Into the editor's own note, or into another window: the typing goes on afterwards.
    const isOwn = relatedTarget instanceof Element && relatedTarget.localName === 'lectern-preview'
    if (this.isOver || isOwn || this.field.contains(relatedTarget as Node | null) || !document.hasFocus()) return
    void this.save()
  }

  /** Through the browser's own command, so that its undo knows of it. */
  private insert(words: string) {
    document.execCommand('insertText', false, this.isMarkdown ? words : plainOf(words))
  }

  readonly mark = (mark: Mark) => {
    this.field.focus()
    const chosen = getSelection()?.toString() ?? ''
    const words = {
      bold: `**${chosen || 'bold'}**`,
      italic: `*${chosen || 'italic'}*`,
      link: `[${chosen || 'words'}](/)`,
      list: (chosen || 'item').replace(/^/gm, '- '),
    }
    this.insert(words[mark])
  }

  private openFact(chip: HTMLElement) {
    const fact = this.text.parts.find((part) => typeof part !== 'string' && part.name === factOf(chip))
    if (fact && typeof fact !== 'string')
      askFact(chip, fact, {
        here: (words) => {
          chip.replaceWith(document.createTextNode(words))
          this.field.normalize()
          this.onInput()
        },
        back: () => {
          this.field.focus()
          putCursor(this.field, undefined)
          this.tell()
        },
      })
  }

  /** What is said beside the field. */
  tell(more: Partial<Pick<Note, 'says' | 'actions' | 'onEscape'>> = {}) {
    if (this.isOver) return
    const { about, max, min } = this.text
    const now = this.words.replace(/\n+$/, '').length
    const isWrong = (max !== undefined && now > max) || (min > 0 && now === 0)
    this.field.setAttribute('aria-invalid', String(isWrong || more.says?.isWrong === true))
    const says =
      now === 0 && min > 0
        ? { text: 'This cannot be empty.', isWrong: true }
        : max !== undefined && now > max
          ? { text: `${now - max} too many.`, isWrong: true }
          : undefined
    tellEdit({
      note: {
        anchor: this.field,
        title: about,
        whose: whoseIs(this.text, this.host.reading),
        ...(max === undefined ? {} : { count: { now, max } }),
        ...(this.isMarkdown ? { onMark: this.mark } : {}),
        ...(says ? { says } : {}),
        actions: [
          { label: 'Save', isMain: true, act: () => void this.save() },
          { label: 'Cancel', act: () => this.leave() },
        ],
        onEscape: () => this.leave(),
        ...more,
      },
    })
  }

  /** Ends with the text as it was; what was typed is let go. */
  leave() {
    dropDraft(this.key)
    this.end('left')
  }

  /** `then` is called once all is saved. */
  async save(then?: () => void): Promise<void> {
    if (this.isSaving || this.isOver) return
    const { words } = this
    if (!this.hasChanged) {
      dropDraft(this.key)
      this.end('left')
      then?.()
      return
    }
    this.isSaving = true
    try {
      const saved = await saveText(this, words)
      if (!saved) {
        if (!this.isOver) this.field.focus()
        return
      }
      dropDraft(this.key)
      this.end('saved')
      then?.()
    } finally {
      this.isSaving = false
    }
  }

  /** Puts the page's own nodes back. */
  end(how: 'saved' | 'left') {
    if (this.isOver) return
    this.isOver = true
    for (const [name, value] of this.attributes) {
      if (value === null) this.field.removeAttribute(name)
      else this.field.setAttribute(name, value)
    }
    this.field.removeAttribute('aria-invalid')
    this.field.removeEventListener('input', this.onInput)
    this.field.removeEventListener('keydown', this.onKey)
    this.field.removeEventListener('paste', this.onPaste)
    this.field.removeEventListener('drop', this.onDrop)
    this.field.removeEventListener('click', this.onClick)
    this.field.removeEventListener('focusout', this.onLeave)
    this.host.ended(this, how)
  }

  /** What the page had drawn. */
  restore() {
    if (this.place.node) this.field.replaceWith(this.place.node)
    else this.field.replaceChildren(...this.own)
  }
}

/** Pages and layout are a reading's own; the rest is said once for all. */
const whoseIs = ({ home }: EditableText, reading: string): string =>
  home === 'page' || home === 'layout' || home === 'with' ? `Reading ${reading}'s own` : 'Shared by all readings'

/** Words of a draft, with the facts that the text is known to have. */
function partsOf(words: string, { parts }: EditableText): EditableText['parts'] {
  const facts = new Map(parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part]])))
  return words
    .replace(/\n+$/, '')
    .split(/(\{\{|\{[^{}]*\})/)
    .filter(Boolean)
    .map((piece) => (piece === '{{' ? '{' : (facts.get(/^\{(.*)\}$/.exec(piece)?.[1]?.trim() ?? '') ?? piece)))
}
