import type { Timer } from './timers.ts'

export interface TimedSite {
  /** The site's name. */
  name: string
  /** Shell command that builds the site. */
  command: string
  /** Prints a timer's moments for people: `2026-12-20 08:00, 2027-01-04 08:00 (Europe/Zurich)`. */
  whenOf: (timer: Timer) => string
}

/** First comment line of every file that the command writes. Only files that begin with it are overwritten or deleted. */
export const mark = 'Written by `npm run schedule`, which replaces and removes this file.'

/** A host that starts builds by timers. */
export interface TimerHost {
  /** Timer files, for hosts that have them: their folder, the names that may belong to them, and their texts by path below it. */
  files?: {
    folder: (root: string) => string
    isOne: RegExp
    of: (timers: readonly Timer[], site: TimedSite) => ReadonlyMap<string, string>
  }
  /** Lines to print, for hosts without timer files. */
  printed?: (timers: readonly Timer[], site: TimedSite) => string
  /** What the owner has to do next, in a sentence. */
  next: string
}
