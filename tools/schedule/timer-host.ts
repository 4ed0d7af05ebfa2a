import type { Timer } from './timers.ts'

export interface Timed {
  /** What the site is called. */
  name: string
  /** What builds it, for a shell. */
  command: string
  /** When a timer runs, for people: `2026-12-20 08:00, 2027-01-04 08:00 (Europe/Zurich)`. */
  whenOf: (timer: Timer) => string
}

/** What is first in every file that the command writes, behind the sign of a comment: what has it may be replaced and removed. */
export const mark = 'Written by `npm run schedule`, which replaces and removes this file.'

/** What starts builds at the right moments. */
export interface TimerHost {
  /** Files by their paths below the folder, and what of those there is may be one of them. None for a host whose lines are printed. */
  files?: {
    folder: (root: string) => string
    isOne: RegExp
    of: (timers: readonly Timer[], site: Timed) => ReadonlyMap<string, string>
  }
  /** Lines for the owner to put where the host looks for them. */
  printed?: (timers: readonly Timer[], site: Timed) => string
  /** What is left to the owner, once. */
  next: string
}
