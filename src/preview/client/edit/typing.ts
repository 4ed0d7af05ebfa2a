// Base of all ways to edit a text: shows the note, stores the draft, saves, cancels, and moves on to the next text.

import type { EditableText, UsedFact } from '../../edit-messages.ts'
import { described } from '../titles.ts'
import { words as editor } from '../words.ts'
import { draftKey, storeDraft } from './drafts.ts'
import { type Note, type NoteExtras, updateEdit } from './edit-store.ts'
import type { PlacedText } from './place-texts.ts'
import { saveText } from './save-text.ts'
import { whoseIs } from './shown-where.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'

export interface TypingHost {
  reading: string
  /** Number of the site's readings. */
  readings: number
  /** Number of the manifest's state in which the page's texts were found. */
  state: number
  page: string
  /** All facts that texts may use. */
  facts: readonly UsedFact[]
  /** Called when editing ends; the host then calls `restore`. */
  ended: (typing: Typing) => void
  /** Opens the fields of the link whose label the text is. */
  openLink: (of: PlacedText) => void
  /** Continues in the other form (formatted or source) without saving. */
  swap: (typing: Typing, start: TypingStart) => void
  /** Fetches the text as it is in the manifest now, and updates `state`; undefined when it no longer exists. */
  textNow: (of: PlacedText) => Promise<EditableText | undefined>
  /** Begins editing the next or previous text; resolves when the cursor is in it. */
  neighbour: (of: PlacedText, step: 1 | -1) => Promise<void>
}

export interface TypingStart {
  /** Position of the cursor in characters; the end by default. */
  offset?: number
  /** Words to begin with, such as a draft, instead of those of the file. */
  words?: string
  /** Edits the Markdown source of a text that could be edited as formatted text. */
  asSource?: boolean
}

export abstract class Typing {
  protected hasEnded = false
  /** Whether the note asks a question. */
  protected hasQuestion = false
  /** The words as they would be saved without any input. */
  protected initialWords: string
  private saving: Promise<void> | undefined
  private saveRequests = 0
  private afterSave: (() => void) | undefined
  private ahead: TypeAhead | undefined
  private onTyped: (() => void) | undefined

  constructor(
    public place: PlacedText,
    readonly host: TypingHost,
  ) {
    this.initialWords = place.text.raw
  }

  private get key(): string {
    return draftKey(this.host.reading, this.text)
  }

  /** The element that the note stands beside. */
  abstract get anchor(): HTMLElement
  /** The words as they would be written to the file. */
  abstract get words(): string
  abstract get hasFocus(): boolean
  abstract focus(): void
  /** What this way of editing adds to the usual note. */
  protected abstract noteExtras(): Partial<Note>
  /** Restores the page's own markup. */
  abstract restore(): void

  get hasChanged(): boolean {
    return this.words !== this.initialWords
  }

  get text(): EditableText {
    return this.place.text
  }

  showNote(more: NoteExtras = {}) {
    if (this.hasEnded) return
    this.hasQuestion = more.actions !== undefined
    // A question or a mistake keeps the cursor here: keys buffered for the next text are discarded.
    if (more.says) this.ahead?.end(false)
    updateEdit({ note: { ...this.usualNote(), ...this.noteExtras(), ...more } })
  }

  private usualNote(): Note {
    const { text, host, place } = this
    const { about, max, target } = text
    const length = this.words.replace(/\n+$/, '').length
    const openLink = () => void this.save(() => host.openLink(place))
    return {
      anchor: this.anchor,
      title: described(about),
      whose: whoseIs(text.shows, host.readings),
      says: wrongWith(text, length),
      ...(max === undefined ? {} : { count: { now: length, max } }),
      actions: [
        { label: editor.editing.save, isMain: true, act: () => void this.save() },
        { label: editor.editing.cancel, act: () => this.leave() },
        ...(target ? [{ label: editor.editing.leadsTo(target.to), act: openLink }] : []),
      ],
      onEscape: () => this.leave(),
    }
  }

  changed() {
    const { page, reading } = this.host
    const draft = { words: this.words, before: this.text.raw, page, reading }
    storeDraft(this.key, this.hasChanged ? draft : undefined)
    this.onTyped?.()
    this.showNote()
  }

  /** Calls `act` once, with the next input. */
  onceTyped(act: () => void) {
    this.onTyped = () => {
      this.onTyped = undefined
      act()
    }
  }

  /** Ends editing and discards what was typed. */
  leave() {
    storeDraft(this.key, undefined)
    this.end()
  }

  /** Saves, joining a save that is under way. `then` is called after a successful save; the last one given counts. */
  save(then?: () => void): Promise<void> {
    this.afterSave = then ?? this.afterSave
    this.saveRequests++
    this.saving ??= this.saveAll().finally(() => {
      this.saving = undefined
      this.afterSave = undefined
    })
    return this.saving
  }

  /** Saves, then begins editing another text, which gets the keys typed meanwhile. */
  async saveThen(beginNext: () => Promise<void>): Promise<void> {
    if (this.hasQuestion) return
    const ahead = typeAhead()
    this.ahead?.end(false)
    this.ahead = ahead
    let next: Promise<void> | undefined
    await this.save(() => {
      next = beginNext()
    })
    await next
    ahead.end(next !== undefined)
  }

  private async saveAll(): Promise<void> {
    if (this.hasEnded) return
    // Repeats when another save was requested after more typing.
    for (let handled = 0; !this.hasEnded; ) {
      if (this.saveRequests === handled) return
      handled = this.saveRequests
      const { words } = this
      if (!this.hasChanged) this.leave()
      else if (!(await saveText(this, words))) {
        if (!this.hasEnded) this.focus()
        return
      } else if (this.words === words) this.leave()
      else await this.continueFrom(words)
    }
    this.afterSave?.()
  }

  /** Continues editing after a save during which more was typed. */
  private async continueFrom(saved: string) {
    storeDraft(this.key, undefined)
    this.initialWords = saved
    const text = (await this.host.textNow(this.place)) ?? this.text
    this.place = { ...this.place, text: { ...text, raw: saved } }
    if (!this.hasEnded) this.changed()
  }

  /** Ends without saving, since the other form of the text takes over; the draft stays. */
  swapped() {
    this.hasEnded = true
    this.restore()
  }

  protected end() {
    if (this.hasEnded) return
    this.hasEnded = true
    this.host.ended(this)
  }
}

/** `length`: characters of the text as written. Undefined when nothing is wrong. */
function wrongWith({ max, min }: EditableText, length: number): Note['says'] {
  if (length === 0 && min > 0) return { text: editor.editing.cannotBeEmpty, isWrong: true }
  if (max !== undefined && length > max) return { text: editor.editing.tooMany(length - max), isWrong: true }
  return undefined
}
