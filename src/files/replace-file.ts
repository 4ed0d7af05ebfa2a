// Replaces, creates and removes files atomically: a crash leaves the old or the new file, whole.
import { existsSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { writeWhole } from '../cache/cache.mjs'
import { Fault } from '../problems/fault.ts'

/** By the code of the operating system. */
export const writeErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left on the disk.',
  EDQUOT: 'There is no space left for you on the disk.',
  EROFS: 'The disk may only be read.',
  EACCES: 'The folder may not be written.',
  EPERM: 'The file or its folder is protected from changes.',
  EBUSY: 'Another program holds the file.',
}

/** Writes to a file descriptor. Tests replace it to simulate a full disk. */
export interface Disk {
  write(descriptor: number, text: string): void
}

/** Replaces a file's text, following links and keeping its permissions. Throws a Fault when it cannot; the file is unchanged then. */
export function replaceFile(path: string, text: string, disk?: Disk): void {
  const file = realpathSync(path)
  const { mode } = statSync(file)
  // A rename would overwrite a read-only file.
  if ((mode & 0o222) === 0) throw cannot(path, 'It may only be read.')
  try {
    writeWhole(file, text, { mode, durable: true, ...disk })
  } catch (error) {
    throw cannot(path, writeErrorText(error))
  }
}

/** Creates a file and its folders. Throws a Fault where it cannot, or where the file exists. */
export function createFile(path: string, text: string): void {
  if (existsSync(path)) throw cannot(path, 'There is a file of that name.')
  try {
    writeWhole(path, text, { durable: true })
  } catch (error) {
    throw cannot(path, writeErrorText(error))
  }
}

/** Deletes a file. Throws a Fault where it cannot. */
export function removeFile(path: string): void {
  try {
    rmSync(path)
  } catch (error) {
    throw cannot(path, writeErrorText(error))
  }
}

export function writeErrorText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return writeErrors[code] ?? `${error instanceof Error ? error.message : error}.`
}

const cannot = (path: string, why: string) =>
  new Fault(
    'cannot-write',
    `${basename(path)} cannot be written. ${why}`,
    'The file is as it was. Fix that, and call the command again.',
  )
