// What is kept of a site's states, and how. Types alone.

/** What a state of the site is compared with. */
export interface ReviewBase {
  kind: 'commit' | 'copy'
  /** The commit's hash or the copy's name. */
  id: string
  /** The commit's first line; empty for a copy. */
  title: string
  /** As ISO 8601. */
  when: string
}

/** A file beside the manifest that belongs to the site: a picture, a font. */
export interface ChangedFile {
  file: string
  what: 'added' | 'changed' | 'removed'
}

export interface Repository {
  /** Missing where HEAD is on no branch. */
  branch?: string
  remote?: string
  /** Commits that the remote does not have; undefined where that is not known. */
  ahead?: number
  /** What keeps from committing, as a sentence. */
  obstacle?: string
  /** Whether git knows who commits. */
  hasIdentity: boolean
}

export interface Copy {
  name: string
  when: string
}

export interface CommitRequest {
  message: string
  /** Commits to a new branch of that name. */
  branch?: string
  push: boolean
  /** Who commits, where git does not know. */
  author?: { name: string; email: string }
}

export type PublishAnswer =
  | { outcome: 'done'; message: string; link?: string }
  /** `output`: the lines of git or of a hook. `committed`: it was committed and only the push failed. */
  | { outcome: 'failed'; message: string; hint: string; output?: string; committed?: boolean }
