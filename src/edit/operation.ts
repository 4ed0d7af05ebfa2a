// Defines the edit operations on a manifest, and the reasons for refusing one.
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * What an operation changes where a value is written once and used in several places by aliases or merge keys: all of the places, or
 * this one alone.
 */
export type Sharing = 'all' | 'here'

interface Anywhere {
  /** Left out, an operation on a shared value is refused with `shared`, so that the caller can choose. */
  sharing?: Sharing
}

export interface SetValue extends Anywhere {
  do: 'set'
  path: Path
  value: Json
  /** The usual order of keys, which decides the place of a new key. */
  order?: readonly string[]
}

/** The path ends with the index of the new item. */
export interface InsertItem extends Anywhere {
  do: 'insert'
  path: Path
  value: Json
}

/** Removes a key of a map or an item of a list. */
export interface Remove extends Anywhere {
  do: 'remove'
  path: Path
}

/** `to` ends with the index of the entry after the move. Keys can only move within their map. */
export interface Move extends Anywhere {
  do: 'move'
  path: Path
  to: Path
}

/** Copies an item of a list. The copy follows it directly. */
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

/** The reason why an operation was refused. Nothing has changed. */
export interface Refusal {
  refused:
    | 'unreadable' // the text is invalid YAML
    | 'no-such-place' // the path does not exist, or has another kind of value
    | 'taken' // the key exists already
    | 'shared' // the caller has to choose `sharing`
    | 'alias-left-behind' // an alias elsewhere refers to what would be removed
    | 'comment-lost' // a comment would be lost
    | 'unverified' // no strategy gave the expected value
  message: string
  /** For `shared`: the number of places that use the value. */
  uses?: number
}

export interface Edited {
  text: string
  /** Edits from the old text to this one, in order and without overlaps. */
  edits: Edit[]
  /** Edits that restore the old text exactly. */
  undo: Edit[]
}

/** Carries a refusal to `edit`, which catches it. */
export class RefusedEdit extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** Returns the refusal that the work throws. */
export function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof RefusedEdit) return error.refusal
    throw error
  }
}

export function refuse(refused: Refusal['refused'], message: string, more: Partial<Refusal> = {}): never {
  throw new RefusedEdit({ refused, message, ...more })
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value
