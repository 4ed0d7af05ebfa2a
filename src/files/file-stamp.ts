// Whether what was made of a file still holds: the one answer for texts, lists of folders, pictures and the list of released paths.
import { type Stats, statSync } from 'node:fs'

export interface FileStamp {
  /** Differs once the file or folder has been written since, or another one is in its place. */
  stamp: string
  /** False where a write that is still to come may leave the same stamp. */
  isSettled: boolean
}

/** Milliseconds. The kernel takes the time of a write from a clock that ticks every ten milliseconds at most. */
const tick = 50
/** Milliseconds. Some file systems count in whole seconds, or in steps of two. */
const coarseTick = 2000

/** Undefined for what is not there. */
export function fileStamp(path: string): FileStamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stat
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled: isSettled(stat) }
}

/** Whether a write that is still to come leaves another stamp. */
export const isSettled = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > (Number.isInteger(ctimeMs) ? coarseTick : tick)

/** What was made of each file, until the file changes. What was made before the stamp had settled is made once more. */
export class MadeOfFiles<T> {
  private readonly known = new Map<string, FileStamp & { value: T }>()

  /** `make` is called where nothing is known of the file as it is, and each time where it is not there. */
  of(path: string, make: (path: string) => T): T {
    const found = fileStamp(path)
    const before = this.known.get(path)
    if (found && before?.isSettled && before.stamp === found.stamp) return before.value
    const value = make(path)
    if (found) this.known.set(path, { ...found, value })
    return value
  }
}
