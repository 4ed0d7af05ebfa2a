// Finds the errors that an edit would add to the site.
import type { Loaded } from '../../../manifest/load.ts'
import type { Fault } from '../../../problems/fault.ts'
import type { EditTrial } from '../../../project/project.ts'
import type { EditAnswer } from '../../edit-messages.ts'
import type { ShownProblem } from '../../messages.ts'
import type { EditPorts } from './edit-ports.ts'

/** Returns the answer that refuses the edit; undefined where it adds no error. A second occurrence of a known error is new. */
export function newMistakes(
  { problemsOf }: Pick<EditPorts, 'problemsOf'>,
  loaded: Loaded,
  trial: EditTrial | Fault,
): EditAnswer | undefined {
  if (!('loaded' in trial)) return { outcome: 'failed', message: trial.message }
  const known = new Map<string, number>()
  const name = ({ code, message }: ShownProblem) => `${code} ${message}`
  for (const problem of problemsOf(loaded)) known.set(name(problem), (known.get(name(problem)) ?? 0) + 1)
  const problems = problemsOf(trial.loaded).filter((problem) => {
    const count = known.get(name(problem)) ?? 0
    known.set(name(problem), count - 1)
    return problem.severity === 'error' && count <= 0
  })
  return problems.length > 0 ? { outcome: 'invalid', problems } : undefined
}
