/** Returns whether texts contain every word of a search, in any order. An empty search finds every text. */
export function textFinder(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/)
  return (text) => {
    const lower = text.toLowerCase()
    return words.every((word) => lower.includes(word))
  }
}
