// Every moment at which a page, a block or an entry comes or goes, and which.
import type { Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import type { Entry } from '../entry.ts'

export interface Change {
  comes: boolean
  /** In the manifest as it is written. */
  path: Path
  entry?: Entry
}

export class Changes {
  private readonly byMoment = new Map<number, Map<string, Change>>()

  /** `path` is where the manifest says it; a template is filled in once for each entry, and counts once. */
  addWritten(at: number, comes: boolean, path: Path): void {
    this.add(at, `${comes} ${pointerTo(path)}`, { comes, path })
  }

  addEntry(at: number, comes: boolean, entry: Entry): void {
    this.add(at, `${comes} ${entry.collection} ${entry.slug}`, { comes, path: [], entry })
  }

  private add(at: number, key: string, change: Change) {
    const known = this.byMoment.get(at) ?? new Map<string, Change>()
    known.set(key, change)
    this.byMoment.set(at, known)
  }

  /** In their order. */
  after(now: number): number[] {
    return [...this.byMoment.keys()].filter((at) => at > now).sort((a, b) => a - b)
  }

  of(at: number): Change[] {
    return [...(this.byMoment.get(at)?.values() ?? [])]
  }
}
