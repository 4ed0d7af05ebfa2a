// Types of the messages between the preview's server and the review sheet.
import type { ChangedFile, Copy, Repository, ReviewBase } from '../../history/history-messages.ts'

/** Changed lines of a file with their earlier text. Lines keep their line breaks. */
export interface Hunk {
  id: string
  /** The file's name in problems. */
  file: string
  /** `line`: the first line, from 1; for no lines, the line that follows. */
  before: { line: number; lines: string[] }
  now: { line: number; lines: string[] }
}

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed'

/** One change in words. */
export interface ReviewChange {
  what: ChangeKind
  /** Its place, outermost first: `['Home', 'hero', 'title']`. */
  where: string[]
  /** The kind of thing that changed: `text`, `page`, `block`, `redirect`, `colour`, `field`. */
  thing: string
  before?: string
  now?: string
  /** The readings that show it; empty for values outside readings. */
  readings: string[]
  /** Ids of its hunks. */
  hunks: string[]
}

/** A page that has changed, in one reading. */
export interface ChangedPage {
  reading: string
  /** Its path in each state; left out where the page did not or does not exist. */
  before?: string
  now?: string
  title: string
  /** Indexes of removed, changed or moved blocks before, and of added, changed or moved blocks now. */
  blocksBefore: number[]
  blocksNow: number[]
}

export interface Review {
  base?: ReviewBase
  /** Left out without git. */
  repository?: Repository
  /** The reason why there is no repository. */
  without?: string
  /** Left out where one of the two states could not be parsed. */
  changes?: ReviewChange[]
  hunks: Hunk[]
  pages: ChangedPage[]
  files: ChangedFile[]
  copies: Copy[]
}
