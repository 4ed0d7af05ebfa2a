// A file gets another text at one stroke: written beside it and renamed, so that a crash leaves the one or the other, whole.
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Fault } from '../problems/fault.ts'

const reasons: Record<string, string> = {
  ENOSPC: 'There is no space left on the disk.',
  EDQUOT: 'There is no space left for you on the disk.',
  EROFS: 'The disk may only be read.',
  EACCES: 'The folder may not be written.',
  EPERM: 'The folder may not be written.',
  EBUSY: 'Another program holds the file.',
}

/** What writes: other than the disk's own only where a disk that is full is wanted. */
export interface Disk {
  write(descriptor: number, text: string): void
}
const disk: Disk = { write: (descriptor, text) => void writeSync(descriptor, text) }

/** Throws a Fault when it cannot be written; the file is as it was then. Links are followed, and the file's rights stay. */
export function replaceFile(path: string, text: string, { write }: Disk = disk): void {
  const file = realpathSync(path)
  const { mode } = statSync(file)
  // A rename would overwrite a file that is read-only on purpose.
  if ((mode & 0o222) === 0) throw cannot(path, 'It may only be read.')
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  try {
    const descriptor = openSync(beside, 'w', mode)
    try {
      write(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    if (readFileSync(beside, 'utf8') !== text) throw Object.assign(new Error('short write'), { code: 'ENOSPC' })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw cannot(path, reasons[code] ?? `${error instanceof Error ? error.message : error}.`)
  }
}

const cannot = (path: string, why: string) =>
  new Fault(
    'cannot-write',
    `${basename(path)} cannot be written. ${why}`,
    'Nothing that was typed is lost: mend it and save again.',
  )
