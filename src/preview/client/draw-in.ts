import type { Query } from './query.ts'

/** Draws an element of the preview itself in a scheme; undefined: in that of this machine. */
export function drawIn(scheme: Query['scheme'], element: HTMLElement | null | undefined) {
  if (!element) return
  if (scheme) element.dataset.scheme = scheme
  else delete element.dataset.scheme
}
