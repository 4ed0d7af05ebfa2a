// Makes the browser offer its own Undo and Redo for a text in the box: in its menu, by shaking a phone, in a keyboard on the
// screen. It offers them only after changes of its own, and those of the box are prevented.

/** What the text itself can undo and redo. */
interface Steps {
  canUndo: boolean
  canRedo: boolean
}

export class BrowserUndo {
  private isMaking = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `undone` calls a function that changes the box, and restores box and selection after it. */
  constructor(
    private readonly box: HTMLElement,
    private readonly steps: Readonly<Steps>,
    private readonly undone: (change: () => void) => void,
    signal: AbortSignal,
  ) {
    const ignore = (event: Event) => this.isMaking && event.stopImmediatePropagation()
    box.addEventListener('beforeinput', ignore, { capture: true, signal })
    box.addEventListener('input', ignore, { capture: true, signal })
    // Characters that are being composed are the browser's, and are lost by a redraw.
    box.addEventListener('compositionstart', () => clearTimeout(this.timer), { signal })
    signal.addEventListener('abort', () => clearTimeout(this.timer))
  }

  /** Follows a change of the text, once the event that made it is over: browsers allow no command within one. */
  follow() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.offer())
  }

  private offer() {
    const { canUndo, canRedo } = this.steps
    const isOffered = (command: string) => document.queryCommandEnabled(command)
    const isRight = (!canUndo || isOffered('undo')) && (!canRedo || isOffered('redo'))
    if (isRight || document.activeElement !== this.box) return
    this.undone(() => {
      this.isMaking = true
      if (canUndo) document.execCommand('insertHTML', false, '<b>1</b>')
      if (canRedo) {
        document.execCommand('insertHTML', false, '<b>2</b>')
        document.execCommand('undo')
      }
      this.isMaking = false
    })
  }
}
