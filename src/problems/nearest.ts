// How far one word is from another, so that a misspelling can be answered with the word that was meant.

/** Letters added, lost, changed or swapped with their neighbour; stops counting past `limit`. */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Case, plural and the way words are joined matter little to what an author meant. */
const plain = (word: string) =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .slice(0, 200)

/** Nearest valid name, or undefined when nothing is close enough to be worth suggesting. */
export function nearest(
  word: string,
  known: Iterable<string>,
  synonyms?: (word: string) => readonly string[],
): string | undefined {
  const names = [...known]
  const wanted = plain(word)
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  let best: string | undefined
  let least = limit + 1
  for (const name of names) {
    const other = plain(name)
    // A shared beginning is a sign that the word was meant, however it ends: "loafs" and "loaves".
    const kin = other.length > 3 && other.slice(0, 3) === wanted.slice(0, 3) ? 1 : 0
    const steps = distance(wanted, other, limit + kin) - kin
    if (steps < least && steps >= 0 - kin) {
      least = steps
      best = name
    }
  }
  if (best !== undefined) return best
  return synonyms?.(wanted).find((name) => names.includes(name))
}
