// What a visitor has typed and where the focus is, so that both can be put back when the controls themselves are replaced.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsIn = (place: ParentNode) => place.querySelectorAll<Control>('input,textarea,select')

/** Controls of a sign-in have no name, those of a group share one. */
const nameOf = ({ id, name }: Control) => id || name

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Follows what happens in `root` from now on; the function it returns puts it into the controls of a place that have the same names. */
export function followTyping(root: HTMLElement): (place: ParentNode) => void {
  let typed: Map<string, { value: string; checked: boolean }>
  let focused: string | undefined
  const read = () => {
    typed = new Map(
      [...controlsIn(root)].map((control) => [
        nameOf(control),
        { value: control.value, checked: 'checked' in control && control.checked },
      ]),
    )
  }
  const follow = (target: EventTarget | null) => {
    if (isControl(target)) focused = nameOf(target)
  }
  read()
  follow(root.contains(document.activeElement) ? document.activeElement : null)
  root.addEventListener('input', read, true)
  root.addEventListener('reset', () => setTimeout(read))
  root.addEventListener('focusin', ({ target }) => follow(target))

  return (place) => {
    for (const control of controlsIn(place)) {
      const before = typed.get(nameOf(control))
      if (!before || control.type === 'file') continue
      if (control instanceof HTMLInputElement) control.checked = before.checked
      if (control.value !== before.value) control.value = before.value
      if (nameOf(control) === focused) control.focus()
    }
    // Scripts that follow typing, such as that for conditional fields, get the same event as for a visitor's.
    if (place instanceof HTMLElement) place.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
