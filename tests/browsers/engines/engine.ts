// What a journey asks of a browser, whichever protocol drives it.

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

export interface TabOptions {
  /** False turns the page's own scripts off; `evaluate` still works. */
  script?: boolean
  /** A phone or a tablet, as far as the engine emulates one: a finger is its pointer. */
  isTouch?: boolean
}

/** One tab of a visitor who has never been here: no cookies, no storage. */
export interface Tab {
  /** Resolves once the document and what it loads have arrived. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Gives the value of an expression in the page, as a text; null when it is undefined. Rejects while a page is being replaced. */
  evaluate(expression: string): Promise<string | null>
  /** In CSS pixels from the top left corner of the viewport. */
  move(x: number, y: number): Promise<void>
  press(): Promise<void>
  release(): Promise<void>
  /** With a finger. */
  tap(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  /** The viewport's size in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of what is seen. */
  screenshot(): Promise<Buffer>
  /** What the engine tells of errors on the console, exceptions nobody caught and breaks of the policy. */
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
/** A letter stands for its key. */
export type Key = KeyName | `${Modifier}+${KeyName | 'a' | 'b' | 'k'}`

export function partsOfKey(key: Key): { modifier?: Modifier; pressed: KeyName | 'a' | 'b' | 'k' } {
  const [, modifier, pressed] = /^(?:(Alt|Control|Shift)\+)?(.+)$/.exec(key) ?? []
  return { modifier: modifier as Modifier | undefined, pressed: pressed as KeyName }
}

export interface Engine {
  name: EngineName
  /** The product and its version, as it says itself. */
  version: string
  openTab(options?: TabOptions): Promise<Tab>
  close(): Promise<void>
}

export const viewport = { width: 1280, height: 800 }

/**
 * Every engine writes a line of its own about a load that failed, also when the page expects the failure. WebKit has one for
 * each request that leaving a page cuts off, too.
 */
export const isAboutLoading = (line: string) => /failed to load resource|^TypeError: Load failed$/i.test(line)

/** Where a page posts complaints that its engine keeps to itself. */
export const complaintsPath = '/complaints-of-a-journey'
