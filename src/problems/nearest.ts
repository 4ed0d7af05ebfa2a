// Finds the valid name that a misspelling most likely means.
import { letterDistance } from '../site/letter-distance.ts'
import { plainLetters } from '../site/plain-letters.ts'

/** Ignores case, accents, plural and the way words are joined. */
const plain = (word: string) =>
  plainLetters(word)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .slice(0, 200)

/** Returns the nearest name; undefined when none is close enough to suggest. */
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
    // A shared beginning makes a match likelier: "loafs" and "loaves".
    const kin = other.length > 3 && other.slice(0, 3) === wanted.slice(0, 3) ? 1 : 0
    const steps = letterDistance(wanted, other, limit + kin) - kin
    if (steps < least && steps >= 0 - kin) {
      least = steps
      best = name
    }
  }
  if (best !== undefined) return best
  return synonyms?.(wanted).find((name) => names.includes(name))
}

/** Returns the names that share a part with the word: "price-cards" leads to "price-list" and "price-table". */
export function withSharedPart(word: string, known: readonly string[]): string[] {
  const parts = word.toLowerCase().split(/[^a-z0-9]+/)
  return known.filter((name) => name.split('-').some((part) => part.length > 2 && parts.includes(part)))
}
