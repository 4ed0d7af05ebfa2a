// One text while it is typed into, on the page itself. The page's own nodes are put back before it is drawn again.
import type { EditableText } from '../../edit-messages.ts'
import { draftKey, dropDraft, keepDraft } from './drafts.ts'
import { type Mark, type Note, tellEdit } from './edit-store.ts'
import { askFact } from './fact-note.ts'
import { markdownOf, plainOf } from './markdown-paste.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'
import { chipAt, contentOf, factOf, partsOf, putCursor, writtenIn } from './typed-content.ts'
import { asTextBox } from './typing-attributes.ts'
import { noteOf } from './typing-note.ts'

export interface TypingHost {
  reading: string
  page: string
  /** Called once the page's own nodes are back. */
  ended: (typing: Typing, how: 'saved' | 'left') => void
  /** To the text before or after this one; resolves once the cursor is in it. */
  neighbour: (of: PlacedText, step: 1 | -1) => Promise<void>
}

export class Typing {
  readonly isMarkdown: boolean
  /** What is typed into: the element that shows the text, or one in the place of its node. */
  readonly field: HTMLElement
  private readonly own: ChildNode[]
  private readonly restoreAttributes: () => void
  private readonly listening = new AbortController()
  private readonly begun: string
  private readonly key: string
  private isSaving = false
  private isOver = false
  private ahead: TypeAhead | undefined

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
    this.restoreAttributes = asTextBox(this.field, text, this.isMarkdown)
    this.listen()
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

  private listen() {
    const { field, listening } = this
    const { signal } = listening
    field.addEventListener('input', this.onInput, { signal })
    field.addEventListener('keydown', this.onKey, { signal })
    field.addEventListener('paste', this.onPaste, { signal })
    field.addEventListener('drop', this.onDrop, { signal })
    field.addEventListener('click', this.onClick, { signal })
    field.addEventListener('focusout', this.onLeave, { signal })
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
    else if (event.key === 'Tab') void this.toNeighbour(event.shiftKey ? -1 : 1)
    else if (this.isMarkdown && control && /^[bi]$/i.test(event.key))
      this.mark(event.key.toLowerCase() === 'b' ? 'bold' : 'italic')
    else return
    event.preventDefault()
  }

  private async toNeighbour(step: 1 | -1) {
    const ahead = typeAhead()
    this.ahead = ahead
    let next: Promise<void> | undefined
    await this.save(() => {
      next = this.host.neighbour(this.place, step)
    })
    await next
    ahead.end(this.isOver)
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
    // Something is asked or wrong: this text is not left yet.
    if (more.says) this.ahead?.end(false)
    const note = noteOf(this.text, this.host.reading, this.words.replace(/\n+$/, '').length)
    this.field.setAttribute('aria-invalid', String(note.says !== undefined || more.says?.isWrong === true))
    tellEdit({
      note: {
        anchor: this.field,
        ...note,
        ...(this.isMarkdown ? { onMark: this.mark } : {}),
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
    this.restoreAttributes()
    this.listening.abort()
    this.host.ended(this, how)
  }

  /** What the page had drawn. */
  restore() {
    if (this.place.node) this.field.replaceWith(this.place.node)
    else this.field.replaceChildren(...this.own)
  }
}
