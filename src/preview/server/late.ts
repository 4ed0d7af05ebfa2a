export interface Late {
  /** `failed` is called with what the work throws; left out, it is thrown. */
  soon(failed?: (error: unknown) => void): void
  cancel(): void
}

/** Does the work once, so many milliseconds after it was last asked for. */
export function late(wait: number, work: () => Promise<void>): Late {
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
