// What an edit session works with: the site's files, the checks, and texts on their way into files.

import { difference, inverse } from '../../../edit/splice.ts'
import type { ChangedText } from '../../../entry-files/entry-texts.ts'
import type { Disk } from '../../../files/replace-file.ts'
import type { Loaded } from '../../../manifest/load.ts'
import type { Fault } from '../../../problems/fault.ts'
import type { Edit } from '../../../problems/problem.ts'
import type { Project, Trial } from '../../../project/project.ts'
import type { FormFollowing } from '../../edit-messages.ts'
import type { ShownProblem } from '../../messages.ts'
import type { EditRequest } from '../../request-bodies.ts'

export interface EditPorts {
  /** The site's files. */
  live: Pick<Project, 'current' | 'trial' | 'adopt' | 'textOf' | 'pathOf'> & {
    look(): void
    /** Path of a file that may not be there yet. */
    newPathOf(file: string): string
    /** What problems call the file at a path below the manifest's folder. */
    nameBeside(below: string): string
  }
  problemsOf: (loaded: Loaded) => ShownProblem[]
  /** What must follow in the database, as far as people have to agree to it. */
  followingOf?: (before: Loaded, after: Loaded) => FormFollowing | undefined
  /** Keys of a group in the order of its schema. */
  keysAt: (loaded: Loaded, path: EditRequest['operations'][number]['path']) => readonly string[]
  /** Called before files are written. */
  writing?: () => void
  disk?: Disk
}

export interface Change extends Pick<ChangedText, 'before' | 'after'> {
  /** Left out where the file comes or goes. */
  undo?: Edit[]
}

/** Where the first mistake stands that keeps what was written from visitors. */
export function waitsFor(trial: Trial | Fault): { file: string; line: number } | undefined {
  if (!('loaded' in trial) || trial.loaded.manifest) return undefined
  const problem = trial.loaded.problems.find(({ severity }) => severity === 'error')
  return problem && { file: problem.file, line: problem.line }
}

export function wayBack(before: string, after: string): Edit[] {
  const change = difference(before, after)
  return change ? inverse(before, [change]) : []
}
