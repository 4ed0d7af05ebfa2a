// Saves the text that is edited, and once more where typing went on meanwhile.
import type { EditableText } from '../../edit-messages.ts'
import { nameDropped } from './edit-store.ts'
import type { EditedText } from './edited-text.ts'
import { focusQuestion } from './in-view.ts'
import type { AllowedMarkup } from './rich/read-rich.ts'
import { saveText } from './save-text.ts'
import { type TypeAhead, typeAhead } from './type-ahead.ts'

/** The source as it is saved: one line without blanks around it, or lines that end as those of the file. */
export function savedSource(source: string, takes: AllowedMarkup, { raw }: EditableText): string {
  if (takes === 'text') return source.replace(/[ \t\n]+/g, ' ').trim()
  return takes === 'source' ? source.replace(/\n*$/, /\n*$/.exec(raw)?.[0] ?? '') : source
}

export class Saving {
  private current: Promise<void> | undefined
  private requests = 0
  private afterSave: (() => void) | undefined
  private ahead: TypeAhead | undefined

  constructor(private readonly edited: EditedText) {}

  /** Saves, joining a save that is under way. `then` is called after a successful save; the last one given counts. */
  save(then?: () => void): Promise<void> {
    this.afterSave = then ?? this.afterSave
    this.requests++
    this.current ??= this.saveAll().finally(() => {
      this.current = undefined
      this.afterSave = undefined
    })
    return this.current
  }

  /** Saves, then begins editing another text, which gets the keys typed meanwhile. */
  async saveThen(beginNext: () => Promise<void>): Promise<void> {
    // An open question has to be answered first.
    if (this.edited.hasQuestion) return focusQuestion()
    const ahead = typeAhead()
    nameDropped(this.ahead?.end(false))
    this.ahead = ahead
    let next: Promise<void> | undefined
    await this.save(() => {
      next = beginNext()
    })
    await next
    nameDropped(ahead.end(next !== undefined))
  }

  /** Returns the focus to this text. What was typed for the next one waits for it. */
  holdKeys() {
    if (this.ahead?.hold()) this.edited.focus()
  }

  private async saveAll(): Promise<void> {
    const { edited } = this
    if (edited.hasEnded) return
    // Repeats when another save was requested after more typing.
    for (let handled = 0; !edited.hasEnded; ) {
      if (this.requests === handled) return
      handled = this.requests
      const { words } = edited
      if (!edited.hasChanged) edited.leave()
      else if (!(await saveText(edited, words))) {
        if (!edited.hasEnded) edited.focus()
        return
      } else if (edited.words === words) edited.leave()
      else await edited.continueFrom(words)
    }
    this.afterSave?.()
  }
}
