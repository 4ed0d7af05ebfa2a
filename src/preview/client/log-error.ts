let isLeaving = false

addEventListener('beforeunload', () => {
  isLeaving = true
  // A download also fires `beforeunload`, and the page stays.
  setTimeout(() => {
    isLeaving = false
  }, 10_000)
})

/** Logs an error, except while the page is being left: browsers then reject pending fetches. */
export function logError(error: unknown) {
  if (!isLeaving) console.error(error)
}
