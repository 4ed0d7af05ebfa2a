// The edit operations on a manifest, as data: requested by a page, validated, and applied to the text by range splices.
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * What is meant where a value is written once and used in several places by YAML's own aliases or merge keys: the value of all of
 * them, or a value of this place alone.
 */
export type Sharing = 'all' | 'here'

interface Anywhere {
  /** Left out, an operation on a shared value is refused with `shared`, and the caller chooses. */
  sharing?: Sharing
}

export interface SetValue extends Anywhere {
  do: 'set'
  path: Path
  value: Json
  /** Keys in the order they are usually written, for a key that is new. */
  order?: readonly string[]
}

/** The last segment is the index the new item gets. */
export interface InsertItem extends Anywhere {
  do: 'insert'
  path: Path
  value: Json
}

/** A key of a map or an item of a list. */
export interface Remove extends Anywhere {
  do: 'remove'
  path: Path
}

/** `to` ends with the index the entry has afterwards; a key stays within its map. */
export interface Move extends Anywhere {
  do: 'move'
  path: Path
  to: Path
}

/** The copy of a list's item comes right after it. */
export interface Duplicate extends Anywhere {
  do: 'duplicate'
  path: Path
}

export interface RenameKey extends Anywhere {
  do: 'rename'
  path: Path
  key: string
}

export type Operation = SetValue | InsertItem | Remove | Move | Duplicate | RenameKey

/** Why an operation is not done. Nothing has changed then. */
export interface Refusal {
  refused:
    | 'unreadable' // the text has mistakes in its writing
    | 'no-such-place' // the path leads nowhere, or to something of another kind
    | 'taken' // the key is there already
    | 'shared' // `sharing` has to be chosen
    | 'alias-left-behind' // an alias elsewhere needs what would go
    | 'comment-lost' // a comment has no room where its entry would go
    | 'unverified' // what came out is not what was asked for
  message: string
  /** For `shared`: in how many places the value is used. */
  uses?: number
}

export interface Edited {
  text: string
  /** From the text before to this one, in order and apart from each other. */
  edits: Edit[]
  /** Back again, to the very bytes. */
  undo: Edit[]
}

/** Carries a refusal out of the depths; `edit` catches it. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

export function refuse(refused: Refusal['refused'], message: string, more: Partial<Refusal> = {}): never {
  throw new Refused({ refused, message, ...more })
}

export const isRefusal = (value: Edited | Refusal): value is Refusal => 'refused' in value
