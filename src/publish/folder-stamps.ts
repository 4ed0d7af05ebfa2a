// Stats all files below a folder. Stamps are kept as numbers, since a command that finds ten thousand unchanged files has no time for
// objects or strings.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { isStampSettled } from '../files/file-stamp.ts'

/** Size, modification time, change time, inode. */
export const numbersPerStamp = 4

export class FolderStamps {
  /** Sorted. */
  readonly paths: readonly string[]
  /** `numbersPerStamp` for each path; -1 for a broken link. */
  readonly numbers: Float64Array
  /** Files written so recently that another write might leave the same stamp. */
  readonly unsettled: readonly string[]
  /** All paths, a line each. */
  readonly names: string

  constructor(readonly folder: string) {
    const found: FolderStats = { paths: [], numbers: [], unsettled: [] }
    look(folder, relative('', folder) || '.', found)
    this.paths = found.paths
    this.numbers = new Float64Array(found.numbers)
    this.unsettled = found.unsettled
    this.names = found.paths.join('\n')
  }

  /** Hash of paths and stamps; empty for a folder without files, or a missing one. */
  get hash(): string {
    if (this.paths.length === 0) return ''
    return createHash('sha1').update(this.names).update(this.numbers).digest('base64url')
  }
}

interface FolderStats {
  paths: string[]
  numbers: number[]
  unsettled: string[]
}

/** `here` leads to the folder from the working directory: the kernel looks up each folder of a path. */
function look(folder: string, here: string, found: FolderStats): void {
  for (const name of namesIn(here)) {
    const path = folder + sep + name
    const near = here + sep + name
    const stat = statSync(near, { throwIfNoEntry: false })
    if (stat?.isDirectory() && !lstatSync(near).isSymbolicLink()) {
      look(path, near, found)
      continue
    }
    found.paths.push(path)
    // A broken link is listed, too: repairing it is a change.
    if (stat) found.numbers.push(stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino)
    else found.numbers.push(...noStamp)
    if (stat && !isStampSettled(stat)) found.unsettled.push(path)
  }
}

const noStamp = Array.from({ length: numbersPerStamp }, () => -1)

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : [])
