// Runs on every page with an island: keeps drafts, shows and hides conditional fields, and wakes an island once it is
// touched. Hand-written and without imports, so that it stays half a kilobyte and outside the bundle: an entry that is
// bundled and uses import() runs twice.
for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let touched = false
  let held = false
  let native = !island.dataset.islandSrc

  // Asked for each time: an island that fails puts the untouched form in place of its own.
  const form = () => island.querySelector('form')
  const named = (kind: string) => `${kind}:${form()?.dataset.form}`
  const button = () => form()?.querySelector<HTMLButtonElement>('[data-sending]')

  // Only a form that says what its draft is called has one: what is typed to sign in is never kept.
  const store = (act: (storage: Storage) => void) => {
    try {
      if (form()?.dataset.form) act(sessionStorage)
    } catch {
      // Storage is full or forbidden: the form works without drafts.
    }
  }

  const save = () =>
    store((storage) => {
      const values = [...new FormData(form() ?? undefined)]
      storage.setItem(named('draft'), JSON.stringify([Date.now(), values]))
    })

  /** A draft goes with the key it would have been sent under. */
  const forget = () =>
    store((storage) => {
      for (const kind of ['draft', 'intent']) storage.removeItem(named(kind))
    })

  const restore = () =>
    store((storage) => {
      const [at, values] = JSON.parse(storage.getItem(named('draft')) ?? '[0]')
      if (location.hash === `#${form()?.dataset.form}-received` || Date.now() - at > 864e5) return forget()
      for (const control of (form()?.elements ?? []) as Iterable<HTMLInputElement>) {
        const given = values.filter(([name]: [string]) => name === control.name).map(([, value]: string[]) => value)
        if (/^(checkbox|radio)$/.test(control.type)) control.checked = given.includes(control.value)
        else if (given.length && control.type !== 'hidden') control.value = given[0]
      }
    })

  /** Fields whose condition does not hold are neither shown nor sent. In order, as one may depend on another. */
  const settle = () => {
    for (const box of island.querySelectorAll<HTMLFieldSetElement>('[data-when]')) {
      const { when = '', is = '' } = box.dataset
      box.hidden = box.disabled = !new FormData(form() ?? undefined).getAll(when).includes(is)
    }
  }

  const say = (sending: boolean) => {
    const at = button()
    const words = (sending ? at?.dataset.sending : at?.dataset.label) ?? ''
    // Written only where they differ: WebKit loses a press on a text that is replaced before it ends.
    if (at && at.textContent !== words) at.textContent = words
  }

  const send = () => {
    if (held) form()?.requestSubmit()
    held = false
  }

  /** The island can't be had: the browser checks and sends the form by itself. */
  const giveUp = (reason: unknown) => {
    console.error('The page carries on without its script.', reason)
    native = true
    const at = form()
    if (at) at.noValidate = false
    say(false)
    send()
  }

  const wake = () => {
    if (native || touched) return
    touched = true
    import(/* @vite-ignore */ island.dataset.islandSrc ?? '')
      .then((module) => {
        // Only now: once the island is awake, the button's words are its own.
        say(false)
        return module.default(island)
      })
      .then(() => {
        native = true
        island.dataset.islandAwake = ''
        send()
      }, giveUp)
  }

  for (const touch of ['pointerover', 'touchstart', 'focusin', 'input'])
    island.addEventListener(touch, wake, { passive: true })

  // Before the island hears of it: should it break over what was typed, that is saved already.
  const keep = () => {
    save()
    settle()
  }
  island.addEventListener('input', keep, true)
  island.addEventListener('reset', () => {
    forget()
    setTimeout(settle)
  })
  island.addEventListener('island-restore', () => {
    restore()
    settle()
  })
  island.addEventListener('submit', (event) => {
    if (native) return
    event.preventDefault()
    held = true
    say(true)
    wake()
    setTimeout(() => held && giveUp('It took too long.'), 15e3)
  })

  // Whoever was quicker than this script is in a control already, and what they typed there is newer than any draft.
  const early = [...((form()?.elements ?? []) as Iterable<HTMLInputElement>)].find(
    (control) => control === document.activeElement,
  )
  const typed = early?.value
  restore()
  if (early && typed) {
    early.value = typed
    save()
  }
  settle()
  const at = form()
  if (at && !native) at.noValidate = true
  if (early) wake()

  const { islandEager } = island.dataset
  let kept: string[] = []
  try {
    kept = Object.keys(localStorage)
  } catch {
    // Storage is forbidden: nothing is kept.
  }
  if (islandEager !== undefined && new RegExp(islandEager).test(location.search + location.hash + kept)) wake()
}
