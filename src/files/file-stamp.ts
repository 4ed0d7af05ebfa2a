import { statSync } from 'node:fs'

export interface FileStamp {
  /** Differs once the file has been written since, or another one is in its place. */
  stamp: string
  /** Milliseconds since 1970. */
  changed: number
  /** Bytes. */
  size: number
}

/** Milliseconds. Some file systems count in steps of two seconds: two writes within that time may have one stamp. */
const young = 2000

/** Whether the file is read again although its stamp is the same. */
export const isYoung = ({ changed }: FileStamp): boolean => Date.now() - changed <= young

/** Undefined for what is no file, or not there. */
export function fileStamp(path: string): FileStamp | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return undefined
  const { size, mtimeMs, ctimeMs, ino } = stat
  return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs), size }
}
