/** React keys for list items from their words, so that an item keeps the focus when it moves. Repeated words get a number. */
export function keysOf(words: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return words.map((one) => {
    const before = seen.get(one) ?? 0
    seen.set(one, before + 1)
    return before === 0 ? one : `${one} ${before + 1}`
  })
}
