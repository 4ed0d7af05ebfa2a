// What journeys need of a browser, whichever protocol drives it.

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export interface TabOptions {
  /** False disables the page's own scripts; `evaluate` still works. */
  script?: boolean
  /** Emulates a phone or a tablet with touch, as far as the engine can. */
  isTouch?: boolean
}

/** One tab of a new visitor: no cookies, no storage. */
export interface Tab {
  /** Resolves once the document and its subresources have loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The value of an expression in the page, as a string; null when it is undefined. Rejects during navigation. */
  evaluate(expression: string): Promise<string | null>
  /** In CSS pixels from the top left corner of the viewport. */
  move(x: number, y: number): Promise<void>
  press(): Promise<void>
  release(): Promise<void>
  /** Taps by touch. */
  tap(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  /** Sets the viewport's size in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>
  /** Console errors, uncaught exceptions and violations of the policy that the engine reports. */
  complaints: string[]
  close(): Promise<void>
}

export type KeyName =
  | 'Enter'
  | 'Tab'
  | 'Escape'
  | 'Space'
  | 'Backspace'
  | 'F2'
  | 'F10'
  | 'Home'
  | 'End'
  | `Arrow${'Up' | 'Down' | 'Left' | 'Right'}`
export type Modifier = 'Alt' | 'Control' | 'Shift'
type LetterKey = 'a' | 'b' | 'k' | 'y' | 'z'
/** A letter means its key. */
export type Key = KeyName | `${Modifier}+${KeyName | LetterKey}`

export function partsOfKey(key: Key): { modifier?: Modifier; pressed: KeyName | LetterKey } {
  const [, modifier, pressed] = /^(?:(Alt|Control|Shift)\+)?(.+)$/.exec(key) ?? []
  return { modifier: modifier as Modifier | undefined, pressed: pressed as KeyName | LetterKey }
}

export interface Engine {
  name: EngineName
  /** Product and version as the browser reports them. */
  version: string
  openTab(options?: TabOptions): Promise<Tab>
  close(): Promise<void>
}

export const viewport = { width: 1280, height: 800 }

/**
 * Every engine logs failed loads itself, even when the page expects them, and WebKit also requests that navigation
 * cancels.
 */
export const isAboutLoading = (line: string) => /failed to load resource|^TypeError: Load failed$/i.test(line)

/** Where a page posts errors that its engine does not report. */
export const complaintsPath = '/complaints-of-a-journey'
