// Hydrates islands at once where the address, or the name of anything kept in the browser, matches the pattern they give: a
// link from a mail, a session. Runs after the loader.
let stored: string[] = []
try {
  stored = Object.keys(localStorage)
} catch {
  // Storage is forbidden: nothing is kept.
}
for (const island of document.querySelectorAll<HTMLElement>('[data-island-eager]'))
  if (new RegExp(island.dataset.islandEager ?? '').test(`${location.search}${location.hash}${stored}`))
    // The loader takes it for a visitor's.
    island.dispatchEvent(new Event('pointerover'))
