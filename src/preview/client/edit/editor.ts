// The editor of a window: finds the texts of the page, and lets people type into them.

import { same } from '../../../edit/model.ts'
import type { UsedFact } from '../../edit-messages.ts'
import { currentNews, holdPages } from '../news.ts'
import { pageHere, query, searchOf } from '../query.ts'
import { words } from '../words.ts'
import { dropDraft, storedDrafts } from './drafts.ts'
import { earlyClick, keepEarlyClick } from './early-click.ts'
import { fetchTexts } from './edit-calls.ts'
import { editState, updateEdit } from './edit-store.ts'
import { markedFields, markFields, type PlacedFields } from './field-marks.ts'
import { FieldTyping, needsField } from './field-typing.ts'
import { PageTyping } from './page-typing.ts'
import { type PlacedText, placeTexts } from './place-texts.ts'
import { placedPictures } from './placed-pictures.ts'
import { placedValues } from './placed-values.ts'
import { richHolder } from './rich-field.ts'
import { RichTyping } from './rich-typing.ts'
import { offsetAt } from './typed-content.ts'
import type { Typing, TypingStart } from './typing.ts'

/** The mark of an element that shows texts: their numbers. */
const marked = 'data-lectern-text'

export class Editor {
  facts: readonly UsedFact[] = []
  state = 0
  private placed: PlacedText[] = []
  private fields: PlacedFields[] = []
  private typing: Typing | undefined
  private begun = 0
  private release: (() => void) | undefined

  get page(): string {
    return pageHere()
  }

  get reading(): string {
    return currentNews().shown?.reading ?? query().reading ?? ''
  }

  get readings(): number {
    return currentNews().shown?.readings.length ?? 1
  }

  /** Finds the texts of the page as it is drawn now. */
  async refresh(): Promise<void> {
    if (!editState().isOn || this.typing) return
    const turn = ++this.begun
    const { page, reading } = this
    try {
      const { texts, pictures, values, facts, state, revision, undo, redo } = await fetchTexts(reading, page)
      if (turn !== this.begun || this.typing) return
      // What became of an older change of this window stands beside the panel's newer one no more.
      const isOfOthers = revision > (editState().history?.revision ?? revision)
      updateEdit({ history: { revision, undo, redo }, ...(isOfOthers && { status: '' }) })
      this.facts = facts
      this.state = state
      const { shown } = currentNews()
      this.placed = shown ? placeTexts(texts, shown, page) : []
      // What stays keeps its focus.
      this.unmark(new Set(this.placed.map(({ element }) => element)))
      const placed = this.placed.map(({ text: { pointer }, element }) => ({ pointer, element }))
      this.fields = shown ? [...placedPictures(pictures, shown), ...placedValues(values, placed)] : []
      markFields(this.fields)
      for (const [at, { element, node }] of this.placed.entries()) this.mark(element, at, node !== undefined)
      this.takeEarlyClick()
      await this.reportDrafts()
    } catch (error) {
      if (turn !== this.begun) return
      earlyClick()?.end(false)
      updateEdit({ status: error instanceof Error ? error.message : String(error) })
    }
  }

  /** With every drawing of the page, after a save or another step: what is clicked before its texts are known waits for them. */
  drawn(): Promise<void> {
    if (editState().isOn && !this.typing) keepEarlyClick()
    return this.refresh()
  }

  private mark(element: HTMLElement, at: number, isShared: boolean) {
    element.setAttribute(
      marked,
      isShared && element.hasAttribute(marked) ? `${element.getAttribute(marked)} ${at}` : String(at),
    )
    const focusable = element.closest<HTMLElement>('a[href], button, summary, input, select, textarea')
    if (focusable || element.hasAttribute('tabindex')) return
    element.tabIndex = 0
    element.setAttribute('data-lectern-focus', '')
    element.setAttribute('aria-description', words.editing.typesHere)
  }

  private unmark(but: ReadonlySet<Element> = new Set()) {
    for (const element of document.querySelectorAll(`[${marked}]`)) element.removeAttribute(marked)
    for (const element of document.querySelectorAll('[data-lectern-focus]'))
      if (!but.has(element))
        for (const name of ['tabindex', 'data-lectern-focus', 'aria-description']) element.removeAttribute(name)
  }

  stop() {
    void this.typing?.save()
    this.unmark()
    markFields([])
    this.placed = []
    this.fields = []
    updateEdit({ note: undefined, drafts: [] })
  }

  /** The text of an element on the page; of several in one element, the one whose words are under the pointer. */
  textAt(target: EventTarget | null, point?: { x: number; y: number }): PlacedText | undefined {
    const holder = target instanceof Element ? target.closest(`[${marked}]`) : null
    const inside = holder ?? (target instanceof Element ? target.querySelector(`[${marked}]`) : null)
    const numbers = inside?.getAttribute(marked)?.split(' ').map(Number) ?? []
    const places = numbers.flatMap((number) => this.placed[number] ?? [])
    if (places.length < 2 || !point) return places[0]
    const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode
    return places.find((place) => place.node === node) ?? places[0]
  }

