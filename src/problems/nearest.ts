// A misspelling is answered with the word that was meant.
import { letterDistance } from '../site/letter-distance.ts'

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
    const steps = letterDistance(wanted, other, limit + kin) - kin
    if (steps < least && steps >= 0 - kin) {
      least = steps
      best = name
    }
  }
  if (best !== undefined) return best
  return synonyms?.(wanted).find((name) => names.includes(name))
}
