// Hydrates islands that need no touch: when they become visible, or once the browser is idle. Runs after the loader.
for (const island of document.querySelectorAll<HTMLElement>('[data-island-when]')) {
  // The loader treats this event like a visitor's.
  const hydrate = () => island.dispatchEvent(new Event('pointerover'))
  if (island.dataset.islandWhen === 'visible')
    new IntersectionObserver((entries, observer) => {
      if (!entries.pop()?.isIntersecting) return
      observer.disconnect()
      hydrate()
    }).observe(island)
  // Safari has no requestIdleCallback.
  else if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 })
  else setTimeout(hydrate, 200)
}
