import { statSync } from 'node:fs'

export interface FileStamp {
  /** Differs once the file has been written since, or another one is in its place. */
  stamp: string
  /** Milliseconds since 1970. */
  changed: number
  /** Bytes. */
  size: number
}

/** Undefined for what is no file, or not there. */
export function fileStamp(path: string): FileStamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stat
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs), size }
}
