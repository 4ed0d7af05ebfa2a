// Defines what an edit session depends on, and what it writes.
import type { ChangedText } from '../../../entry-files/entry-texts.ts'
import type { Disk } from '../../../files/replace-file.ts'
import type { Loaded } from '../../../manifest/load.ts'
import type { Fault } from '../../../problems/fault.ts'
import type { Edit } from '../../../problems/problem.ts'
import { difference, inverse } from '../../../problems/splice.ts'
import type { EditTrial, Project } from '../../../project/project.ts'
import type { FormFollowing } from '../../edit-messages.ts'
import type { ShownProblem } from '../../messages.ts'
import type { RequestOf } from '../../request-bodies.ts'

export interface EditPorts {
  project: Project
  /** The project, or what reports each state of it. */
  live: Pick<Project, 'current' | 'adopt'> & { refresh(): void }
  problemsOf: (loaded: Loaded) => ShownProblem[]
  /** Returns the database changes that people have to confirm; undefined where there are none. */
  followingOf?: (before: Loaded, after: Loaded) => FormFollowing | undefined
  /** Returns the keys of a group in the order of its schema. */
  keysAt: (loaded: Loaded, path: RequestOf<'edit'>['operations'][number]['path']) => readonly string[]
  /** Called before files are written. */
  writing?: () => void
  disk?: Disk
}

export interface FileChange extends Pick<ChangedText, 'before' | 'after'> {
  /** Edits that restore `before`; left out where the file is created or deleted. */
  undo?: Edit[]
}

/** Returns the place of the first error that keeps the written text from visitors. */
export function waitsFor(trial: EditTrial | Fault): { file: string; line: number } | undefined {
  if (!('loaded' in trial) || trial.loaded.manifest) return undefined
  const problem = trial.loaded.problems.find(({ severity }) => severity === 'error')
  return problem && { file: problem.file, line: problem.line }
}

/** Returns the edits that turn `after` back into `before`. */
export function inverseEdits(before: string, after: string): Edit[] {
  const change = difference(before, after)
  return change ? inverse(before, [change]) : []
}
