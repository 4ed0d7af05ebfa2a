import type { Query } from './query.ts'

/** Sets the colour scheme of one of the preview's own elements; undefined means the device's. */
export function setScheme(scheme: Query['scheme'], element: HTMLElement | null | undefined) {
  if (!element) return
  if (scheme) element.dataset.scheme = scheme
  else delete element.dataset.scheme
}
