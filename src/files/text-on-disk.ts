// A text of a manifest that is read once somebody asks for it. Only the one that was asked for last stays in memory.
import type { IncludedFile } from '../manifest/read/parsed.ts'
import { Fault } from '../problems/fault.ts'
import { fileStamp } from './file-stamp.ts'
import { readManifest } from './read-manifest.ts'

/** Milliseconds. Some file systems count in steps of two seconds: of what is younger, the time does not tell two writings apart. */
const young = 2000

let last: { of: TextOnDisk; text: string } | undefined

export class TextOnDisk implements Omit<IncludedFile, 'file'> {
  readonly stamp?: string
  readonly size?: number
  private readonly found: string | undefined

  constructor(private readonly path: string) {
    // What is not there is read all the same, by whoever says what that means.
    const found = fileStamp(path)
    this.found = found?.stamp
    this.size = found?.size
    if (found && Date.now() - found.changed > young) this.stamp = found.stamp
  }

  /** Throws a Fault where it cannot be read, or is not what it was any more. */
  get text(): string {
    if (last?.of === this) return last.text
    if (fileStamp(this.path)?.stamp !== this.found)
      throw new Fault('file-changed', `${this.path} was changed while it was read.`, 'Run the command again.')
    const text = readManifest(this.path)
    last = { of: this, text }
    return text
  }
}
