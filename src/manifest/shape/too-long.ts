import { isScalar } from 'yaml'
import { type Finding, finding, onValue, type Path } from '../../problems/finding.ts'
import { lostDashIn, readsAsItem } from '../read/misread-scalars.ts'
import type { Source } from '../read/source.ts'

interface TooLong {
  key: string
  length: number
  max: number
}

/** Returns the finding for a text that is too long, or for a lost dash that joined two items. */
export function tooLong(path: Path, facts: TooLong, source: Source): Finding {
  return lostDash(path, facts, source) ?? finding('too-long', onValue(path), facts)
}

function lostDash(path: Path, { max }: TooLong, source: Source): Finding | undefined {
  const written = typeof path.at(-1) === 'number' ? source.written(path) : undefined
  if (!written || !isScalar(written.node) || written.node.type !== 'PLAIN') return undefined
  const { start, end, file, text, lines } = written
  const found = (isItem: typeof readsAsItem) => lostDashIn(lines.text, start, end, path, isItem)
  const second = secondOf(text, max)
  const lost = found(readsAsItem) ?? (second === undefined ? undefined : found((_, line) => line === second))
  return lost && { ...lost, at: { ...lost.at, file } }
}

/** Returns the only line that begins a sentence and splits the text into two that are short enough. */
function secondOf(text: string, maxLength: number): string | undefined {
  const lines = text.split('\n')
  const length = (part: readonly string[]) => part.map((line) => line.trim()).join(' ').length
  const [only, ...others] = lines.filter(
    (line, at) =>
      at > 0 &&
      /^\s*["'\u201c\u201e]?\p{Lu}/u.test(line) &&
      /[.!?]["'\u201d\u2019)]*\s*$/.test(lines[at - 1] ?? '') &&
      length(lines.slice(0, at)) <= maxLength &&
      length(lines.slice(at)) <= maxLength,
  )
  return others.length === 0 ? only : undefined
}
