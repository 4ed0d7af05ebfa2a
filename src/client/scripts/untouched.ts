// Hydrates islands that act without a touch: as soon as they are seen, or once the browser has nothing else to do. Runs after the loader.
for (const island of document.querySelectorAll<HTMLElement>('[data-island-when]')) {
  // The loader takes it for a visitor's.
  const hydrate = () => island.dispatchEvent(new Event('pointerover'))
  if (island.dataset.islandWhen === 'visible')
    new IntersectionObserver((entries, observer) => {
      if (!entries.pop()?.isIntersecting) return
      observer.disconnect()
      hydrate()
    }).observe(island)
  // Safari has no idle callback yet.
  else if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 })
  else setTimeout(hydrate, 200)
}
