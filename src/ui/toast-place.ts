// Where a toast may stand: at the bottom edge, at the top one if it would cover something there, and where neither is
// free the page moves instead.

type Keep = () => (Element | null)[]

/** Keeps the layer off the given elements until the returned function is called. */
export function keepInClear(layer: HTMLElement, keep: Keep): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => place(layer, keep, false))
  }
  const onFocus = () => place(layer, keep, true)
  place(layer, keep, true)
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon)
  document.addEventListener('focusin', onFocus)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', soon)
    removeEventListener('resize', soon)
    document.removeEventListener('focusin', onFocus)
  }
}

function place(layer: HTMLElement, keep: Keep, mayScroll: boolean): void {
  const elements = keep().filter(
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
