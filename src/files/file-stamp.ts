// Detects changed files by their stamps. Texts, lists of folders, pictures and released paths use it.
import { type Stats, statSync } from 'node:fs'

export interface FileStamp {
  /** Changes when the file or folder is written or replaced. */
  stamp: string
  /** False while another write could result in the same stamp. */
  isSettled: boolean
}

/** Milliseconds between two timestamps. The kernel's clock of writes ticks at least every ten. */
const tick = 50
/** Milliseconds between two timestamps on file systems that only store whole seconds, or every other one. */
const coarseTick = 2000

/** Returns undefined where the file does not exist. */
export function fileStamp(path: string): FileStamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stat
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, isSettled: isStampSettled(stat) }
}

/** True when a later write is certain to change the stamp. */
export const isStampSettled = ({ mtimeMs, ctimeMs }: Stats): boolean =>
  Date.now() - Math.max(mtimeMs, ctimeMs) > (Number.isInteger(ctimeMs) ? coarseTick : tick)

/** Caches a value for each file until it changes. A value with an unsettled stamp is computed once more. */
export class FileCache<T> {
  private readonly known = new Map<string, FileStamp & { value: T }>()

  /** Returns the cached value, or that of `make`. Without a file, `make` is called each time. */
  get(path: string, make: (path: string) => T): T {
    const found = fileStamp(path)
    const before = this.known.get(path)
    if (found && before?.isSettled && before.stamp === found.stamp) return before.value
    const value = make(path)
    if (found) this.known.set(path, { ...found, value })
    return value
  }
}
