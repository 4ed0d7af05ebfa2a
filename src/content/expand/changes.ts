// Collects the moments at which pages, blocks and entries appear or disappear.
import type { Path } from '../../problems/finding.ts'
import { pointerTo } from '../../problems/path.ts'
import type { Entry } from '../entry.ts'

export interface TimedChange {
  comes: boolean
  /** Path in the manifest as written. */
  path: Path
  entry?: Entry
  /** Set when the entry only leaves the lists of what is upcoming: the field with its last day. */
  isOverBy?: string
}

export class Changes {
  private readonly byMoment = new Map<number, Map<string, TimedChange>>()

  /** `path` is in the manifest as written: a template counts once, although it is filled in for each entry. */
  addWritten(at: number, comes: boolean, path: Path): void {
    this.add(at, `${comes} ${pointerTo(path)}`, { comes, path })
  }

  addEntry(at: number, comes: boolean, entry: Entry): void {
    this.add(at, `${comes} ${keyOf(entry)}`, { comes, path: [], entry })
  }

  /** Lists with `when:` change when the last day of an entry is over. */
  addEndOfDays(at: number, entry: Entry, isOverBy: string): void {
    this.add(at, `over ${keyOf(entry)}`, { comes: false, path: [], entry, isOverBy })
  }

  private add(at: number, key: string, change: TimedChange) {
    const known = this.byMoment.get(at) ?? new Map<string, TimedChange>()
    known.set(key, change)
    this.byMoment.set(at, known)
  }

  /** Returns later moments, sorted. */
  after(now: number): number[] {
    return [...this.byMoment.keys()].filter((at) => at > now).sort((a, b) => a - b)
  }

  of(at: number): TimedChange[] {
    return [...(this.byMoment.get(at)?.values() ?? [])]
  }
}

/** Rows of a table may have no slug. */
const keyOf = (entry: Entry): string => `${entry.collection} ${entry.slug === '' ? entry.at.pathOf([]) : entry.slug}`
