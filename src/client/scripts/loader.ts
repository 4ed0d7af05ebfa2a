// Runs on every page with an island: fetches its script when the island comes near, hydrates it once it is touched, and holds
// back what was pressed before it could answer. Kept small, since every reader of such a page downloads it.
import { keepDrafts } from '../drafts.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}
// Chromium alone reports it.
const { connection } = navigator as Navigator & { connection?: Connection }

keepDrafts()
for (const island of document.querySelectorAll<HTMLElement>('[data-files]')) {
  /** The island's script, and what it imports. */
  const files = (island.dataset.files as string).split(' ')
  /** Buttons pressed before the island could answer → the words they bore. */
  const held = new Map<HTMLElement, string | null>()
  let hydrating = false
  let answers = false

  const restoreWords = () => {
    // Written only where they differ: a text that is replaced under the pointer loses the click in WebKit.
    for (const [button, words] of held) if (button.textContent !== words) button.textContent = words
  }

  const replay = () => {
    answers = true
    for (const button of held.keys()) button.click()
    held.clear()
  }

  /** The island can't be had: the browser checks and sends the form by itself. */
  const giveUp = (reason: unknown) => {
    console.error(reason)
    restoreWords()
    replay()
  }

  const hydrate = () => {
    if (hydrating) return
    hydrating = true
    import(/* @vite-ignore */ files[0] as string)
      .then((module) => {
        // Hydration needs the markup as the page came with it, and keeps the held buttons those that stand in the page.
        restoreWords()
        return module.default(island, held)
      })
      .then(replay)
      .catch(giveUp)
  }

  const hold = (event: Event) => {
    // Enter in a field presses the form's button, too.
    const button = (event.target as Element).closest('button')
    if (answers || !button) return
    event.preventDefault()
    event.stopPropagation()
    hydrate()
    if (held.has(button)) return
    held.set(button, button.textContent)
    const { sending } = button.dataset
    if (sending) button.textContent = sending
    // Fifteen seconds are the most that a visitor waits for the island.
    setTimeout(() => held.size && giveUp('Timeout'), 15e3)
  }

  const preload = () => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }

  island.addEventListener('click', hold, true)
  island.addEventListener('pointerover', hydrate)
  island.addEventListener('focusin', hydrate)
  if (!connection?.saveData) {
    new IntersectionObserver((entries, observer) => {
      if (!(entries.pop() as IntersectionObserverEntry).isIntersecting) return
      preload()
      observer.disconnect()
    }).observe(island)
    if (connection?.effectiveType === '4g') requestIdleCallback(preload)
  }
  if (island.contains(document.activeElement)) hydrate()
}
