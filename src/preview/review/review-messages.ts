// What the preview's server and the review sheet say to each other. Types alone.
import type { ChangedFile, Copy, Repository, ReviewBase } from '../../history/history-messages.ts'

export type {
  ChangedFile,
  CommitRequest,
  Copy,
  PublishAnswer,
  Repository,
  ReviewBase,
} from '../../history/history-messages.ts'

/** Some lines of a file that have changed, beside those that stood there. Lines keep what they end with. */
export interface Hunk {
  id: string
  /** As problems name it. */
  file: string
  /** The first line, counted from 1; where there are no lines, the one they would stand before. */
  before: { line: number; lines: string[] }
  now: { line: number; lines: string[] }
}

export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed'

/** One change in words. */
export interface Change {
  what: ChangeKind
  /** From the outside in: `Home`, `hero`, `title`. */
  where: string[]
  /** What has come, gone, changed or moved: `text`, `page`, `block`, `redirect`, `colour`, `field`. */
  thing: string
  before?: string
  now?: string
  /** Those it shows in; empty for what stands in no reading. */
  readings: string[]
  /** Pages it shows on. */
  pages: string[]
  /** The hunks that make it. */
  hunks: string[]
}

/** A page that has changed, in one reading. */
export interface ChangedPage {
  reading: string
  /** Missing where there was, or is, no such page. */
  before?: string
  now?: string
  title: string
  /** Which of its blocks have gone, come or changed, by their index. */
  blocksBefore: number[]
  blocksNow: number[]
}

export interface Review {
  base?: ReviewBase
  /** Missing without git. */
  repository?: Repository
  /** Why there is no repository, as a sentence. */
  without?: string
  /** Missing where one of the two states has errors, so that there is no site to compare. */
  changes?: Change[]
  hunks: Hunk[]
  pages: ChangedPage[]
  files: ChangedFile[]
  copies: Copy[]
  /** A message for the commit. */
  suggested: string
}
