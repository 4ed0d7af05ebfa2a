// Runs on every page with an island: preloads its script when the island comes near, hydrates it when the visitor touches it, and
// holds back clicks until it is hydrated. Kept small, because every visitor of such a page downloads it.
import { persistDrafts } from '../drafts.ts'

// Only Chromium has this property.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

persistDrafts()
for (const island of document.querySelectorAll<HTMLElement>('[data-files]')) {
  /** The island's script and the files it imports. */
  const files = (island.dataset.files as string).split(' ')
  /** Buttons pressed before the island was hydrated → their text. */
  const held = new Map<HTMLElement, string | null>()
  let hydrating = false
  let answers = false

  const restoreWords = () => {
    // Only where the text differs: in WebKit a click is lost when text under the pointer is replaced.
    for (const [button, words] of held) if (button.textContent !== words) button.textContent = words
  }

  const replay = () => {
    answers = true
    for (const button of held.keys()) button.click()
    held.clear()
  }

  /** Releases the form to the browser, which validates and sends it by itself. */
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
        // Hydration needs the original markup, and updates the held buttons to those in the page.
        restoreWords()
        return module.default(island, held)
      })
      .then(replay)
      .catch(giveUp)
  }

  const hold = (event: Event) => {
    // Pressing Enter in a field also clicks the form's button.
    const button = (event.target as Element).closest('button')
    if (answers || !button) return
    event.preventDefault()
    event.stopPropagation()
    hydrate()
    if (held.has(button)) return
    held.set(button, button.textContent)
    const { sending } = button.dataset
    if (sending) button.textContent = sending
    // The longest a visitor waits for the island.
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
