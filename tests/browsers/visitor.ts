// One visitor on one reading, in whichever engine: actions and queries for journeys.
import { inject } from 'vitest'
import { type Engine, type EngineName, isAboutLoading, type Tab, type TabOptions } from './engines/engine.ts'
import { type Line, openLine } from './line.ts'

/** The first visible element that matches, with this name or text when given. */
export interface Target {
  css: string
  text?: string
}

export interface Visitor {
  engine: EngineName
  tab: Tab
  line: Line
  /** The server's data folder. */
  data: string
  open(path: string): Promise<void>
  /** Runs a function in the page; it may use nothing but its arguments. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>
  /** Repeats the function until it returns something truthy, and returns that; rejects after a minute, naming `what`. */
  until<Given extends unknown[], Result>(
    what: string,
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<NonNullable<Result>>
  /** Waits until it is visible. */
  see(target: Target | string): Promise<void>
  /** Moves the pointer onto its middle, once it is uncovered and no longer moves. */
  pointAt(target: Target | string): Promise<void>
  click(target: Target | string): Promise<void>
  /** Focuses a control by its label and types over its contents. */
  typeInto(label: string, text: string): Promise<void>
  /** Console errors, uncaught exceptions and violations of the policy so far. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export interface VisitOptions extends TabOptions {
  /** Address of a preview to visit directly, in place of the reading's site. */
  preview?: string
}

export type Visiting = (reading: string, options?: VisitOptions) => Promise<Visitor>

const timeoutMs = 60_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function visitorOf(engine: Engine, reading: string, options: VisitOptions = {}): Promise<Visitor> {
  const served = inject('served')[reading]
  if (!served) throw new Error(`Reading ${reading} is not served.`)
  const line = await openLine(served.url)
  const tab = await engine.openTab(options)

  const run: Visitor['run'] = async (work, ...given) => {
    const said = await tab.evaluate(`JSON.stringify((${work})(...${JSON.stringify(given)}))`)
    return said === null ? undefined : JSON.parse(said)
  }

  const until: Visitor['until'] = async (what, work, ...given) => {
    let last: unknown
    for (const began = Date.now(); Date.now() - began < timeoutMs; await pause(40)) {
      try {
        const said = await run(work, ...given)
        if (said) return said
        last = undefined
      } catch (error) {
        // The page is being replaced: the next one is asked again.
        last = error
      }
    }
    // biome-ignore lint/performance/useDomNodeTextContent: the rendered text is wanted
    const page = await run(() => `${location.href}\n${document.body.innerText}`).catch((error: unknown) => error)
    throw new Error(`In vain: waited for ${what}. The page: ${page}`, { cause: last })
  }

  const pointAt = async (target: Target | string) => {
    const { css, text } = named(target)
    let before = ''
    for (const began = Date.now(); Date.now() - began < timeoutMs; await pause(40)) {
      const place = await until(describe(target), middleOf, css, text, true)
      if (before === `${place}`) return tab.move(...place)
      before = `${place}`
    }
    throw new Error(`In vain: waited for ${describe(target)} to stand still.`)
  }

  return {
    engine: engine.name,
    tab,
    line,
    data: served.data,
    run,
    until,
    pointAt,
    open: (path) => tab.open((options.preview ?? line.url) + path),
    async see(target) {
      const { css, text } = named(target)
      await until(describe(target), middleOf, css, text, false)
    },
    async click(target) {
      await pointAt(target)
      await tab.press()
      await tab.release()
    },
    async typeInto(label, text) {
      for (let tries = 0; tries < 3; tries++) {
        await until(`a control called ${label}`, focusLabelled, label)
        await tab.type(text)
        if (await run(holds, label, text)) return
        // A new screen moves the focus to its heading, which may come after a script has begun to type.
      }
      throw new Error(`In vain: typed into ${label}.`)
    },
    async complaints() {
      // A report takes a moment to arrive.
      await pause(200)
      return [...tab.complaints, ...line.complaints].filter((said) => !isAboutLoading(said))
    },
    async close() {
      await tab.close()
      await line.close()
    },
  }
}

const named = (target: Target | string): Required<Target> => ({
  text: '',
  ...(typeof target === 'string' ? { css: target } : target),
})
const describe = (target: Target | string) => {
  const { css, text } = named(target)
  return text ? `${css} with "${text}"` : css
}

/** Runs in the page. The middle of an element scrolled into view; undefined while it is hidden or covered. */
function middleOf(css: string, text: string, uncovered: boolean): [number, number] | undefined {
  for (const element of document.querySelectorAll(css)) {
    if (!(element.textContent ?? '').includes(text)) continue
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') continue
    if (!uncovered) return [0, 0]
    const box = () => element.getBoundingClientRect()
    if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = box()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    // During a view transition every point belongs to the transition.
    if (element.contains(hit)) return [x, y]
  }
  return undefined
}

/** Runs in the page. Whether a control with that label exists; it is focused and its text selected. */
function focusLabelled(name: string): boolean {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim().startsWith(name))
  const control = label?.control
  if (!control || control.getClientRects().length === 0) return false
  control.focus()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select()
  return document.activeElement === control
}

/** Runs in the page. */
function holds(name: string, text: string): boolean {
  const label = [...document.querySelectorAll('label')].find((each) => each.textContent?.trim().startsWith(name))
  const { control } = label ?? {}
  return control instanceof HTMLInputElement && control.value === text
}
