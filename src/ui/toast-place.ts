// Positions toasts: at the bottom edge, or at the top if they would cover something; if both are taken, the page scrolls.

type ElementsToKeepClear = () => (Element | null)[]

/** Keeps the layer from covering the given elements until the returned function is called. */
export function keepInClear(layer: HTMLElement, elementsToKeepClear: ElementsToKeepClear): () => void {
  let frame = 0
  const placeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(layer, elementsToKeepClear, false))
  }
  const onFocus = () => place(layer, elementsToKeepClear, true)
  onFocus()
  addEventListener('scroll', placeSoon, { passive: true })
  addEventListener('resize', placeSoon)
  document.addEventListener('focusin', onFocus)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', placeSoon)
    removeEventListener('resize', placeSoon)
    document.removeEventListener('focusin', onFocus)
  }
}

function place(layer: HTMLElement, elementsToKeepClear: ElementsToKeepClear, mayScroll: boolean): void {
  const elements = elementsToKeepClear().filter(
    (element) => element && element !== document.body && !layer.contains(element) && !element.contains(layer),
  ) as Element[]
  const covered = () =>
    elements.find((element) => overlap(layer.getBoundingClientRect(), element.getBoundingClientRect()))
  for (const edge of ['bottom', 'top']) {
    layer.dataset.edge = edge
    if (!covered()) return
  }
  layer.dataset.edge = 'bottom'
  const under = covered()
  const gap = 16
  if (mayScroll && under)
    scrollBy({
      top: under.getBoundingClientRect().bottom - layer.getBoundingClientRect().top + gap,
      behavior: 'instant',
    })
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.height > 0 && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
