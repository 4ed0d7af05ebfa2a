// Delays work until it has not been requested for a while.
export interface Debounced {
  soon(): void
  cancel(): void
}

/** Runs the work once, `wait` milliseconds after its last request. */
export function debounced(wait: number, work: () => unknown): Debounced {
  let timer: NodeJS.Timeout | undefined
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(work, wait)
    },
    cancel: () => clearTimeout(timer),
  }
}
