// A text of a manifest that is read once somebody asks for it. Only the one that was asked for last stays in memory.
import { statSync } from 'node:fs'
import type { IncludedFile } from '../manifest/read/parsed.ts'
import { Fault } from '../problems/fault.ts'
import { readManifest } from './read-manifest.ts'

/** Milliseconds. Some file systems count in steps of two seconds: of what is younger, the time does not tell two writings apart. */
const young = 2000

let last: { of: TextOnDisk; text: string } | undefined

export class TextOnDisk implements Omit<IncludedFile, 'file'> {
  readonly stamp?: string
  private readonly found: string

  constructor(private readonly path: string) {
    const { found, changed } = stampOf(path)
    this.found = found
    if (Date.now() - changed > young) this.stamp = found
  }

  /** Throws a Fault where it cannot be read, or is not what it was any more. */
  get text(): string {
    if (last?.of === this) return last.text
    if (stampOf(this.path).found !== this.found)
      throw new Fault('file-changed', `${this.path} was changed while it was read.`, 'Run the command again.')
    const text = readManifest(this.path)
    last = { of: this, text }
    return text
  }
}

/** `changed`: milliseconds since 1970. A file that is not there is read all the same, by whoever says what that means. */
function stampOf(path: string): { found: string; changed: number } {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return { found: '', changed: Number.POSITIVE_INFINITY }
  const { size, mtimeMs, ctimeMs, ino } = stat
  return { found: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) }
}
