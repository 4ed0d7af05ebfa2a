// The files below a folder, each with what its stamp is made of. There may be ten thousand of them in a command that does nothing
// else, so that they are numbers, and texts only once they are asked for.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { isSettled } from '../files/file-stamp.ts'

/** Of a file: size, time written, time changed, inode. */
export const numbersPerStamp = 4

export class FolderStamps {
  /** In alphabetical order. */
  readonly paths: readonly string[]
  /** Of each file in turn: its size, when it was written and changed, its inode; -1 for a link that leads nowhere. */
  readonly numbers: Float64Array
  /** Files that may be written again under the same stamp. */
  readonly unsettled: readonly string[]
  /** All paths, each with a line of its own. */
  readonly names: string

  constructor(readonly folder: string) {
    const found: Found = { paths: [], numbers: [], unsettled: [] }
    look(folder, found)
    this.paths = found.paths
    this.numbers = new Float64Array(found.numbers)
    this.unsettled = found.unsettled
    this.names = found.paths.join('\n')
  }

  /** Empty for a folder without files, or that is not there. */
  get hash(): string {
    if (this.paths.length === 0) return ''
    return createHash('sha1').update(this.names).update(this.numbers).digest('base64url')
  }
}

interface Found {
  paths: string[]
  numbers: number[]
  unsettled: string[]
}

function look(folder: string, found: Found): void {
  for (const entry of entriesIn(folder)) {
    const path = folder + sep + entry.name
    if (entry.isDirectory()) {
      look(path, found)
      continue
    }
    const stat = statSync(path, { throwIfNoEntry: false })
    found.paths.push(path)
    // A link that leads nowhere is part of the list all the same.
    if (stat) found.numbers.push(stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino)
    else found.numbers.push(...noStamp)
    if (stat && !isSettled(stat)) found.unsettled.push(path)
  }
}

const noStamp = Array.from({ length: numbersPerStamp }, () => -1)

const entriesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
    : []