  /** What the element shows that has fields, as a picture, or what lies below the point where nothing else is pressed. */
  fieldsAt(target: Element, point?: { x: number; y: number }): PlacedFields | undefined {
    const direct = target.closest(`[${markedFields}]`)
    const isPressed = target.closest('a[href], button, input, select, textarea, summary, label') !== null
    const below = point && !isPressed ? document.elementsFromPoint(point.x, point.y) : []
    const element = direct ?? below.find((one) => one.hasAttribute(markedFields))
    return element ? this.fields[Number(element.getAttribute(markedFields))] : undefined
  }

  async openFields({ pointer, title, first }: PlacedFields): Promise<void> {
    const element = () => this.fields.find((one) => same(one.pointer, pointer))?.element
    const open = () => updateEdit({ fields: { title, pointer, first, element } })
    if (this.typing) await this.typing.save(open)
    else open()
  }

  openLink({ text, element }: PlacedText) {
    const { target } = text
    if (!target) return
    const now = () => this.placed.find((one) => same(one.text.pointer, text.pointer))?.element ?? element
    const first = [String(text.at.at(-1)), 'to']
    updateEdit({ fields: { title: words.editing.link, pointer: target.pointer, first, element: now } })
  }

  begin(place: PlacedText, start: TypingStart = {}) {
    if (this.typing?.place === place) return this.typing.focus()
    updateEdit({ fields: undefined })
    if (this.typing) return void this.typing.goOn(() => this.again(place, start))
    earlyClick()?.end(false)
    this.release ??= holdPages()
    this.typing = this.typingAt(place, start)
  }

  private typingAt(place: PlacedText, start: TypingStart): Typing {
    if (needsField(place)) return new FieldTyping(place, this, start)
    const isRich = !start.asSource && richHolder(place) !== undefined
    return isRich ? new RichTyping(place, this, start) : new PageTyping(place, this, start)
  }

  swap(typing: Typing, start: TypingStart) {
    typing.swapped()
    this.typing = this.typingAt(typing.place, start)
  }

  /** After a save the page may have been drawn anew: the text is looked for again. */
  private async again({ text, element }: PlacedText, start: TypingStart) {
    await this.refresh()
    // Another was clicked meanwhile.
    if (this.typing) return
    const same = this.placed.filter(
      (one) =>
        JSON.stringify(one.text.at) === JSON.stringify(text.at) &&
        JSON.stringify(one.text.pointer) === JSON.stringify(text.pointer),
    )
    const found = same.find((one) => one.element === element) ?? same[0]
    if (found) this.begin(found, start)
  }

  ended(typing: Typing) {
    this.typing = undefined
    const { hasFocus } = typing
    updateEdit({ note: undefined })
    typing.restore()
    this.release?.()
    this.release = undefined
    // The keyboard goes on from here.
    const next = hasFocus && typing.place.element.closest<HTMLElement>('a[href], button, summary, [tabindex]')
    if (next) next.focus({ preventScroll: true })
    void this.drawn()
  }

  async textNow({ text: { pointer } }: PlacedText) {
    const { texts, state } = await fetchTexts(this.reading, this.page)
    this.state = state
    return texts.find((one) => same(one.pointer, pointer))
  }

  async neighbour({ text: { pointer }, element }: PlacedText, step: 1 | -1): Promise<void> {
    const isOf = (one: PlacedText) => same(one.text.pointer, pointer)
    const at = this.placed.findIndex((one) => isOf(one) && one.element === element)
    const others = step > 0 ? this.placed.slice(at + 1) : this.placed.slice(0, Math.max(0, at)).reverse()
    const next = others.find((one) => !isOf(one))
    if (next) await this.again(next, {})
  }

  /** What was clicked before the texts of the page were known, and typed behind that. */
  private takeEarlyClick() {
    const click = earlyClick()
    const target = click && document.elementFromPoint(click.x, click.y)
    const isTaken = target && this.press(target, click)
    // It waited for the texts, and is of none.
    if (target instanceof HTMLElement && !isTaken) target.click()
    click?.end(isTaken === true)
  }

  /** Whether there is something to edit, which begins. Without a point, by a key. */
  press(target: Element, point?: { x: number; y: number }): boolean {
    const isText = !point || target.closest(`[${marked}]`)
    const place = isText ? this.textAt(target, point) : undefined
    const fields = place ? undefined : this.fieldsAt(target, point)
    if (place) this.begin(place, point && { offset: offsetAt(place.element, point.x, point.y) })
    else if (fields) void this.openFields(fields)
    return place !== undefined || fields !== undefined
  }

  private async reportDrafts() {
    const stored = await storedDrafts()
    if (!editState().isOn || this.typing) return
    const drafts = stored.map(([key, { words, page, reading, before }]) => ({
      key,
      page,
      reading,
      words,
      takeUp: () => {
        const place = this.placed.find((one) => key.endsWith(` ${JSON.stringify(one.text.at)}`))
        if (place) {
          updateEdit({ drafts: editState().drafts.filter((one) => one.key !== key) })
          // From now on it is this window's, which keeps it with the first words.
          dropDraft(key)
          // What it was when the typing began: if others have changed it since, both are shown.
          this.begin({ ...place, text: { ...place.text, raw: before } }, { words })
        } else location.assign(page + searchOf({ ...query(), reading }))
      },
      drop: () => {
        dropDraft(key)
        updateEdit({ drafts: editState().drafts.filter((one) => one.key !== key) })
      },
    }))
    updateEdit({ drafts })
  }
}
