// Types of the history: commits, copies and the repository.

/** The earlier state that the site is compared with. */
export interface ReviewBase {
  kind: 'commit' | 'copy'
  /** The commit's hash or the copy's name. */
  id: string
  /** The commit's first line; empty for a copy. */
  title: string
  /** Its time, as ISO 8601. */
  when: string
}

/** A changed file beside the manifest that belongs to the site: a picture, a font. */
export interface ChangedFile {
  file: string
  what: 'added' | 'changed' | 'removed'
}

export interface Repository {
  /** Left out where HEAD is detached. */
  branch?: string
  remote?: string
  /** The number of commits that the remote does not have; undefined where that is unknown. */
  ahead?: number
  /** What prevents a commit. */
  obstacle?: string
  /** True when git knows the author's name and address. */
  hasIdentity: boolean
}

export interface Copy {
  name: string
  when: string
}

export interface CommitRequest {
  message: string
  /** The name of a new branch to commit to. */
  branch?: string
  push: boolean
  /** The author, where git does not know one. */
  author?: { name: string; email: string }
}

export type HistoryAnswer =
  | { outcome: 'done'; message: string[]; link?: string }
  /** `output`: lines of git or a hook. `committed`: true when only the push failed. */
  | { outcome: 'failed'; message: string[]; hint: string[]; output?: string; committed?: boolean }
