// Delays work until it has not been requested for a while.
export interface Debounced {
  /** Requests the work. `failed` gets what it throws; left out, the error is thrown. */
  soon(failed?: (error: unknown) => void): void
  cancel(): void
}

/** Runs the work once, `wait` milliseconds after its last request. */
export function debounced(wait: number, work: () => Promise<void>): Debounced {
  let timer: NodeJS.Timeout | undefined
  return {
    soon(failed = rethrow) {
      clearTimeout(timer)
      timer = setTimeout(() => void work().catch(failed), wait)
    },
    cancel: () => clearTimeout(timer),
  }
}

const rethrow = (error: unknown) => {
  throw error
}
