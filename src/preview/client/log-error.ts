let isLeft = false

addEventListener('beforeunload', () => {
  isLeft = true
  // A link that only downloads something leaves no page.
  setTimeout(() => {
    isLeft = false
  }, 10_000)
})

/** On the console, unless the page is being left: some browsers reject then what is still being fetched. */
export function logError(error: unknown) {
  if (!isLeft) console.error(error)
}
