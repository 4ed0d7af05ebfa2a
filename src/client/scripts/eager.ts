// Hydrates an island at once when the address, or the name of a key in localStorage, matches the island's pattern: for links from
// mails and for sessions. Runs after the loader.
let stored: string[] = []
try {
  stored = Object.keys(localStorage)
} catch {
  // Storage is forbidden, so it holds nothing.
}
for (const island of document.querySelectorAll<HTMLElement>('[data-island-eager]'))
  if (new RegExp(island.dataset.islandEager ?? '').test(`${location.search}${location.hash}${stored}`))
    // The loader treats this event like a visitor's.
    island.dispatchEvent(new Event('pointerover'))
