// Records what a visitor types and where the focus is, so that both can be restored when the controls are replaced.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsIn = (place: ParentNode) => place.querySelectorAll<Control>('input,textarea,select')

/** Sign-in controls have no name; the controls of a group share one. */
const nameOf = ({ id, name }: Control) => id || name

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Records typing in `root` from now on. The returned function copies values and focus to the controls with the same names in `place`. */
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
    // Scripts that react to typing, such as the one for conditional fields, get the same event as from a visitor.
    if (place instanceof HTMLElement) place.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
