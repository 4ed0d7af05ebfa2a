/** Runs the work once, `wait` milliseconds after its last request. */
export function debounced(wait: number, work: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(work, wait)
    },
    cancel: () => clearTimeout(timer),
  }
}
