// A file gets another text at one stroke: written beside it and renamed, so that a crash leaves the one or the other, whole.
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { writeWhole } from '../cache/cache.mjs'
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

/** Throws a Fault when it cannot be written; the file is as it was then. Links are followed, and the file's rights stay. */
export function replaceFile(path: string, text: string, disk?: Disk): void {
  const file = realpathSync(path)
  const { mode } = statSync(file)
  // A rename would overwrite a file that is read-only on purpose.
  if ((mode & 0o222) === 0) throw cannot(path, 'It may only be read.')
  try {
    writeWhole(file, text, { mode, durable: true, ...disk })
  } catch (error) {
    throw cannot(path, reasonOf(error))
  }
}

/** Throws a Fault where it cannot be written, or where there is one by then. */
export function createFile(path: string, text: string): void {
  if (existsSync(path)) throw cannot(path, 'There is a file of that name.')
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, text, { durable: true })
  } catch (error) {
    throw cannot(path, reasonOf(error))
  }
}

/** Throws a Fault where it cannot be removed. */
export function removeFile(path: string): void {
  try {
    rmSync(path)
  } catch (error) {
    throw cannot(path, reasonOf(error))
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? `${error instanceof Error ? error.message : error}.`
}

const cannot = (path: string, why: string) =>
  new Fault(
    'cannot-write',
    `${basename(path)} cannot be written. ${why}`,
    'The file is as it was. Fix that, and call the command again.',
  )
