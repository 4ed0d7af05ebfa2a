import { isScalar } from 'yaml'
import { type Finding, finding, onValue, type Path } from '../../problems/finding.ts'
import type { Source } from '../read/source.ts'
import { lostDashIn, readsAsItem } from '../read/swallowed.ts'

/** What is wrong with a text that is too long: an item may be so because the one below it lost its dash. */
export function tooLong(path: Path, facts: { key: string; length: number; most: number }, source: Source): Finding {
  return lostDash(path, source) ?? finding('too-long', onValue(path), facts)
}

function lostDash(path: Path, source: Source): Finding | undefined {
  const node = source.nodeAt(path)
  if (typeof path.at(-1) !== 'number' || !isScalar(node) || node.type !== 'PLAIN') return undefined
  const { start, end, file } = source.stretchOf(node, path)
  const lost = lostDashIn(source.readText(path), start, end, path, readsAsItem)
  return lost && { ...lost, at: { ...lost.at, file } }
}
