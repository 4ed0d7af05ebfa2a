/** A key for each item of a list by its words: where it moves, the focus goes with it. */
export function keysOf(words: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return words.map((one) => {
    const before = seen.get(one) ?? 0
    seen.set(one, before + 1)
    return before === 0 ? one : `${one} ${before + 1}`
  })
}
