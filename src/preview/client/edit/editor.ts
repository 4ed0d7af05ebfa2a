// The editor of a window: locates the page's texts, pictures and values, and begins and ends the editing of each.
import { same } from '../../../edit/model.ts'
import type { UsedFact } from '../../edit-messages.ts'
import { readAs } from '../facts.ts'
import { logError } from '../log-error.ts'
import { currentNews, holdPages, readingHere } from '../news.ts'
import { pageHere, query, searchOf } from '../query.ts'
import { words } from '../words.ts'
import { storeDraft, storedDrafts } from './drafts.ts'
import { earlyClick, holdEarlyClick } from './early-click.ts'
import { fetchTexts } from './edit-calls.ts'
import { editState, nameDropped, updateEdit } from './edit-store.ts'
import type { TypingHost, TypingStart } from './edited-text.ts'
import { markedText as marked, markedFields, markPage, type PlacedFields } from './page-marks.ts'
import { PageTyping } from './page-typing.ts'
import { placeTexts, type ShownText } from './place-texts.ts'
import { placedPictures } from './placed-pictures.ts'
import { placedValues } from './placed-values.ts'
import { typeAhead } from './type-ahead.ts'
import { offsetAt } from './typing-box.ts'

export class Editor implements TypingHost {
  facts: readonly UsedFact[] = []
  state = 0
  private placed: ShownText[] = []
  private fields: PlacedFields[] = []
  private typing: PageTyping | undefined
  /** The revision of the manifest in which the texts were located. */
  private revision = 0
  private refreshes = 0
  private latest: Promise<void> = Promise.resolve()
  private releasePage: (() => void) | undefined

  /** Locates the texts of the page as it is drawn now. Does nothing while a text is being edited. */
  refresh(): Promise<void> {
    this.latest = this.locate()
    return this.latest
  }

  private async locate(): Promise<void> {
    if (!editState().isOn || this.typing) return
    const turn = ++this.refreshes
    const page = pageHere()
    try {
      const { texts, pictures, values, facts, state, revision, undo, redo } = await fetchTexts(readingHere(), page)
      if (this.typing) return
      // Callers wait for the texts as they are now.
      if (turn !== this.refreshes) return this.latest
      // A newer edit, by the panel or another window, makes the status of this window's last edit stale.
      const isOfOthers = revision > (editState().history?.revision ?? revision)
      updateEdit({ history: { revision, undo, redo }, ...(isOfOthers && { status: '' }) })
      this.facts = facts
      this.state = state
      this.revision = revision
      const { shown } = currentNews()
      this.placed = shown ? placeTexts(texts, shown, page) : []
      const placed = this.placed.map(({ text: { pointer }, element }) => ({ pointer, element }))
      this.fields = shown ? [...placedPictures(pictures, shown), ...placedValues(values, placed)] : []
      markPage(this.placed, this.fields)
      this.takeEarlyClick()
      await this.reportDrafts()
    } catch (error) {
      if (turn !== this.refreshes) return this.latest
      updateEdit({ status: error instanceof Error ? error.message : String(error) })
      nameDropped(earlyClick()?.end(false))
    }
  }

  /** Called after each redraw of the page. Clicks before the texts are located are held until then. */
  onDrawn(): Promise<void> {
    if (editState().isOn && !this.typing) holdEarlyClick()
    return this.refresh()
  }

  stop() {
    void this.typing?.save()
    markPage([], [])
    this.placed = []
    this.fields = []
    updateEdit({ note: undefined, drafts: [] })
  }

  /** The text that an element shows; of several, the one under the point. */
  textAt(target: EventTarget | null, point?: { x: number; y: number }): ShownText | undefined {
    const holder = target instanceof Element ? target.closest(`[${marked}]`) : null
    const inside = holder ?? (target instanceof Element ? target.querySelector(`[${marked}]`) : null)
    const indexes = inside?.getAttribute(marked)?.split(' ').map(Number) ?? []
    const places = indexes.flatMap((index) => this.placed[index] ?? [])
    if (places.length < 2 || !point) return places[0]
    const node = document.caretPositionFromPoint?.(point.x, point.y)?.offsetNode
    return places.find((place) => place.node === node) ?? places[0]
  }

  /** The fields that the element opens, such as a picture's; else those of an element beneath, unless a control was pressed. */
  fieldsAt(target: Element, point?: { x: number; y: number }): PlacedFields | undefined {
    const direct = target.closest(`[${markedFields}]`)
    const isPressed = target.closest('a[href], button, input, select, textarea, summary, label') !== null
    const below = point && !isPressed ? document.elementsFromPoint(point.x, point.y) : []
    return this.fieldsAmong(direct ? [direct] : below)
  }

  private fieldsAmong(elements: readonly Element[]): PlacedFields | undefined {
    const found = elements.find((one) => one.hasAttribute(markedFields))
    return found && this.fields[Number(found.getAttribute(markedFields))]
  }

  async openFields({ pointer, title, first }: PlacedFields): Promise<void> {
    const element = () => this.fields.find((one) => same(one.pointer, pointer))?.element
    const open = () => updateEdit({ fields: { title, pointer, first, element } })
    if (this.typing) await this.typing.save(open)
    else open()
  }

  openLink({ text, element }: ShownText) {
    const { target } = text
    if (!target) return
    const now = () => this.placed.find((one) => same(one.text.pointer, text.pointer))?.element ?? element
    const first = [String(text.at.at(-1)), 'to']
    updateEdit({ fields: { title: words.editing.tools.link, pointer: target.pointer, first, element: now } })
  }

