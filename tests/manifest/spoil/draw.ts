// Draws slips by seed and counts how many the engine diagnoses correctly.
import { RandomWords, randomNumbers } from '../../../bench/random/random-words.ts'
import { judge, type Verdict } from './judge.ts'
import type { Kind, Slip } from './slip.ts'
import { drawSound } from './sound.ts'

/** Returns the slip of a kind for a seed. `isSmall` restricts it to manifests that load quickly. */
export function slipOf(kind: Kind, seed: number, root: string, isSmall = false): Slip {
  const words = new RandomWords(randomNumbers(seed))
  for (let tries = 0; tries < 400; tries++) {
    const slip = kind.spoil(drawSound(root, words, { isManifest: kind.isManifest, isSmall }), words)
    if (slip) return slip
  }
  throw new Error(`No manifest has a place for "${kind.name}".`)
}

/** Each kind has its own seeds, so that a new kind changes no other. */
export const seedOf = ({ name }: Kind, seed: number, at: number): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed * 7919 + at * 104_729) >>> 0

/** Counts of correct diagnoses among `variants` slips. */
export interface Score {
  variants: number
  found: number
  words: number
  alone: number
  fixed: number
  wrong: number
}

interface Drawing {
  root: string
  seed: number
  variants: number
  isSmall?: boolean
  /** Called with each slip and its verdict. */
  judged?: (slip: Slip, verdict: Verdict) => void
}

export function scoreOf(kind: Kind, { root, seed, variants, isSmall, judged }: Drawing): Score {
  const score: Score = { variants, found: 0, words: 0, alone: 0, fixed: 0, wrong: 0 }
  for (let at = 0; at < variants; at++) {
    const slip = slipOf(kind, seedOf(kind, seed, at), root, isSmall)
    const verdict = judge(slip, root)
    if (verdict.isFound) score.found++
    if (verdict.hasWords) score.words++
    if (verdict.isAlone) score.alone++
    if (verdict.isFixed) score.fixed++
    if (verdict.isWrong) score.wrong++
    judged?.(slip, verdict)
  }
  return score
}

export function sumOf(scores: readonly Score[]): Score {
  const total = (count: keyof Score) => scores.reduce((sum, score) => sum + score[count], 0)
  const [variants, found, words] = [total('variants'), total('found'), total('words')]
  return { variants, found, words, alone: total('alone'), fixed: total('fixed'), wrong: total('wrong') }
}

/** Percentage that found, words, alone and fixed have to reach; wrong has to be 0. */
const leastShare = 98

export const isMet = ({ variants, found, words, alone, fixed, wrong }: Score): boolean =>
  [found, words, alone, fixed].every((count) => count * 100 >= leastShare * variants) && wrong === 0
