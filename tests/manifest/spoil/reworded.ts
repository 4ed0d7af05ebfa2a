import { replaced, type Slip, withLines } from './slip.ts'
import type { Sound } from './sound.ts'

/** Returns a slip that rewrites one line, which `--fix` has to restore. */
export function reworded(
  sound: Sound,
  line: number,
  by: string | undefined,
  { codes, words, also }: Pick<Slip, 'codes' | 'words' | 'also'>,
): Slip | undefined {
  const before = sound.lines[line - 1]
  if (by === undefined || by === before) return undefined
  const files = withLines(sound, replaced(sound.lines, line, by))
  return { files, file: sound.file, lines: [line], codes, words, also, fixed: sound.text }
}
