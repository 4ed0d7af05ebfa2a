// Finds an element by kind and name, on the page, in the bar over it and in the editor's panel.

export interface Named {
  /** `text`: editable words of the page. `image`: an editable picture. */
  is: keyof typeof selectors
  /** The beginning of its visible text or name; for a text, any of its words. */
  called: string
  /** Name of the row, group or region that contains it. */
  within?: string
  /** The whole name has to match. */
  exactly?: boolean
  /** The last of several. */
  last?: boolean
}

export interface FoundElement {
  x: number
  y: number
  hasFocus: boolean
  /** Number of frames since the first search. */
  frames: number
  /** The axis of the arrow keys that lead to it from the focused element. */
  arrows?: 'down' | 'up' | 'right' | 'left'
  /** The focused element, for error messages. */
  focus: string
}

export const selectors = {
  button: 'button, [role=button], summary',
  tab: '[role=tab]',
  row: '[role=row]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  field: 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [role=spinbutton]',
  radio: 'input[type=radio]',
  switch: 'input[type=checkbox]',
  text: '#root [data-lectern-text]',
  image: '#root [data-lectern-fields]',
}

/** Runs in the page. The middle of the element, once it is visible and not covered. */
export function findNamed({ called, within, exactly, last }: Named, css: string): FoundElement | undefined {
  interface Place {
    root: Document | ShadowRoot
    left: number
    top: number
    /** What has to be hit in the enclosing places for a point of this one. */
    through: { root: Document | ShadowRoot; holder: Element }[]
  }
  const places: Place[] = [{ root: document, left: 0, top: 0, through: [] }]
  const host = document.querySelector('lectern-preview')
  if (host?.shadowRoot) {
    const chrome: Place = { root: host.shadowRoot, left: 0, top: 0, through: [{ root: document, holder: host }] }
    places.push(chrome)
    for (const frame of host.shadowRoot.querySelectorAll('iframe')) {
      const { left, top } = frame.getBoundingClientRect()
      const through = [...chrome.through, { root: host.shadowRoot, holder: frame }]
      if (frame.contentDocument) places.push({ root: frame.contentDocument, left, top, through })
    }
  }
  const wordsOf = (node: Node): string => {
    if (node instanceof Element || node.nodeType === 1) {
      const element = node as Element
      if (element.getAttribute('aria-hidden') === 'true') return ''
      return [...element.childNodes].map(wordsOf).join('')
    }
    return node.textContent ?? ''
  }
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const named = [...ids.map((id) => root.getElementById(id)), ...labels].flatMap((one) =>
      // A field's own label is hidden from assistive technology while its list is open.
      one ? [[...one.childNodes].map(wordsOf).join('')] : [],
    )
    const name =
      element.getAttribute('aria-label') ??
      ([...new Set(named)].join(' ') || (element as HTMLImageElement).alt || wordsOf(element))
    return name.replace(/[\s\u00a0]+/g, ' ').trim()
  }
  let focused: Element | null = document.activeElement
  for (;;) {
    const inner: Element | null | undefined =
      focused?.shadowRoot?.activeElement ??
      (focused?.localName === 'iframe' ? (focused as HTMLIFrameElement).contentDocument?.activeElement : null)
    if (!inner) break
    focused = inner
  }
  const counted: Window & { lecternFrames?: number; lecternAsked?: boolean } = window
  const frames = counted.lecternFrames ?? 0
  if (!counted.lecternAsked)
    requestAnimationFrame(() => Object.assign(counted, { lecternFrames: frames + 1, lecternAsked: false }))
  counted.lecternAsked = true
  const isText = css.includes('data-lectern-')
  const fits = (element: Element) => {
    const name = nameOf(element)
    const isCalled = isText ? name.includes(called) : exactly ? name === called : name.startsWith(called)
    if (!isCalled) return false
    if (within === undefined) return true
    for (let around: Element | null = element.parentElement; around; around = around.parentElement)
      if (around.matches('[role=row], [role=group], fieldset, section, [role=dialog], [role=radiogroup], li'))
        if (nameOf(around).startsWith(within)) return true
    return false
  }
  for (const { root, left, top, through } of places) {
    const all = [...root.querySelectorAll(css)]
    for (const element of last ? all.reverse() : all) {
      if (!fits(element) || (element as HTMLButtonElement).disabled) continue
      const isChoice = element.matches('input[type=radio], input[type=checkbox]')
      const seen = (isChoice && element.closest('label')) || element
      if (seen.getClientRects().length === 0) continue
      const view = root.nodeType === 9 ? (root as Document).defaultView : window
      if (view?.getComputedStyle(seen).visibility !== 'visible') continue
      const whole = () => seen.getClientRects()[0] as DOMRect
      const isOff = () => whole().top < 0 || whole().bottom > view.innerHeight
      if (isOff()) seen.scrollIntoView({ block: 'center', behavior: 'instant' })
      const middle = () => {
        const { left: x, top: y, width, height } = whole()
        return { x: x + width / 2, y: y + height / 2 }
      }
      const isFree = ({ x, y }: { x: number; y: number }) =>
        seen.contains(root.elementFromPoint(x, y)) &&
        through.every(({ root: around, holder }) => around.elementFromPoint(x + left, y + top) === holder)
      if (!isFree(middle())) seen.scrollIntoView({ block: 'center', behavior: 'instant' })
      const hasFocus = focused === element
      const { x, y } = middle()
      const composite =
        '[role=tablist], [role=menu], [role=grid], [role=radiogroup], [role=listbox], fieldset:has(> .radio)'
      const around = element.closest(composite)
      let arrows: FoundElement['arrows']
      if (around && around === focused?.closest(composite) && !hasFocus) {
        const [row, own] = [element, focused].map((one) => one.closest('[role=row]'))
        const isAfter = Boolean(focused.compareDocumentPosition(element) & 4)
        // Pictures are arranged in rows and columns.
        const isBeside = row && own && Math.abs(row.getBoundingClientRect().top - own.getBoundingClientRect().top) < 8
        if (own && row !== own && focused !== own) arrows = 'left'
        else if (around.matches('[role=tablist]') || isBeside) arrows = isAfter ? 'right' : 'left'
        else arrows = isAfter ? 'down' : 'up'
      }
      const focus = focused ? nameOf(focused).slice(0, 40) : ''
      if (!hasFocus && !isFree(middle())) continue
      return { x: x + left, y: y + top, hasFocus, frames, arrows, focus }
    }
  }
  return undefined
}
