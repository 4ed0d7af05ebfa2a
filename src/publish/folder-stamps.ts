// The files below a folder, each with what its stamp is made of. There may be ten thousand of them in a command that does nothing
// else, so that they are numbers, and texts only once they are asked for.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { isSettled } from '../files/file-stamp.ts'

/** Of a file: size, time written, time changed, inode. */
const perFile = 4

export class FolderStamps {
  /** In alphabetical order. */
  private readonly paths: string[] = []
  private readonly numbers: number[] = []
  /** Files that may be written again under the same stamp. */
  readonly unsettled: string[] = []

  constructor(readonly folder: string) {
    this.look(folder)
  }

  /** Empty for a folder without files, or that is not there. */
  get hash(): string {
    if (this.paths.length === 0) return ''
    const hash = createHash('sha1').update(this.paths.join('\n'))
    return hash.update(new Float64Array(this.numbers)).digest('base64url')
  }

  /** By file; see FileStamp. */
  get stamps(): ReadonlyMap<string, string> {
    return new Map(this.paths.map((path, at) => [path, this.numbers.slice(at * perFile, (at + 1) * perFile).join(' ')]))
  }

  private look(folder: string): void {
    for (const entry of entriesIn(folder)) {
      const path = folder + sep + entry.name
      if (entry.isDirectory()) {
        this.look(path)
        continue
      }
      const stat = statSync(path, { throwIfNoEntry: false })
      this.paths.push(path)
      // A link that leads nowhere is part of the list all the same.
      if (stat) this.numbers.push(stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino)
      else this.numbers.push(-1, -1, -1, -1)
      if (stat && !isSettled(stat)) this.unsettled.push(path)
    }
  }
}

const entriesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
    : []