  begin(place: ShownText, start: TypingStart = {}) {
    if (this.typing?.place === place) return this.typing.focus()
    updateEdit({ fields: undefined })
    const begin = () => this.beginAfterRefresh(place, start)
    if (this.typing) return void this.typing.saveThen(begin)
    // An edit from this window has changed the texts since they were located.
    if ((editState().history?.revision ?? 0) > this.revision) return void this.beginWithKeys(begin)
    this.open(place, start)
  }

  private async beginWithKeys(begin: () => Promise<void>) {
    const ahead = earlyClick() ?? typeAhead()
    await begin()
    nameDropped(ahead.end(this.typing !== undefined))
  }

  private open(place: ShownText, start: TypingStart) {
    nameDropped(earlyClick()?.end(false))
    this.releasePage ??= holdPages()
    this.typing = new PageTyping(place, this, start)
  }

  swap(start: TypingStart) {
    const { typing } = this
    if (!typing) return
    typing.swapped()
    this.typing = new PageTyping(typing.place, this, start)
  }

  /** Begins editing a text after a save, which may have redrawn the page: the text is located again. */
  private async beginAfterRefresh({ text, element }: ShownText, start: TypingStart) {
    await this.refresh()
    // Another text may have been clicked meanwhile.
    if (this.typing) return
    const places = this.placed.filter((one) => same(one.text.at, text.at) && same(one.text.pointer, text.pointer))
    const found = places.find((one) => one.element === element) ?? places[0]
    if (found) this.open(found, start)
  }

  ended() {
    const { typing } = this
    if (!typing) return
    this.typing = undefined
    const { hasFocus } = typing
    updateEdit({ note: undefined })
    typing.restore()
    this.releasePage?.()
    this.releasePage = undefined
    // Keyboard users continue from the text's element.
    const next = hasFocus && typing.place.element.closest<HTMLElement>('a[href], button, summary, [tabindex]')
    if (next) next.focus({ preventScroll: true })
    void this.onDrawn()
  }

  async textNow({ text: { pointer } }: ShownText) {
    const { texts, state } = await fetchTexts(readingHere(), pageHere())
    this.state = state
    return texts.find((one) => same(one.pointer, pointer))
  }

  async neighbour({ text: { pointer }, element }: ShownText, step: 1 | -1): Promise<void> {
    const isOf = (one: ShownText) => same(one.text.pointer, pointer)
    const at = this.placed.findIndex((one) => isOf(one) && one.element === element)
    const others = step > 0 ? this.placed.slice(at + 1) : this.placed.slice(0, Math.max(0, at)).reverse()
    const next = others.find((one) => !isOf(one))
    if (next) await this.beginAfterRefresh(next, {})
  }

  /** Handles a click that came before the texts were located, and the keys typed after it. */
  private takeEarlyClick() {
    const click = earlyClick()
    const target = click && document.elementFromPoint(click.x, click.y)
    const isTaken = target && this.press(target, click)
    // A held click on nothing editable is repeated for the page.
    if (target instanceof HTMLElement && !isTaken) target.click()
    nameDropped(click?.end(isTaken === true))
  }

  /** Begins editing what the element shows. Returns whether there is anything to edit. `point` is missing for a key press. */
  press(target: Element, point?: { x: number; y: number }): boolean {
    const isText = !point || target.closest(`[${marked}]`)
    const text = isText ? this.textAt(target, point) : undefined
    // The link of a card is pressed on the whole card, its picture included.
    const covered =
      text && point && !isOn(text.element, point)
        ? this.fieldsAmong(document.elementsFromPoint(point.x, point.y))
        : undefined
    const place = covered ? undefined : text
    const fields = covered ?? (place ? undefined : this.fieldsAt(target, point))
    if (place) this.begin(place, point && { offset: offsetAt(place.element, point.x, point.y) })
    else if (fields) void this.openFields(fields)
    return place !== undefined || fields !== undefined
  }

  private async reportDrafts() {
    const stored = await storedDrafts()
    if (!editState().isOn || this.typing) return
    const drafts = stored.map(([key, { words: typed, page, reading, before }]) => {
      const drop = () => {
        storeDraft(key, undefined)
        updateEdit({ drafts: editState().drafts.filter((one) => one.key !== key) })
      }
      const takeUp = () => {
        const isAt = ({ text: { at } }: ShownText) => key.endsWith(` ${JSON.stringify(at)}`)
        const unchanged = this.placed.filter(({ text }) => text.raw === before)
        // A section above may have been added, moved or removed meanwhile.
        const place = unchanged.find(isAt) ?? (unchanged.length === 1 ? unchanged[0] : this.placed.find(isAt))
        if (!place && page === pageHere() && reading === readingHere()) {
          const copied = () => updateEdit({ status: words.bar.draftCopied })
          return void navigator.clipboard.writeText(typed).then(copied, logError)
        }
        if (!place) return location.assign(page + searchOf({ ...query(), reading }))
        // This window stores its own draft from the first input on.
        drop()
        // Saving compares with the text when typing began, so that changes by others since then are shown.
        this.begin({ ...place, text: { ...place.text, raw: before } }, { words: typed })
      }
      return { key, page, shown: readAs(typed, this.facts), takeUp, drop }
    })
    updateEdit({ drafts })
  }
}

const isOn = (element: Element, { x, y }: { x: number; y: number }): boolean =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
