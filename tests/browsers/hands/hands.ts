// Three ways of using a page: by mouse, by keyboard alone, by touch, behind one interface.
import type { Key } from '../engines/engine.ts'
import type { Visitor } from '../visitor.ts'
import { type FoundElement, findNamed, type Named, selectors } from './find-named.ts'
import { givePicture } from './give-picture.ts'

export const handNames = ['mouse', 'keyboard', 'touch'] as const
export type HandName = (typeof handNames)[number]

export interface Hand {
  name: HandName
  visitor: Visitor
  press(named: Named): Promise<void>
  /** Types over the contents of the focused field. */
  type(words: string): Promise<void>
  /** Fills in a date: by keyboard its parts are typed. The calendar is the browser's own, so what is chosen in it by mouse or touch is handed over. */
  fillDate(named: Named, day: string): Promise<void>
  key(...keys: Key[]): Promise<void>
  /** Types at the cursor. */
  add(words: string): Promise<void>
  /** Moves the cursor to the end of the edited text. */
  toEnd(): Promise<void>
  /** Moves from the edited text to the controls beside it: by keyboard this needs a key. */
  toNote(): Promise<void>
  /** Selects the words typed last. By touch this needs the system's handles, which no page has. */
  mark(words: string): Promise<void>
  /** Gives a picture from outside the site to the first element that accepts one: dropped by mouse, pasted by keyboard, chosen by touch. */
  give(picture: string): Promise<void>
  /** Waits until it exists. Returns its position. */
  see(named: Named): Promise<FoundElement>
  /** Waits until it has left a position, so that what is pressed next is not what has taken its place. */
  seeMoved(named: Named, from: FoundElement): Promise<void>
}

const describe = ({ is, called, within }: Named) => `${is} “${called}”${within ? ` within “${within}”` : ''}`
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function handOf(name: HandName, visitor: Visitor): Hand {
  const { tab } = visitor
  const find = (named: Named) => visitor.until(describe(named), findNamed, named, selectors[named.is])
  /** Its position, once it no longer moves. */
  const placeOf = async (named: Named): Promise<FoundElement> => {
    let before: FoundElement | undefined
    for (;;) {
      const found = await find(named)
      if (!before || before.x !== found.x || before.y !== found.y) before = found
      else if (found.frames > before.frames + 1) return found
      await pause(40)
    }
  }
  const presses: Record<HandName, (named: Named) => Promise<void>> = {
    async mouse(named) {
      const { x, y } = await placeOf(named)
      await tab.move(x, y)
      await tab.press()
      await tab.release()
    },
    async touch(named) {
      const { x, y } = await placeOf(named)
      await tab.tap(x, y)
    },
    async keyboard(named) {
      const passed: string[] = []
      for (let count = 0; count < 250; count++) {
        const { hasFocus, arrows, focus } = await find(named)
        if (hasFocus) {
          if (named.is === 'radio' || named.is === 'field') return
          return tab.key(named.is === 'switch' ? 'Space' : 'Enter')
        }
        passed.push(focus)
        // WebKit's driver sometimes answers a key that moves the focus with an error of no kind. Where the focus is tells whether it came.
        await tab.key(arrows ? arrowKeys[arrows] : 'Tab').catch((error: Error) => passed.push(error.message))
      }
      throw new Error(`The keyboard does not come to ${describe(named)}, but to ${passed.slice(-80).join(' | ')}`)
    },
  }
  return {
    name,
    visitor,
    press: presses[name],
    async type(words) {
      await tab.key('Control+a')
      await tab.type(words)
    },
    async fillDate(named, day) {
      await presses[name](named)
      if (name !== 'keyboard') return void (await visitor.until(`${describe(named)} in focus`, chooseDate, day))
      const [year, ...monthAndDay] = day.split('-')
      for (const [at, part] of [...monthAndDay, year].entries()) {
        // WebKit stays in a complete part, other engines go on to the next.
        if (at > 0 && visitor.engine === 'webkit') await tab.key('ArrowRight')
        await tab.type(part ?? '')
      }
      await tab.key('Enter')
    },
    async key(...keys) {
      for (const key of keys) await tab.key(key)
    },
    add: (words) => tab.type(words),
    async toEnd() {
      if (name === 'keyboard') await tab.key('Control+End')
      else await visitor.until('the text that is typed into', chooseIn, '')
    },
    async toNote() {
      if (name === 'keyboard') await tab.key('Alt+F10')
    },
    async mark(words) {
      if (name === 'keyboard') for (const _ of words) await tab.key('Shift+ArrowLeft')
      else await visitor.until(`“${words}” in the text`, chooseIn, words)
    },
    give: async (picture) =>
      void (await visitor.until('a place for a picture', givePicture, picture, insertedBy[name])),
    see: find,
    async seeMoved(named, { y }) {
      while ((await find(named)).y === y) await pause(40)
    },
  }
}

const insertedBy = { mouse: 'dropped', keyboard: 'pasted', touch: 'chosen' } as const
const arrowKeys = { down: 'ArrowDown', up: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight' } as const

/** Runs in the page. Selects the last occurrence of the words in the edited text; its end for no words. */
function chooseIn(words: string): boolean {
  const field = document.querySelector('[data-lectern-typing]')
  if (!field) return false
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let last: Text | undefined
  while (walker.nextNode()) if ((walker.currentNode as Text).data.includes(words)) last = walker.currentNode as Text
  if (!last) return false
  const start = words === '' ? last.length : last.data.lastIndexOf(words)
  getSelection()?.setBaseAndExtent(last, start, last, start + words.length)
  return true
}

/** Runs in the page. Chooses the day in the focused date field of the panel, as the browser's calendar does; false where none has focus. */
function chooseDate(day: string): boolean {
  for (const frame of document.querySelector('lectern-preview')?.shadowRoot?.querySelectorAll('iframe') ?? []) {
    const field = frame.contentDocument?.activeElement as HTMLInputElement | null | undefined
    if (field?.type !== 'date') continue
    // React ignores values set through its own property of the element.
    const view = frame.contentWindow as Window & typeof globalThis
    // WebKit focuses a part of the date anew when its value is set: after the events of its calendar, but before those of a
    // script, and React would draw the old value over the new one.
    const hold = (event: Event) => event.stopImmediatePropagation()
    const focusEvents = ['focus', 'focusin', 'blur', 'focusout']
    for (const name of focusEvents) view.addEventListener(name, hold, true)
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(field, day)
    for (const name of focusEvents) view.removeEventListener(name, hold, true)
    field.dispatchEvent(new view.Event('input', { bubbles: true }))
    field.dispatchEvent(new view.Event('change', { bubbles: true }))
    return true
  }
  return false
}
