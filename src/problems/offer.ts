import type { Finding } from './finding.ts'
import { nearest } from './nearest.ts'

/** Returns suggestion and fix for a finding that a word may replace; nothing for undefined. `safe` as in a fix; `text` is the word's YAML source. */
export const offer = (
  word: string | undefined,
  safe: boolean,
  text = word ?? '',
): Pick<Finding, 'suggestion' | 'fix'> =>
  word === undefined ? {} : { suggestion: word, fix: { title: `Write "${word}"`, text, safe } }

/**
 * Returns facts and extras of a finding for a name that is none of the known ones. Left out, `isSafe` is whether the nearest name differs in case alone.
 */
export function misnamed(name: string, names: Iterable<string>, isSafe?: boolean) {
  const known = [...names]
  const near = nearest(name, known)
  const extras = offer(near, isSafe ?? near?.toLowerCase() === name.toLowerCase())
  return [{ name, nearest: near, known }, extras] as const
}
